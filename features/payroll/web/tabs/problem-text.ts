import { formatDate } from '#kit/contract/days.ts'
import type { Problem } from '../../contract.ts'
import type en from '../texts/run-en.ts'

/** Why an employee cannot be paid, as text. */
export function problemText(
  { code, params }: Pick<Problem, 'code' | 'params'>,
  text: Pick<typeof en, 'problem'>,
): string {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, formatDate(String(value)) || String(value)]),
  )
  const texts: Readonly<Record<string, (values: Record<string, string>) => string>> = text.problem
  return (texts[code] ?? texts.not_computable)?.(values) ?? code
}
