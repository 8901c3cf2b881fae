import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/difference-la.ts'),
  en: () => import('../texts/difference-en.ts'),
})

export const useDifferenceText = () => useText(texts)

const claimTexts = defineDictionary({
  la: () => import('../texts/claim-la.ts'),
  en: () => import('../texts/claim-en.ts'),
})

export const useClaimText = () => useText(claimTexts)
export type ClaimText = ReturnType<typeof useClaimText>
export type DifferenceText = ReturnType<typeof useDifferenceText>
