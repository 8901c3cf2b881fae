import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('./texts/la.ts'),
  en: () => import('./texts/en.ts'),
})

/** The words of requests of every kind. */
export function useRequestWords() {
  return useText(texts)
}
