import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/blocks-la.ts'),
  en: () => import('../texts/blocks-en.ts'),
})

export function useBlockText() {
  return useText(texts)
}
