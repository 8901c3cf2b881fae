import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../locales/own-la.ts'),
  en: () => import('../locales/own-en.ts'),
})

/** The texts of the employees' start page, which a phone loads without those of the other start pages. */
export function useOwnText() {
  return useText(texts)
}
