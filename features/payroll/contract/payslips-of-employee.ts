import { z } from 'zod'
import { listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Kip } from '#kit/contract/scalars.ts'
import { PAYROLL_ACCESS, RunKind } from './runs.ts'

/** A payslip of one employee: its run, and gross and net pay in kip. */
export const PayslipOfEmployee = z.object({
  run_id: Id,
  title: z.string(),
  kind: RunKind,
  from_date: IsoDate,
  to_date: IsoDate,
  status: z.enum(['calculated', 'approved', 'paid']),
  /** Not paid with its run: held, or paid later. */
  hold: z.enum(['held', 'paid']).nullable(),
  /** The payment date; null if it is not paid, or was paid before the date was stored. */
  paid_on: IsoDate.nullable(),
  gross: Kip,
  net: Kip,
})
export type PayslipOfEmployee = z.infer<typeof PayslipOfEmployee>

export const listPayslipsOfEmployee = defineRoute({
  method: 'GET',
  path: '/employee/:id/payslips',
  summary: 'List the payslips of one employee, latest first, also those of runs that are not approved.',
  access: PAYROLL_ACCESS,
  params: z.object({ id: IdParam }),
  query: listQuery(['to_date', 'net']),
  answer: listAnswer(PayslipOfEmployee),
  list: { excel: true, entity: 'payslip' },
})
