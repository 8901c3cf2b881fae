import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'
import type { PrivacyText } from '../locales/shape.ts'

const texts = defineDictionary<PrivacyText>({
  la: () => import('../locales/la.ts'),
  en: () => import('../locales/en.ts'),
})

export function usePrivacyText(): PrivacyText {
  return useText(texts)
}
