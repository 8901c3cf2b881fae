import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/settlement-la.ts'),
  en: () => import('../texts/settlement-en.ts'),
})

export const useSettlementText = () => useText(texts)
export type SettlementText = ReturnType<typeof useSettlementText>
