import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../locales/la.ts'),
  en: () => import('../locales/en.ts'),
})

/** The texts of the sign-in page, which loads no others. */
export function useAccessText() {
  return useText(texts)
}
