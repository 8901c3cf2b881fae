import { z } from 'zod'
import type { Words } from '#kit/contract/master-data-fields.ts'
import { normalLao } from '#kit/contract/normal-lao.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { Id, IsoDate, Kip, SalaryKip } from '#kit/contract/scalars.ts'
import { lineText, requiredLineText } from '#kit/contract/texts.ts'
import { IMPORT_REASONS, type ReasonCode } from '../../locales/import-reasons.ts'

/** How a field is entered, displayed and logged. `own`: by separate code outside the table. */
export type FieldKind = 'text' | 'kip' | 'count' | 'day' | 'flag' | 'choice' | 'reference' | 'own'

/** How the cells of a column are read. */
export type ColumnKind =
  | 'text'
  | 'digits'
  | 'money'
  | 'salary'
  | 'count'
  | 'date'
  | 'flag'
  | 'choice'
  | 'nationality'
  | 'province'
  | 'district'
  | 'bank'
  | 'phone'

/** The values of a choice, each with its texts and, for the sheet, other spellings. */
export type Options = Readonly<Record<string, Words & { also?: readonly string[] }>>

/** The company's lists that an employee refers to by id. */
export type ReferenceTable =
  | 'branch'
  | 'department'
  | 'position'
  | 'employee_level'
  | 'job_title'
  | 'education_level'

/** Texts with a required form: `reason` is the message in the form and the import. */
export interface TextForm {
  pattern: RegExp
  reason: ReasonCode
  /** A valid value, for the documentation of the calls. */
  example: string
}

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value)
/** An optional value: missing, null and '' become null. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z
    .preprocess(emptyToNull, schema.nullable())
    .optional()
    .default(null as never)

/** Text without leading, trailing and double spaces, in the normal forms of Lao. `example`: for the documentation of the calls. */
export const line = (max: number, example?: string) =>
  (example === undefined ? z.string() : z.string().meta({ examples: [example] }))
    .transform(normalLao)
    .pipe(lineText(max))
export const requiredLine = (max: number) => z.string().transform(normalLao).pipe(requiredLineText(max))
export const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value ?? '')

/** A line of text, '' if it is empty. */
export const text = (max: number) => ({
  kind: 'text' as const,
  request: optionalLine(max),
  answer: z.string(),
  empty: '' as const,
  cell: 'text' as ColumnKind,
  max,
})

/** A required line of text. */
export const requiredText = (max: number) => ({
  ...text(max),
  request: requiredLine(max),
  required: true as const,
})

/** A number that is stored as text, such as an account number: leading zeros are kept. Integers are accepted too. */
export const digits = (max: number, form: TextForm) => ({
  ...text(max),
  request: z
    .union([line(max, form.example), z.int().min(0).transform(String)])
    .nullish()
    .transform((value) => value ?? '')
    .refine((value) => value === '' || form.pattern.test(value), {
      params: ownText(IMPORT_REASONS[form.reason].la, IMPORT_REASONS[form.reason].en),
    }),
  cell: 'digits' as ColumnKind,
  input: 'numeric' as const,
  form,
})

/** A calendar day, 'YYYY-MM-DD', or null. */
export const day = () => ({
  kind: 'day' as const,
  request: optional(IsoDate),
  answer: IsoDate.nullable(),
  empty: null,
  cell: 'date' as ColumnKind,
})

/** A required calendar day. */
export const requiredDay = () => ({ ...day(), request: IsoDate, answer: IsoDate, required: true as const })

const YES = ['yes', 'true', '1', 'on']
const NO = ['no', 'false', '0', 'off']
/** true and false, also as yes and no or 1 and 0. `preset`: the default. */
export const flag = (preset: boolean) => ({
  kind: 'flag' as const,
  request: z
    .union([z.boolean(), z.enum([...YES, ...NO]), z.literal([0, 1])])
    .nullish()
    .transform((value) => (value == null ? preset : value === true || YES.includes(String(value)))),
  answer: z.boolean(),
  empty: preset,
  cell: 'flag' as ColumnKind,
})

/** A whole number from `min` to `max`, or null if it is not known. */
export const count = (min: number, max: number) => ({
  kind: 'count' as const,
  request: optional(z.int().min(min).max(max)),
  answer: z.int().nullable(),
  empty: null,
  cell: 'count' as ColumnKind,
  min,
  max,
})

/** One of a few values, or null. */
export const choice = <const O extends Options>(options: O) => {
  const value = z.enum(Object.keys(options) as [keyof O & string, ...(keyof O & string)[]])
  return {
    kind: 'choice' as const,
    request: optional(value),
    answer: value.nullable(),
    empty: null,
    cell: 'choice' as ColumnKind,
    options,
  }
}

/** One of the offered values or another text, such as from an import; never empty. */
export const openChoice = (max: number, preset: string, options: Options) => ({
  kind: 'choice' as const,
  request: optionalLine(max).transform((value) => value || preset),
  answer: z.string(),
  empty: preset,
  cell: 'text' as ColumnKind,
  max,
  options,
  isOpen: true as const,
})

/** An entry of one of the company's lists by its id, or null; a sheet contains its name. */
export const reference = <const T extends ReferenceTable>(table: T) => ({
  kind: 'reference' as const,
  request: optional(Id),
  answer: Id.nullable(),
  empty: null,
  cell: 'text' as ColumnKind,
  table,
})

/** An amount a month: kip, or the smallest unit of the currency of the salary. */
export const kip = () => ({
  kind: 'kip' as const,
  request: SalaryKip,
  answer: Kip.nullable(),
  cell: 'salary' as ColumnKind,
})

/** A field with its own schemas; a component of its section renders it. */
export const own = <R extends z.ZodType, A extends z.ZodType, E extends z.output<A>>(
  request: R,
  answer: A,
  empty: E,
) => ({ kind: 'own' as const, request, answer, empty, cell: 'text' as ColumnKind })
