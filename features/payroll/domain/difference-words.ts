import type { DifferenceCause } from '#engines/payroll/types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { lineTextsEn } from '../locales/line-texts.en.ts'
import { lineTextsLa } from '../locales/line-texts.la.ts'
import type { LineTexts } from '../locales/line-texts.ts'
import type { DifferenceLine } from './difference-lines.ts'
import { exactText } from './exact-numbers.ts'
import { causeSentence } from './explain-difference.ts'

const TEXTS: Record<Language, LineTexts> = { la: lineTextsLa, en: lineTextsEn }

/** The name of a line as on the payslip. */
export function differenceLineName(
  { code, name, detail }: Pick<DifferenceLine, 'code' | 'name' | 'detail'>,
  language: Language,
): string {
  const texts = TEXTS[language]
  if (name !== null) return name
  if (code === 'overtime') return texts.overtimeName(exactText([Number(detail), 100]))
  if (code === 'absence_rule' && detail === 'late') return texts.lateRuleName
  return code in texts.names ? texts.names[code as keyof LineTexts['names']] : code
}

/** The causes as sentences with their dates. */
export const causesInWords = (causes: readonly DifferenceCause[], language: Language): string[] =>
  causes.map((cause) => causeSentence(cause, TEXTS[language]))
