import { formatDate } from '#kit/contract/days.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { FilledField, FormAnswer, TemplateField } from '../contract/template.ts'

/** At most 15 digits before and 4 after the point, as `1250.5`. */
const NUMBER = /^-?\d{1,15}(\.\d{1,4})?$/

/** Why an answer is refused. */
export type AnswerFault = 'required' | 'not_number' | 'not_date' | 'not_choice'

/** The fields of a form with what was filled in; answers to other fields are left out. */
export function filledForm(fields: readonly TemplateField[], answers: readonly FormAnswer[]): FilledField[] {
  const values = new Map(answers.map(({ no, value }) => [no, value.trim()]))
  return fields.map((field) => ({ ...field, value: values.get(field.no) ?? '' }))
}

/** Why a field is refused; null if it is not. `isDraft`: required fields can be empty. */
export function faultOf(
  { type, choices, is_required, value }: FilledField,
  isDraft: boolean,
): AnswerFault | null {
  if (value === '') return is_required && !isDraft ? 'required' : null
  if (type === 'number') return NUMBER.test(value) ? null : 'not_number'
  if (type === 'date') return IsoDate.safeParse(value).success ? null : 'not_date'
  return type === 'text' || choices.includes(value) ? null : 'not_choice'
}

/** An answer as people read it: '12,500.5', '27/11/2026'. */
export function answerText({ type, value }: Pick<FilledField, 'type' | 'value'>): string {
  if (type === 'date') return formatDate(value) || value
  if (type !== 'number' || !NUMBER.test(value)) return value
  const [whole = '', decimals] = value.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
