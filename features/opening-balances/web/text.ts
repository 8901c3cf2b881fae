import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({ la: () => import('../locales/la.ts'), en: () => import('../locales/en.ts') })

export function useOpeningBalancesText() {
  return useText(texts)
}
