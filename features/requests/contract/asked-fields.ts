import { z } from 'zod'
import type { Language } from '#kit/contract/scalars.ts'
import { Id, IsoDate, SalaryKip } from '#kit/contract/scalars.ts'
import { longText, requiredLineText } from '#kit/contract/texts.ts'

export type Words = Readonly<Record<Language, string>>

interface FieldOptions {
  hint?: Words
  /** Of a day: the field with the first possible day. */
  from?: string
  /** The log shows it only to who may see the requests. */
  isPersonal?: true
}

/** A field of the form with which employees ask: a column of the record, a field of its calls, and a label of the log. */
export interface AskedField<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType>
  extends FieldOptions {
  kind: 'day' | 'line' | 'text' | 'flag' | 'kip' | 'person'
  label: Words
  /** What is sent, and what a stored record answers with. */
  sent: In
  stored: Out
  /** The value of an empty form. */
  initial: string | boolean | null
  /** Characters of a text. */
  max?: number
}

const field = <In extends z.ZodType, Out extends z.ZodType>(
  kind: AskedField['kind'],
  label: Words,
  { sent, stored, initial }: { sent: In; stored: Out; initial: AskedField['initial'] },
  options: FieldOptions & { max?: number } = {},
): AskedField<In, Out> => ({ kind, label, sent, stored, initial, ...options })

/** The kinds of fields. */
export const asked = {
  day: (label: Words, options?: FieldOptions) =>
    field('day', label, { sent: IsoDate, stored: IsoDate, initial: null }, options),
  /** One line that must be filled in. */
  line: (label: Words, { max, ...options }: FieldOptions & { max: number }) =>
    field(
      'line',
      label,
      { sent: requiredLineText(max), stored: z.string(), initial: '' },
      { ...options, max },
    ),
  /** Several lines, which can be empty. */
  text: (label: Words, { max, ...options }: FieldOptions & { max: number }) =>
    field(
      'text',
      label,
      { sent: longText(max).default(''), stored: z.string(), initial: '' },
      { ...options, max },
    ),
  flag: (label: Words, initial: boolean, options?: FieldOptions) =>
    field('flag', label, { sent: z.boolean(), stored: z.boolean(), initial }, options),
  /** Whole kip a month. */
  kip: (label: Words, options?: FieldOptions) =>
    field('kip', label, { sent: SalaryKip, stored: SalaryKip, initial: '' }, options),
  /** One of the people who the asker leads: whom the request is about. */
  person: (label: Words, options?: FieldOptions) =>
    field('person', label, { sent: Id, stored: Id, initial: null }, options),
}

export type AskedFields = Readonly<Record<string, AskedField>>
