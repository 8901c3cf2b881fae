import type { z } from 'zod'
import type { Words } from '#kit/contract/master-data-fields.ts'
import type { Guard } from '../guards.ts'
import type { ColumnKind, FieldKind, Options, ReferenceTable, TextForm } from './field-kinds.ts'

/** The sections of the form in order; `emergency` is part of `contact`. */
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

/** One row of the table; the key is the field's name in calls and form. */
export interface EmployeeField {
  kind: FieldKind
  /** The schemas of request and answer; without a request schema the field is read-only. */
  request?: z.ZodType
  answer: z.ZodType
  /** The default for storing and display. Required fields have none. */
  empty?: unknown
  required?: boolean
  /** How a cell of the sheet is read. */
  cell?: ColumnKind
  /** Maximum characters of a text, or the maximum count; `min`: the minimum. */
  max?: number
  min?: number
  options?: Options
  isOpen?: boolean
  table?: ReferenceTable
  form?: TextForm
  input?: 'numeric' | 'email'
  /** The calendar offers no day after today. */
  isPast?: boolean
  /** Column of the employee table if it has another name; null if the field is stored elsewhere. */
  column?: string | null
  /** The label in the form. */
  label: Words
  /** The heading in lists and the log if the label is too long. */
  short?: Words
  hint?: Words
  /** The hint is shown only for a new employee, or only for an existing one. */
  hintFor?: 'new' | 'existing'
  /** The section of the form; without it the field is not in the form. */
  section?: FormSection
  /** Open in the steps for a new employee; the other fields of the section are folded. */
  first?: boolean
  /** Displayed only while this other field is filled in. */
  askedWith?: string
  /** In the employee sheet: the column's name if it differs from `column`, its heading if it differs from `short`. */
  sheet?: { name?: string; heading?: Words; required?: boolean; max?: number }
  /** A column of the employee list; `hidden` until the user chooses it, `own` if the list renders it itself. */
  list?: 'shown' | 'hidden' | 'own'
  /** Included in the search of the list. */
  searchable?: boolean
  /** Seeing and changing require separate permissions. */
  guard?: Guard
}
