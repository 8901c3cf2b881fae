import { z } from 'zod'
import { Derivation } from '#features/attendance/contract.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { IdParam, IsoDate } from '#kit/contract/scalars.ts'
import { PayslipContent, Problem } from './payslips.ts'
import { PAYROLL_ACCESS, RunRef } from './runs.ts'

/**
 * The pay of the month of yesterday, as if yesterday were its last day of employment: base pay and benefits by calendar
 * days, attendance and overtime of the days that are over, the month's items in full. Not stored and not final.
 */
export const PaySoFar = z.object({
  /** The month, both days included. */
  from: IsoDate,
  to: IsoDate,
  /** The last day that counts: yesterday in Laos, or an earlier day if `waits_for_scans`. */
  until: IsoDate,
  /**
   * No scans of the company have arrived for the days after `until`, on which this employee would be absent. Without any
   * scans in the month there is no payslip.
   */
  waits_for_scans: z.boolean(),
  payslip: PayslipContent.nullable(),
  /** Why there is no payslip; both are null for somebody who is not employed in these days. */
  problem: Problem.pick({ code: true, params: true }).nullable(),
  /** The approved or paid run that has paid this employee for the day `until`; null also while that payslip is held. */
  run: RunRef.nullable(),
  derivation: Derivation,
})
export type PaySoFar = z.infer<typeof PaySoFar>

export const showOwnPaySoFar = defineRoute({
  method: 'GET',
  path: '/employee/pay-so-far',
  summary: 'Compute my own pay of this month up to yesterday.',
  access: { anyOf: [], side: 'employee' },
  answer: dataAnswer(PaySoFar),
})

export const showPaySoFar = defineRoute({
  method: 'GET',
  path: '/payrolls-item/so-far/:employee_id',
  summary: 'Compute the pay of an employee of this month up to yesterday.',
  access: PAYROLL_ACCESS,
  params: z.object({ employee_id: IdParam }),
  answer: dataAnswer(PaySoFar),
})
