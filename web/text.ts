import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const shell = defineDictionary({
  la: () => import('./locales/la.ts'),
  en: () => import('./locales/en.ts'),
})

/** The words of the shell: menus' headings, top bars, settings. */
export function useShellText() {
  return useText(shell)
}
