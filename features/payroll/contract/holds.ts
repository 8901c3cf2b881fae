import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { IdParam, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { PAYROLL_ACCESS } from './run-access.ts'

/** Why a payslip is not paid with its run, and what became of it. */
export const Hold = z.object({
  /** `paid`: paid after the run, on `paid_on`. */
  status: z.enum(['held', 'paid']),
  reason: z.string(),
  held_by: z.string(),
  held_at: Instant,
  paid_on: IsoDate.nullable(),
  paid_by: z.string(),
})
export type Hold = z.infer<typeof Hold>

const Slip = z.object({ id: IdParam, employee_id: IdParam })
const Reason = z.object({ reason: requiredLineText(300) })

export const holdPayslip = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/payslips/:employee_id/hold',
  summary:
    'Hold a payslip of a run that is not paid: it is not paid with the run, and the employee does not see it.',
  access: changing(PAYROLL_ACCESS, 'pay-payroll'),
  params: Slip,
  body: Reason,
  answer: dataAnswer(Hold),
  errors: ['run_not_calculated', 'run_status', 'company_decides', 'payslip_held', 'employee_omitted'],
})

export const releasePayslip = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/payslips/:employee_id/release',
  summary: 'Release a held payslip of a run that is not paid, so that it is paid with the run.',
  access: changing(PAYROLL_ACCESS, 'pay-payroll'),
  params: Slip,
  body: Reason,
  answer: dataAnswer(z.object({ released: z.literal(true) })),
  errors: ['run_status', 'company_decides', 'payslip_not_held'],
})

export const PaymentInput = {
  /** Default: today in Laos. */
  paid_on: IsoDate.optional(),
  /** Who made the payment. Default: the user. */
  paid_by: requiredLineText(120).optional(),
}

export const payHeldPayslip = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/payslips/:employee_id/pay',
  summary: 'Mark a held payslip of a paid run as paid, with its own payment date.',
  access: changing(PAYROLL_ACCESS, 'pay-payroll'),
  params: Slip,
  body: z.object({ ...PaymentInput, ...Reason.partial().shape }),
  answer: dataAnswer(Hold),
  errors: [
    'run_status',
    'company_decides',
    'accounts_unconfirmed',
    'payslip_not_held',
    'payment_day_outside',
  ],
})

/** Why banks do not pay on a day. */
export const PaymentDayWarning = z.object({
  code: z.enum(['weekend', 'bank_holiday', 'public_holiday']),
  /** Of a public holiday. */
  name_la: z.string(),
  name_en: z.string(),
})
export type PaymentDayWarning = z.infer<typeof PaymentDayWarning>

export const checkPaymentDay = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/payment-day',
  summary: 'Whether banks are closed on a payment day: weekends, bank holidays, public holidays.',
  access: PAYROLL_ACCESS,
  params: z.object({ id: IdParam }),
  query: z.object({ day: IsoDate }),
  answer: dataAnswer(z.array(PaymentDayWarning)),
})
