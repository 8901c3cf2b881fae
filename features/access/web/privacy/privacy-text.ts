import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'
import type { PrivacyText } from '../../locales/privacy-shape.ts'

const texts = defineDictionary<PrivacyText>({
  la: () => import('../../locales/privacy-la.ts'),
  en: () => import('../../locales/privacy-en.ts'),
})

export function usePrivacyText(): PrivacyText {
  return useText(texts)
}
