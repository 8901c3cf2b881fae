import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, Kip } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { Review } from './reviews.ts'
import { PAYROLL_ACCESS } from './run-access.ts'

/** Why the marks of a payslip were accepted. It counts until a calculation results in another net pay, another mark or others at the same account. */
export const PayslipCheck = z.object({ reason: z.string(), checked_by: z.string(), checked_at: Instant })
export type PayslipCheck = z.infer<typeof PayslipCheck>

/** An employee whom a run does not pay, although employed in its period. */
export const Omission = z.object({
  employee_id: Id,
  emp_number: z.string(),
  name: z.string(),
  en_name: z.string(),
  reason: z.string(),
  omitted_by: z.string(),
  omitted_at: Instant,
})
export type Omission = z.infer<typeof Omission>

const Slip = z.object({ id: IdParam, employee_id: IdParam })
const Reason = z.object({ reason: requiredLineText(300) })

/** What the user has seen of the payslip; refused with `stale_version` if a calculation has changed it since. */
export const AcceptInput = Reason.extend({
  net: Kip,
  reviews: z.array(Review),
  /** `review_facts.shared_with` of the payslip. */
  shared_with: z.array(requiredLineText(50)).max(50).optional(),
})

/** Who can calculate or approve. */
const CHECK_ACCESS = {
  anyOf: ['calculate-payroll', 'approve-payroll'],
  side: 'company',
  alsoNeeds: ['view-payroll'],
} as const

export const acceptReviews = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/payslips/:employee_id/accept',
  summary:
    'Accept the seen marks of a payslip of a calculated run, with a reason. Net pay below 0 cannot be accepted. If the company requires two people, not by the person who calculated.',
  access: CHECK_ACCESS,
  params: Slip,
  body: AcceptInput,
  answer: dataAnswer(PayslipCheck),
  errors: [
    'company_decides',
    'check_second_person',
    'run_status',
    'run_not_calculated',
    'run_calculating',
    'run_has_unpayable',
    'payslip_unmarked',
    'stale_version',
  ],
})

export const omitEmployee = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/payslips/:employee_id/omit',
  summary:
    'Leave an employee out of a run that is not approved: the next calculation does not pay them. Their pay becomes a pay difference after the approval.',
  access: changing(PAYROLL_ACCESS, 'calculate-payroll'),
  params: Slip,
  body: Reason,
  answer: dataAnswer(Omission),
  errors: [
    'company_decides',
    'run_locked',
    'run_calculating',
    'run_of_settlement',
    'payslip_held',
    'employee_omitted',
  ],
})

export const includeEmployee = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/payslips/:employee_id/include',
  summary: 'Take an employee who was left out into the run again: the next calculation pays them.',
  access: changing(PAYROLL_ACCESS, 'calculate-payroll'),
  params: Slip,
  answer: dataAnswer(z.object({ included: z.literal(true) })),
  errors: ['company_decides', 'run_locked', 'run_calculating', 'employee_not_omitted'],
})
