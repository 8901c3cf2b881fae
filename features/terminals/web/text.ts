import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const lists = defineDictionary({ la: () => import('../locales/la.ts'), en: () => import('../locales/en.ts') })
const screens = defineDictionary({
  la: () => import('./texts/la.ts'),
  en: () => import('./texts/en.ts'),
})

/** The words of lists, which their Excel files have too. */
export const useTerminalWords = () => useText(lists)

/** The texts of screens. */
export const useTerminalText = () => useText(screens)
