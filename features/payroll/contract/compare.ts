import { z } from 'zod'
import type { LineCode } from '#engines/payroll/explanation.ts'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { ListMeta, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Kip } from '#kit/contract/scalars.ts'
import type { CauseReason } from '../domain/compare-payslips.ts'
import { PAYROLL_ACCESS, RunRef } from './runs.ts'

/**
 * One line's part of the difference in net pay: `difference` = after − before, with the sign of its effect on net
 * pay. `reason` says which input of the line has changed, if it is known. The causes of an employee add up to the
 * difference in net pay.
 */
export const Cause = z.object({
  code: z.custom<LineCode>(),
  /** The company's own name of a benefit or an item. */
  name: z.string().nullable(),
  before: Kip,
  after: Kip,
  difference: Kip,
  reason: z.custom<CauseReason>().nullable(),
})
export type Cause = z.infer<typeof Cause>

export const ComparedPayslip = z.object({
  employee_id: Id,
  emp_number: z.string(),
  name: z.string(),
  en_name: z.string(),
  employee_picture: PERSON_FIELDS.employee_picture,
  kind: z.enum(['new', 'gone', 'changed']),
  net_before: Kip.nullable(),
  net_after: Kip.nullable(),
  difference: Kip,
  /** Largest first; empty for new and removed employees. */
  causes: z.array(Cause),
})
export type ComparedPayslip = z.infer<typeof ComparedPayslip>

export const compareRun = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/compare',
  summary:
    'Compare with another run (by default the previous one): new and removed employees, changed net pay and its causes.',
  access: PAYROLL_ACCESS,
  params: z.object({ id: IdParam }),
  query: listQuery(['difference', 'emp_number', 'name'], {
    with: IdParam.optional(),
    kind: z.enum(['new', 'gone', 'changed']).optional(),
  }),
  answer: z.object({
    data: z.array(ComparedPayslip),
    meta: ListMeta.extend({
      /** The other run; null if there is no other calculated run. */
      with: RunRef.nullable(),
      counts: z.object({ new: z.int(), gone: z.int(), changed: z.int(), unchanged: z.int() }),
      net_before: Kip,
      net_after: Kip,
    }),
  }),
  list: { excel: true, entity: 'payrolls-item/compare' },
  errors: ['run_not_calculated'],
})
