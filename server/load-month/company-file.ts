import { z } from 'zod'
import { ClockTime, IsoDate } from '#kit/contract/scalars.ts'

const EmpNumber = z.union([z.string(), z.int()]).transform(String)
const Kip = z.int().min(0)
const Payer = z.enum(['employee', 'company'])

const Shift = z.strictObject({
  in: ClockTime,
  out: ClockTime,
  earliest_in: ClockTime,
  earliest_out: ClockTime,
  half_from: ClockTime,
  half_to: ClockTime,
  allowed_late: z.int().min(0),
  absence_minutes: z.int().min(1),
})

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const Week = z.partialRecord(z.enum(WEEKDAYS), Shift.nullable())
/** Multipliers are stored in hundredths. */
const Band = z.tuple([ClockTime, ClockTime, z.number().positive().max(100).multipleOf(0.01)])
const Condition = z
  .tuple([z.enum(['base_at_least', 'base_at_most', 'years_at_least']), z.int().min(0)])
  .nullable()

/** A percentage or an amount; a percentage can be a decimal in a string, so that it stays exact. */
const Amount = z.union([z.number().min(0), z.string().regex(/^\d+(\.\d+)?$/)])
const item = {
  name: z.string().min(1),
  all: z.boolean(),
  employees: z.array(EmpNumber).default([]),
  kind: z.enum(['money', 'percent']),
  amount: Amount,
  condition: Condition.default(null),
}

/**
 * `company.json` of a month's folder (payroll-rules, Read exactly). Unknown keys are errors, because they would
 * be ignored silently.
 */
export const CompanyFile = z.strictObject({
  name: z.string().min(1).optional(),
  mode: z.enum(['monthly', 'worked-days']),
  days_per_month: z.number().min(1).max(31),
  hours_per_day: z.number().min(1).max(24),
  schedules: z.record(z.string(), Week),
  holidays: z.array(IsoDate),
  overtime_basis: z.enum(['scanned', 'approved']),
  overtime_bands: z.strictObject({ working: z.array(Band), rest: z.array(Band) }),
  night_premium: z.boolean(),
  bands: z.array(z.tuple([z.int().min(0), z.int().min(0).nullable(), Kip])),
  late_tiers: z.array(z.tuple([z.int().min(0), Kip])),
  absence_rules: z.array(z.tuple([z.int().min(1), Kip, z.enum(['late', 'absent'])])),
  sso_payer: Payer,
  tax_payer: Payer,
  gross_up: z.boolean(),
  incomes: z.array(z.strictObject({ ...item, taxable: z.boolean(), sso: z.boolean() })),
  deductions: z.array(z.strictObject({ ...item, before: z.boolean(), employer_pays: z.boolean() })),
  period: z.tuple([IsoDate, IsoDate]),
  benefits: z.record(z.string(), z.strictObject({ taxable: z.boolean(), in_sso_base: z.boolean() })),
})
export type CompanyFile = z.infer<typeof CompanyFile>
