import type { z } from 'zod'
import type { Words } from '#kit/contract/master-data-fields.ts'
import type { Guard } from '../guards.ts'
import type { ColumnKind, FieldKind, Options, ReferenceTable, TextForm } from './field-kinds.ts'

/** The groups of the form, in its order; `emergency` stands within `contact`. */
export type FormSection =
  | 'person'
  | 'identity'
  | 'address'
  | 'contact'
  | 'emergency'
  | 'job'
  | 'pay'
  | 'bank'
  | 'law'
  | 'clock'
  | 'leave'

/** One row of the table; the key is the field's name in the calls and in the form. */
export interface EmployeeField {
  kind: FieldKind
  /** What a request may hold, and what an answer holds; without a request the field is only answered. */
  request?: z.ZodType
  answer: z.ZodType
  /** What is stored and shown where nothing is said. Required fields have none to rely on. */
  empty?: unknown
  required?: boolean
  /** How a cell of the sheet is read. */
  cell?: ColumnKind
  /** Characters of a text, or the largest count; `min`: the smallest. */
  max?: number
  min?: number
  options?: Options
  isOpen?: boolean
  table?: ReferenceTable
  form?: TextForm
  input?: 'numeric' | 'email'
  /** The calendar offers no day after today. */
  isPast?: boolean
  /** Column of the employee table where it is called otherwise; null for what is stored elsewhere. */
  column?: string | null
  /** The label in the form. */
  label: Words
  /** The heading in lists and the log, where the label is too long for them. */
  short?: Words
  hint?: Words
  /** The hint is shown only for a new employee, or only for one that exists. */
  hintFor?: 'new' | 'existing'
  /** Where the form shows it; without a section it is not in the form. */
  section?: FormSection
  /** Asked only while this other field is filled in. */
  askedWith?: string
  /** In the employee sheet: the column's name where it differs from `column`, its heading where it differs from `short`. */
  sheet?: { name?: string; heading?: Words; required?: boolean; max?: number }
  /** A column of the employee list; `hidden` until it is chosen, `own` where the list draws it by itself. */
  list?: 'shown' | 'hidden' | 'own'
  /** The search of the list reads it. */
  searchable?: boolean
  /** Seen and changed only with a right of its own. */
  guard?: Guard
}
