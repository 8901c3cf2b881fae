import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../../locales/self-check-la.ts'),
  en: () => import('../../locales/self-check-en.ts'),
})

export function useSelfCheckText() {
  return useText(texts)
}

export type SelfCheckText = ReturnType<typeof useSelfCheckText>
