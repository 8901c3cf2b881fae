/** A paragraph, or a list of terms with a description of each. */
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
