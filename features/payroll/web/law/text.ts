import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/law-la.ts'),
  en: () => import('../texts/law-en.ts'),
})

export function useLawText() {
  return useText(texts)
}
