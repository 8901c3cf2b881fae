import type { FormSection } from '../../domain/fields/employee-field.ts'
import { FIELDS, type FieldName } from '../../domain/fields/fields.ts'

/** The steps to a new employee; the last one shows everything that will be saved. */
export const STEPS = ['person', 'job', 'pay', 'check'] as const
export type StepName = (typeof STEPS)[number]
export type FieldStep = Exclude<StepName, 'check'>

/** The sections of the field table in each step, in the order of the summary. */
export const SECTIONS_OF_STEP: Readonly<Record<FieldStep, readonly FormSection[]>> = {
  person: ['person', 'identity', 'address', 'contact', 'emergency'],
  job: ['job', 'clock', 'leave'],
  pay: ['pay', 'bank', 'law'],
}

/** Fields of the form without a section. */
const OTHERS: Readonly<Record<string, FieldStep>> = {
  profile: 'person',
  resumeFile: 'person',
  schedule_id: 'job',
  salary_currency: 'pay',
}

/** The field of an error's path: `benefits` of `benefits.0.amount`. */
const fieldOf = (path: string) => path.split('.')[0] as FieldName

/** The step that contains a field, by the path of its value; undefined for a field that no step contains. */
export function stepOf(path: string): FieldStep | undefined {
  const name = fieldOf(path)
  const section = FIELDS.find((field) => field.name === name)?.section
  const steps = Object.keys(SECTIONS_OF_STEP) as FieldStep[]
  return OTHERS[name] ?? steps.find((step) => section && SECTIONS_OF_STEP[step].includes(section))
}

/** Open without a fold: the first fields, the picture and the contacts. */
const OPEN: ReadonlySet<string> = new Set(['profile', 'contacts', 'schedule_id', 'salary_currency'])

/** True if the field is folded in its step until the user opens the rest. */
export function isFolded(path: string): boolean {
  const name = fieldOf(path)
  return !OPEN.has(name) && FIELDS.find((field) => field.name === name)?.first !== true
}
