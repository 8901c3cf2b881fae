import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/adjustments-la.ts'),
  en: () => import('../texts/adjustments-en.ts'),
})

export function useAdjustmentText() {
  return useText(texts)
}
