import { z } from 'zod'
import { Derivation } from '#features/attendance/contract.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import { RunOfMonth } from './dashboard.ts'

/** From the scans of a month to its payment, in this order. */
export const PAY_STEPS = ['scans', 'forgotten', 'requests', 'calculate', 'review', 'approve', 'pay'] as const
export type PayStepName = (typeof PAY_STEPS)[number]

/** What a step counts: days, employees or requests that wait. */
export const StepCount = z.enum([
  'days_without_scans',
  'forgotten',
  'overtime',
  'leave',
  'employees',
  'problems',
  'unpayable',
  'reviews',
])
export type StepCount = z.infer<typeof StepCount>

export const PayStep = z.object({
  name: z.enum(PAY_STEPS),
  is_done: z.boolean(),
  /** Counts of 0 are missing. */
  counts: z.array(z.object({ of: StepCount, count: z.int() })),
})
export type PayStep = z.infer<typeof PayStep>

/** What a person has to look after, whatever the month. */
export const NEEDS = [
  'net_below_zero',
  'below_minimum_wage',
  'earlier_run',
  'contract_ends',
  'leave_waiting',
  'overtime_waiting',
  'leave_file_missing',
  'no_schedule',
  'no_salary',
  'no_bank_account',
  'no_sso_number',
] as const
export type NeedName = (typeof NEEDS)[number]

export const Need = z.object({
  name: z.enum(NEEDS),
  count: z.int(),
  /** For payslips and runs: the run, or the earliest of them. */
  run: RunOfMonth.nullable(),
})
export type Need = z.infer<typeof Need>

export const PayMonth = z.object({
  /** The regular period that is paid next. */
  from: IsoDate,
  to: IsoDate,
  /** Its regular run; null if there is none yet, and for users who cannot see payroll. */
  run: RunOfMonth.nullable(),
  /** The pay day by the company's settings; null without one. */
  pay_day: IsoDate.nullable(),
  /** Days until the pay day or, without one, until the last day of the period: negative after it. */
  days_left: z.int(),
  /** The last day of the period with scans; null without any, and for users who cannot see the days. */
  last_scans: IsoDate.nullable(),
  /** The steps that the user can see. */
  steps: z.array(PayStep),
  /** Only those that the user can see and that exist, in their order. */
  needs: z.array(Need),
  derivation: Derivation,
})
export type PayMonth = z.infer<typeof PayMonth>

export const showPayMonth = defineRoute({
  method: 'GET',
  path: '/company-dashboard/pay-month',
  summary:
    'Show what is to be done until the next payment: the steps with what is open in each, and what needs a person. Only what the user can see.',
  access: { anyOf: ['view-dashboard'], side: 'company' },
  answer: dataAnswer(PayMonth),
})
