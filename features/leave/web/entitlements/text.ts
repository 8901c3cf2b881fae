import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/entitlements-la.ts'),
  en: () => import('../texts/entitlements-en.ts'),
})

export function useEntitlementText() {
  return useText(texts)
}
