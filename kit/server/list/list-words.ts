import type { Words } from './list-sheet.ts'

type StringKey<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T]

/**
 * The words of an Excel file from the texts of the list's screen, so that both have the same headings:
 * `const word = wordsOf(la, en)`, then `word('status')` is `{ la, en }`.
 */
export const wordsOf =
  <T extends object>(la: T, en: Record<StringKey<T>, string>) =>
  (name: StringKey<T>): Words => ({ la: la[name] as string, en: en[name] })

/** The labels of a field with codes: `codesOf(la.statuses, en.statuses)`. */
export const codesOf = <Code extends string>(
  la: Readonly<Record<Code, string>>,
  en: Readonly<Record<Code, string>>,
): Record<Code, Words> =>
  Object.fromEntries(
    (Object.keys(la) as Code[]).map((code) => [code, { la: la[code], en: en[code] }]),
  ) as Record<Code, Words>
