import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/years-la.ts'),
  en: () => import('../texts/years-en.ts'),
})

export function useYearText() {
  return useText(texts)
}
