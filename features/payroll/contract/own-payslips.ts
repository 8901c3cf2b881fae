import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { IdParam, Instant, IsoDate, Kip, Language } from '#kit/contract/scalars.ts'
import { PayslipDetail } from './payslips.ts'
import { RunKind } from './runs.ts'

const OWN_ACCESS = { anyOf: [], side: 'employee' } as const
const RunId = z.object({ run_id: IdParam })

/** A payslip of the session's employee, of an approved or paid run. */
export const OwnPayslipRow = z.object({
  run_id: z.int(),
  title: z.string(),
  kind: RunKind,
  from_date: IsoDate,
  to_date: IsoDate,
  status: z.enum(['approved', 'paid']),
  paid_at: Instant.nullable(),
  /** The payment date; null if it is not paid, or was paid before the date was stored. */
  paid_on: IsoDate.nullable(),
  gross: Kip,
  net: Kip,
})
export type OwnPayslipRow = z.infer<typeof OwnPayslipRow>

export const listOwnPayslips = defineRoute({
  method: 'GET',
  path: '/employee/payslips',
  summary: 'List my own payslips of approved and paid runs, latest first.',
  access: OWN_ACCESS,
  /** `from`, `to`: payslips whose period has a day between these. */
  query: listQuery(['to_date'], { from: IsoDate.optional(), to: IsoDate.optional() }),
  answer: listAnswer(OwnPayslipRow),
  list: { excel: true, entity: 'payslip' },
})

export const showOwnPayslip = defineRoute({
  method: 'GET',
  path: '/employee/payslips/:run_id',
  summary: 'Show my own payslip of one approved or paid run.',
  access: OWN_ACCESS,
  params: RunId,
  answer: dataAnswer(PayslipDetail),
})

export const downloadOwnPayslip = defineRoute({
  method: 'GET',
  path: '/employee/payslips/:run_id.pdf',
  summary: 'Download my own payslip as a PDF.',
  access: OWN_ACCESS,
  params: RunId,
  query: z.object({ language: Language.optional() }),
  stream: { contentTypes: ['application/pdf'] },
})
