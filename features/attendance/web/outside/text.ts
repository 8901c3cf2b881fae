import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('./texts/la.ts'),
  en: () => import('./texts/en.ts'),
})

export function useOutsideText() {
  return useText(texts)
}
