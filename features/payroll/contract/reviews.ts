import { z } from 'zod'
import { Kip } from '#kit/contract/scalars.ts'

/**
 * `days_open`: a day before that of the calculation was not over; days to come are reported once, for the run. `net_dropped`, `net_rose`: compared with the last
 * approved run. `shared_account`: others are paid to the same account, which is new for one of them. Only
 * `net_below_zero` prevents approval of the run; the others must be confirmed.
 */
export const Review = z.enum([
  'gross_below_zero',
  'net_below_zero',
  'net_zero',
  'zero_base',
  'net_dropped',
  'net_rose',
  'shared_account',
  'below_minimum_wage',
  'overtime_over_limit',
  'days_open',
])
export type Review = z.infer<typeof Review>

/** What the marks of a payslip refer to. */
export const ReviewFacts = z.object({
  /** Net pay in the last approved run, in kip; null or missing if that run did not pay this employee. */
  net_before: Kip.nullish(),
  /** Employee numbers of others who are paid to the same account, at most 5. */
  shared_with: z.array(z.string()).optional(),
})
export type ReviewFacts = z.infer<typeof ReviewFacts>
