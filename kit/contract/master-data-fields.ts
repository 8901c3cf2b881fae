import { z } from 'zod'
import { IsoDate, type Language, SalaryKip } from './scalars.ts'
import { lineText, longText, requiredLineText } from './texts.ts'

/** A text in both languages. */
export type Words = Readonly<Record<Language, string>>

/** The source of a reference field: a reference list with a name in both languages. */
export interface Source {
  /** The path of the call that lists the entries, and their table. */
  path: string
  table: string
  key: string
  names: Words
  /** A key, for the documentation of the calls. */
  example?: string
  /** Limits the entries to those that belong to the value of another field, such as districts of a province. */
  within?: { field: string; column: string }
}

/** Suggestions for a text while the user types. Other texts are accepted too. */
export interface Suggestions {
  /** The path of the call that finds suggestions by `search`. */
  path: string
  names: Words
  /**
   * Limits the suggestions by the value of another field, such as villages of a district; `parameter` is its
   * name in the query.
   */
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

/** True while another field of the entry has one of these values. */
export interface Condition {
  field: string
  is: readonly (string | boolean)[]
}

/** One field of a list. Its table column has the same name. */
export interface Field<T extends z.ZodType = z.ZodType> {
  kind: FieldKind
  words: Words
  type: T
  required: boolean
  /** Part of the key: no two entries have equal key fields, and an Excel import finds entries by them. */
  key: boolean
  /** Not displayed as a column of the list until the user chooses it. */
  hidden: boolean
  /** Help text below the field. */
  hint?: Words
  options?: Readonly<Record<string, Words>>
  source?: Source
  suggestions?: Suggestions
  /** If the condition is false, the field is not displayed and stays empty. */
  when?: Condition
  /** If the condition is true, the field is required. */
  needed?: Condition
  /** Minimum number of decimals that a `decimal` displays; default 2. */
  decimals?: number
  /** Additional permissions for reading and changing the value; the field must be optional. */
  guard?: FieldGuard
  /** Of an amount: the field with its currency; the amount is in the smallest units of it, in kip while it is empty. */
  currencyField?: string
}

export interface FieldGuard {
  view: string
  /** Changing requires both permissions. */
  edit: string
}

/** The access of a user with the permissions `may` to the value of a field. */
export function rightTo(
  { guard }: Pick<Field, 'guard'>,
  may: (permission: string) => boolean,
): 'none' | 'view' | 'edit' {
  if (!guard || (may(guard.view) && may(guard.edit))) return 'edit'
  return may(guard.view) ? 'view' : 'none'
}
export type Fields = Readonly<Record<string, Field>>

interface FieldSettings {
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
  { key = false, hidden = false, hint, when, needed, guard }: FieldSettings,
): Field<T> {
  const required = !type.safeParse(undefined).success
  const optional = {
    ...(hint && { hint }),
    ...(when && { when }),
    ...(needed && { needed }),
    ...(guard && { guard }),
  }
  return { kind, words, type, required, key, hidden, ...optional }
}

/** A required name. It is a key field unless `key` is false. */
export const name = (la = 'ຊື່', en = 'Name', settings: FieldSettings = {}) =>
  field('text', { la, en }, requiredLineText(200), { key: true, ...settings })
/** An optional text of one line. */
export const line = (la: string, en: string, settings: FieldSettings & { max?: number } = {}) =>
  field('text', { la, en }, lineText(settings.max ?? 200).default(''), settings)
/** A text of one line with suggestions. */
export const suggested = (
  la: string,
  en: string,
  suggestions: Suggestions,
  settings: FieldSettings & { max?: number } = {},
) => ({ ...line(la, en, settings), suggestions })
/** An optional text of several lines. */
export const description = (la = 'ລາຍລະອຽດ', en = 'Description', settings: FieldSettings = {}) =>
  field('long', { la, en }, longText(2000).default(''), settings)
/** A code that matches a pattern, such as three capital letters. */
export const code = (la: string, en: string, form: RegExp, settings: FieldSettings = {}) =>
  field('text', { la, en }, lineText(50).regex(form), { key: true, ...settings })

interface Range extends FieldSettings {
  min?: number
  max?: number
}
const wholeNumber = ({ min = 0, max = 1_000_000 }: Range) => z.int().min(min).max(max)

/** A whole number. */
export const number = (la: string, en: string, settings: Range = {}) =>
  field('number', { la, en }, wholeNumber(settings), settings)
/** A whole number; empty means no limit. */
export const openNumber = (la: string, en: string, settings: Range = {}) =>
  field('number', { la, en }, wholeNumber(settings).nullable().default(null), settings)
/** A number above zero with up to six decimals. */
export const rate = (la: string, en: string, settings: FieldSettings = {}) =>
  field('decimal', { la, en }, z.number().min(0.000001).max(1_000_000_000).multipleOf(0.000001), settings)
/** A number of days in halves; empty means no limit. */
export const openDays = (la: string, en: string, settings: FieldSettings = {}) => ({
  ...field(
    'decimal',
    { la, en },
    z.number().min(0).max(366).multipleOf(0.5).nullable().default(null),
    settings,
  ),
  decimals: 0,
})
/** Whole kip. */
export const kip = (la: string, en: string, settings: FieldSettings = {}) =>
  field('kip', { la, en }, SalaryKip, settings)
/** Optional amount in whole kip. */
export const optionalKip = (la: string, en: string, settings: FieldSettings = {}) =>
  field('kip', { la, en }, SalaryKip.nullable().default(null), settings)
/** Optional amount in the smallest units of the currency that another field of the entry has. */
export const optionalMoney = (
  la: string,
  en: string,
  currencyField: string,
  settings: FieldSettings = {},
) => ({ ...optionalKip(la, en, settings), currencyField })
/** An optional calendar day. */
export const day = (la: string, en: string, settings: FieldSettings = {}) =>
  field('date', { la, en }, IsoDate.nullable().default(null), settings)
/** A required calendar day. */
export const requiredDay = (la: string, en: string, settings: FieldSettings = {}) =>
  field('date', { la, en }, IsoDate, settings)
/** Yes or no. */
export const flag = (la: string, en: string, preset: boolean, settings: FieldSettings = {}) =>
  field('flag', { la, en }, z.boolean().default(preset), settings)

/** One of several values with labels. */
export function choice<const O extends Record<string, Words>>(
  la: string,
  en: string,
  options: O,
  settings: FieldSettings = {},
) {
  return { ...field('choice', { la, en }, z.enum(valuesOf(options)), settings), options }
}
/** One of several values, or empty. */
export function optionalChoice<const O extends Record<string, Words>>(
  la: string,
  en: string,
  options: O,
  settings: FieldSettings = {},
) {
  return {
    ...field('choice', { la, en }, z.enum(valuesOf(options)).nullable().default(null), settings),
    options,
  }
}
const valuesOf = <O extends Record<string, Words>>(options: O) =>
  Object.keys(options) as unknown as readonly [keyof O & string, ...(keyof O & string)[]]

const withExample = (key: z.ZodType<string, string>, { example }: Source) =>
  example === undefined ? key : key.meta({ examples: [example] })

/** The code of an entry of a reference list; optional. Without one it is null: an empty text is no code. */
export const reference = (la: string, en: string, source: Source, settings: FieldSettings = {}) => ({
  ...field(
    'reference',
    { la, en },
    withExample(requiredLineText(50), source).nullable().default(null),
    settings,
  ),
  source,
})

/** The code of an entry of a reference list; required. */
export const requiredReference = (la: string, en: string, source: Source, settings: FieldSettings = {}) => ({
  ...field('reference', { la, en }, withExample(requiredLineText(50), source), settings),
  source,
})

const isTrue = (condition: Condition | undefined, values: Readonly<Record<string, unknown>>) =>
  condition?.is.includes(values[condition.field] as string | boolean) ?? false

/** Whether a field applies, given the other values of the entry. */
export const applies = (field: Field, values: Readonly<Record<string, unknown>>) =>
  field.when === undefined || isTrue(field.when, values)

/** Whether a field is required, given the other values of the entry. */
export const isNeeded = (field: Field, values: Readonly<Record<string, unknown>>) =>
  field.required || isTrue(field.needed, values)

/** The default value of a field; undefined if the field is required. */
export const defaultOf = ({ type }: Field): unknown => type.safeParse(undefined).data

/** The values of an entry, with fields that do not apply reset to their default. */
export function resetUnusedFields(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const idle = Object.entries(fields).filter(([, field]) => !applies(field, values))
  return { ...values, ...Object.fromEntries(idle.map(([name, field]) => [name, defaultOf(field)])) }
}
