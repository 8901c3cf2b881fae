import { z } from 'zod'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { PayPeriod } from '../../domain/pay-period.ts'
import type { MonthRights } from './rights.ts'

/** A regular run with the counts of its calculation. */
export const MonthRun = z.object({
  id: Id,
  from_date: IsoDate,
  to_date: IsoDate,
  status: z.enum(['draft', 'calculated', 'approved', 'paid']),
  days_per_month: z.number(),
  hours_per_day: z.number(),
  calculation_id: Id.nullable(),
  employees: z.int(),
  problems: z.int(),
  unpayable: z.int(),
  reviews: z.int(),
})
export type MonthRun = z.infer<typeof MonthRun>

/** What the parts of the answer are read for. */
export interface Month {
  period: PayPeriod<MonthRun>
  runs: readonly MonthRun[]
  rights: MonthRights
  today: string
  noticeDays: number
}
