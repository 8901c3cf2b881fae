import { z } from 'zod'
import type { LineCode } from '#engines/payroll/explanation.ts'
import { ListMeta, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Kip } from '#kit/contract/scalars.ts'
import type { CauseReason } from '../domain/compare-payslips.ts'
import { RunRef } from './payslips.ts'
import { PAYROLL_ACCESS } from './runs.ts'

/**
 * One line's part in the difference of net: `difference` = after − before, as it acts on net. `reason` says what behind the
 * line has changed, where that can be told. The causes of an employee sum up to the difference of net.
 */
export const Cause = z.object({
  code: z.custom<LineCode>(),
  /** The company's own word for a benefit or an item. */
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
  kind: z.enum(['new', 'gone', 'changed']),
  net_before: Kip.nullable(),
  net_after: Kip.nullable(),
  difference: Kip,
  /** The largest first; empty for who is new or gone. */
  causes: z.array(Cause),
})
export type ComparedPayslip = z.infer<typeof ComparedPayslip>

export const compareRun = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/compare',
  summary:
    'What differs from another run (by default the previous one): who is new, who is gone, whose net changed and why.',
  access: PAYROLL_ACCESS,
  params: z.object({ id: IdParam }),
  query: listQuery(['difference', 'emp_number', 'name'], {
    with: IdParam.optional(),
    kind: z.enum(['new', 'gone', 'changed']).optional(),
  }),
  answer: z.object({
    data: z.array(ComparedPayslip),
    meta: ListMeta.extend({
      /** The run compared with; null when there is no other calculated run. */
      with: RunRef.nullable(),
      counts: z.object({ new: z.int(), gone: z.int(), changed: z.int(), unchanged: z.int() }),
      net_before: Kip,
      net_after: Kip,
    }),
  }),
  list: { excel: true, entity: 'payrolls-item/compare' },
  errors: ['run_not_calculated'],
})
