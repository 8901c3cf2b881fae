import { z } from 'zod'
import { IsoDate, type Language, SalaryKip } from './scalars.ts'
import { lineText, longText, requiredLineText } from './texts.ts'

/** A text in both languages. */
export type Words = Readonly<Record<Language, string>>

/** Where the entries of a reference come from: a reference list with a name in both languages. */
export interface Source {
  /** The call that lists them, and their table. */
  path: string
  table: string
  key: string
  names: Words
  /** Only those that belong to what another field says: districts within their province. */
  within?: { field: string; column: string }
}

/** Names that are offered for a line while it is typed; what is not among them may be typed as well. */
export interface Suggestions {
  /** The call that finds them by `search`. */
  path: string
  names: Words
  /** Those that belong to what another field says, and under which name the call is told: villages of a district. */
  within: { field: string; parameter: string }
}

export type FieldKind =
  | 'text'
  | 'long'
  | 'number'
  | 'decimal'
  | 'kip'
  | 'date'
  | 'flag'
  | 'choice'
  | 'reference'

/** Holds while another field of the entry has one of these values. */
export interface Condition {
  field: string
  is: readonly (string | boolean)[]
}

/** One column of a list: its table column bears the same name. */
export interface Field<T extends z.ZodType = z.ZodType> {
  kind: FieldKind
  words: Words
  type: T
  required: boolean
  /** By it an entry is known: no two entries agree in all their key fields, and an Excel file finds them by these. */
  key: boolean
  /** Not a column of the list until it is chosen. */
  hidden: boolean
  /** Under the field: what it is for. */
  hint?: Words
  options?: Readonly<Record<string, Words>>
  source?: Source
  suggestions?: Suggestions
  /** Without it the field has no meaning: it is not shown and stays empty. */
  when?: Condition
  /** With it the field must be filled in. */
  needed?: Condition
  /** Decimals that a `decimal` shows at least; without it two. */
  decimals?: number
  /** The permissions that seeing and changing its value need besides those of the list; it may be empty. */
  guard?: FieldGuard
}

export interface FieldGuard {
  view: string
  /** Changing needs both. */
  edit: string
}

/** What somebody who `may` use these permissions may do with the value of a field. */
export function rightTo(
  { guard }: Pick<Field, 'guard'>,
  may: (permission: string) => boolean,
): 'none' | 'view' | 'edit' {
  if (!guard || (may(guard.view) && may(guard.edit))) return 'edit'
  return may(guard.view) ? 'view' : 'none'
}
export type Fields = Readonly<Record<string, Field>>

interface More {
  guard?: FieldGuard
  key?: boolean
  hidden?: boolean
  hint?: Words
  when?: Condition
  needed?: Condition
}

function field<T extends z.ZodType>(
  kind: FieldKind,
  words: Words,
  type: T,
  { key = false, hidden = false, hint, when, needed, guard }: More,
): Field<T> {
  const required = !type.safeParse(undefined).success
  const more = {
    ...(hint && { hint }),
    ...(when && { when }),
    ...(needed && { needed }),
    ...(guard && { guard }),
  }
  return { kind, words, type, required, key, hidden, ...more }
}

/** A name: one line that must be filled in. By it the entry is known, unless `key` says otherwise. */
export const name = (la = 'ຊື່', en = 'Name', more: More = {}) =>
  field('text', { la, en }, requiredLineText(200), { key: true, ...more })
/** A line that may stay empty. */
export const line = (la: string, en: string, more: More & { max?: number } = {}) =>
  field('text', { la, en }, lineText(more.max ?? 200).default(''), more)
/** A line for which names are offered; what is typed stays. */
export const suggested = (
  la: string,
  en: string,
  suggestions: Suggestions,
  more: More & { max?: number } = {},
) => ({ ...line(la, en, more), suggestions })
/** Several lines that may stay empty. */
export const description = (la = 'ລາຍລະອຽດ', en = 'Description', more: More = {}) =>
  field('long', { la, en }, longText(2000).default(''), more)
/** A code in a given form, such as three capitals. */
export const code = (la: string, en: string, form: RegExp, more: More = {}) =>
  field('text', { la, en }, lineText(50).regex(form), { key: true, ...more })

interface Range extends More {
  min?: number
  max?: number
}
const whole = ({ min = 0, max = 1_000_000 }: Range) => z.int().min(min).max(max)

/** A whole number. */
export const number = (la: string, en: string, more: Range = {}) =>
  field('number', { la, en }, whole(more), more)
/** A whole number; empty means that there is no bound. */
export const openNumber = (la: string, en: string, more: Range = {}) =>
  field('number', { la, en }, whole(more).nullable().default(null), more)
/** A number above zero with up to six decimals. */
export const rate = (la: string, en: string, more: More = {}) =>
  field('decimal', { la, en }, z.number().min(0.000001).max(1_000_000_000).multipleOf(0.000001), more)
/** Days, halves too; empty means that there is no bound. */
export const openDays = (la: string, en: string, more: More = {}) => ({
  ...field('decimal', { la, en }, z.number().min(0).max(366).multipleOf(0.5).nullable().default(null), more),
  decimals: 0,
})
/** Whole kip. */
export const kip = (la: string, en: string, more: More = {}) => field('kip', { la, en }, SalaryKip, more)
/** Whole kip, or none set. */
export const optionalKip = (la: string, en: string, more: More = {}) =>
  field('kip', { la, en }, SalaryKip.nullable().default(null), more)
/** A calendar day, or none. */
export const day = (la: string, en: string, more: More = {}) =>
  field('date', { la, en }, IsoDate.nullable().default(null), more)
/** Yes or no. */
export const flag = (la: string, en: string, preset: boolean, more: More = {}) =>
  field('flag', { la, en }, z.boolean().default(preset), more)

/** One of a few values, each with its words. */
export function choice<const O extends Record<string, Words>>(
  la: string,
  en: string,
  options: O,
  more: More = {},
) {
  return { ...field('choice', { la, en }, z.enum(valuesOf(options)), more), options }
}
/** One of a few values, or none. */
export function optionalChoice<const O extends Record<string, Words>>(
  la: string,
  en: string,
  options: O,
  more: More = {},
) {
  return { ...field('choice', { la, en }, z.enum(valuesOf(options)).nullable().default(null), more), options }
}
const valuesOf = <O extends Record<string, Words>>(options: O) =>
  Object.keys(options) as unknown as readonly [keyof O & string, ...(keyof O & string)[]]

/** An entry of a reference list, by its code; may stay empty. */
export const reference = (la: string, en: string, source: Source, more: More = {}) => ({
  ...field('reference', { la, en }, lineText(50).nullable().default(null), more),
  source,
})

const holds = (condition: Condition | undefined, values: Readonly<Record<string, unknown>>) =>
  condition?.is.includes(values[condition.field] as string | boolean) ?? false

/** True where a field has a meaning beside the other values of its entry. */
export const applies = (field: Field, values: Readonly<Record<string, unknown>>) =>
  field.when === undefined || holds(field.when, values)

/** True where a field must be filled in beside the other values of its entry. */
export const isNeeded = (field: Field, values: Readonly<Record<string, unknown>>) =>
  field.required || holds(field.needed, values)

/** What a field is where nothing is said of it; undefined where something has to be. */
export const presetOf = ({ type }: Field): unknown => type.safeParse(undefined).data

/** The values of an entry, those without a meaning emptied. */
export function settled(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const idle = Object.entries(fields).filter(([, field]) => !applies(field, values))
  return { ...values, ...Object.fromEntries(idle.map(([name, field]) => [name, presetOf(field)])) }
}
