import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

/** A paragraph, or a list of things with what there is to say about each. */
export type PrivacyPart = string | readonly (readonly [term: string, text: string])[]

export interface PrivacyText {
  title: string
  since: (date: string) => string
  contents: string
  print: string
  intro: string
  /** `id` is the anchor: the same in both languages, never changed. */
  sections: readonly { id: string; title: string; parts: readonly PrivacyPart[] }[]
}

const texts = defineDictionary<PrivacyText>({
  la: () => import('../../locales/privacy-la.ts'),
  en: () => import('../../locales/privacy-en.ts'),
})

export function usePrivacyText(): PrivacyText {
  return useText(texts)
}
