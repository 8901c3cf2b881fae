import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/difference-la.ts'),
  en: () => import('../texts/difference-en.ts'),
})

export const useDifferenceText = () => useText(texts)
export type DifferenceText = ReturnType<typeof useDifferenceText>
