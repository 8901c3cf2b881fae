import { z } from 'zod'
import { CurrencyCode } from '#kit/contract/currency.ts'
import { Id, IsoDate, IsoMonth, Kip, SalaryKip } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { NATIONALITIES } from '../nationalities.ts'
import { line, optionalLine, own, requiredLine } from './field-kinds.ts'

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value)

/** One of the offered nationalities, by its name or by its position in the list (from 1), or another text. */
export const nationality = () => ({
  ...own(
    z
      .union([z.int().min(1).max(NATIONALITIES.length), line(60)])
      .nullish()
      .transform((value) =>
        typeof value === 'number' ? (NATIONALITIES[value - 1]?.name ?? 'Lao') : value || 'Lao',
      ),
    z.string(),
    'Lao',
  ),
  cell: 'nationality' as const,
  max: 60,
})

const codeOf = (length: number) => (value: unknown) =>
  typeof value === 'number' ? String(value).padStart(length, '0') : emptyToNull(value)
/** The code of a province or a district in the government's list; a number is padded with zeros. */
export const placeCode = (length: number, cell: 'province' | 'district') => ({
  ...own(
    z.preprocess(codeOf(length), lineText(10).nullable()).optional().default(null),
    z.string().nullable(),
    null,
  ),
  cell,
})

/** The name of the village. */
export const village = () =>
  own(
    z
      .union([line(100), z.number().transform(String)])
      .nullish()
      .transform((value) => value ?? ''),
    z.string(),
    '',
  )

export const email = () => ({
  ...own(
    z
      .preprocess(emptyToNull, z.email().max(200).nullable())
      .optional()
      .transform((value) => value ?? ''),
    z.string(),
    '',
  ),
  kind: 'text' as const,
  max: 200,
  input: 'email' as const,
  /** The import requires less than the form. */
  form: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, reason: 'bad_email', example: 'a@b.la' } as const,
})

const cardValue = z.enum(['identity card', 'family record', 'passport'])
/** Accepts the older name of one of the identity documents. */
export const cardRequest = z
  .preprocess(
    (value) => (value === 'family record/social security card' ? 'family record' : emptyToNull(value)),
    cardValue.nullable(),
  )
  .optional()
  .default(null)

export const bank = () => ({
  ...own(
    z
      .preprocess(emptyToNull, Id.nullable())
      .optional()
      .default(null as never),
    Id.nullable(),
    null,
  ),
  cell: 'bank' as const,
})

/** Phone numbers and other contacts of the employee. */
export const contacts = () =>
  own(
    z
      .array(z.object({ type: requiredLine(30), value: requiredLine(100) }))
      .max(20)
      .default([]),
    z.array(z.object({ type: z.string(), value: z.string() })),
    [],
  )

/**
 * `type`: id or name of one of the company's kinds of benefit; `amount`: kip a month, in the runs whose last day is from the first to
 * the last month; null: no limit. A line with an id is the stored one; without months, it keeps them (`domain/dated-benefits.ts`).
 */
export const benefits = () =>
  own(
    z
      .array(
        z.object({
          id: Id.nullish(),
          type: z.union([Id, requiredLine(100)]),
          amount: SalaryKip,
          first_month: IsoMonth.nullish(),
          last_month: IsoMonth.nullish(),
        }),
      )
      .max(50)
      .default([]),
    z.array(
      z.object({
        id: Id,
        type: Id,
        name: z.string(),
        amount: Kip,
        first_month: z.string().nullable(),
        last_month: z.string().nullable(),
      }),
    ),
    [],
  )

/** The id of an uploaded file; null removes the current one, and a missing value keeps it. */
export const storedFile = () => own(Id.nullish(), Id.nullable(), null)

export const roles = () => own(z.array(Id).max(20).default([]), z.array(Id), [])

/** The line manager; null removes the present one, and a missing value keeps it. */
export const manager = () => own(Id.nullish(), Id.nullable(), null)

/** Agreed days of each leave type, and how many of them are used. */
export const leaveDays = () =>
  own(
    z
      .array(
        z.object({
          type: z
            .union([lineText(100), z.number().transform(String)])
            .nullish()
            .transform((value) => value ?? null),
          days: z.number().min(0).max(366),
          used: z.number().min(0).max(366).default(0),
        }),
      )
      .max(50)
      .default([]),
    z.array(z.object({ type: z.string().nullable(), days: z.number(), used: z.number() })),
    [],
  )

/** Short or full name of the bank, accepted instead of its id. */
export const bankName = () => own(optionalLine(100), z.string().nullable(), null)

/** The currency of the base salary; missing: the present one, kip for a new employee. Null in an answer: there is no salary. */
export const salaryCurrency = () => own(CurrencyCode.nullish(), z.string().nullable(), null)

/** Every salary with the day from which it is valid, latest first. */
export const SalaryHistory = z.array(
  z.object({
    effective_date: IsoDate,
    /** In the smallest unit of the currency. */
    base_salary: Kip,
    currency: z.string(),
    reason: z.enum(['hire', 'adjustment']),
    remark: z.string(),
  }),
)
