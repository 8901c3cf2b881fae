import { z } from 'zod'
import { BulkOutcome } from '#kit/contract/bulk.ts'
import { isDay, todayInLaos } from '#kit/contract/days.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { IdParam, IsoDate } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { ChosenDifferences, PayDifference } from './differences.ts'
import { PAYROLL_ACCESS } from './run-access.ts'

/** `received`: the money came on a day. `written_off`: the company gives it up, with a reason. */
export const ClaimStatus = z.enum(['open', 'received', 'written_off'])
export type ClaimStatus = z.infer<typeof ClaimStatus>

/**
 * A pay difference below 0 of somebody whose employment is over: no regular run can deduct it. `amount` and the lines are signed as in
 * pay differences. Of somebody who comes back it is a pay difference like others again.
 */
export const PayClaim = PayDifference.extend({ department: z.string() })
export type PayClaim = z.infer<typeof PayClaim>

export const listClaims = defineRoute({
  method: 'GET',
  path: '/pay-claim',
  summary: 'What people who have left owe the company, because their payslips would be less today.',
  access: PAYROLL_ACCESS,
  query: listQuery(['emp_number', 'employee_name', 'to_date', 'amount', 'end_date', 'status'], {
    run_id: IdParam.optional(),
    employee_id: IdParam.optional(),
    status: severalOf(ClaimStatus).optional(),
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
  }),
  answer: listAnswer(PayClaim),
  list: { excel: true, ids: true, entity: 'pay_difference' },
})

const CLAIM = changing(PAYROLL_ACCESS, 'settle-employee')
const Outcomes = dataAnswer(z.object({ outcomes: z.array(BulkOutcome) }))

/** Money does not come on a day that is not over yet. */
function requirePast(body: { received_on: string }, context: z.RefinementCtx) {
  if (isDay(body.received_on) && body.received_on > todayInLaos())
    context.addIssue({
      ...{ code: 'custom', path: ['received_on'] },
      params: ownText('ວັນທີຮັບເງິນຕ້ອງບໍ່ກາຍມື້ນີ້', 'The day must not be in the future'),
    })
}

export const ReceivedOn = z.object({ received_on: IsoDate }).superRefine(requirePast)
export const ReceiveInput = z.object({ ...ChosenDifferences, received_on: IsoDate }).superRefine(requirePast)
export const WriteOffInput = z.object({ ...ChosenDifferences, reason: requiredLineText(500) })
export const ReopenClaimInput = z.object(ChosenDifferences)

export const receiveClaims = defineRoute({
  method: 'POST',
  path: '/pay-claim/receive',
  summary: 'Record that the money of open claims was received on a day.',
  access: CLAIM,
  body: ReceiveInput,
  answer: Outcomes,
  errors: ['company_decides'],
})

export const writeOffClaims = defineRoute({
  method: 'POST',
  path: '/pay-claim/write-off',
  summary: 'Give up open claims with a reason; one that becomes another amount is open again.',
  access: CLAIM,
  body: WriteOffInput,
  answer: Outcomes,
  errors: ['company_decides'],
})

export const reopenClaims = defineRoute({
  method: 'POST',
  path: '/pay-claim/reopen',
  summary: 'Open claims again that were received or written off.',
  access: CLAIM,
  body: ReopenClaimInput,
  answer: Outcomes,
  errors: ['company_decides'],
})
