import { z } from 'zod'
import { Id, IdParam, IsoDate } from '#kit/contract/scalars.ts'

/** The runs that a report can be made of: calculated, approved or paid. */
export const ReportRun = z.object({
  id: Id,
  title: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
  status: z.enum(['calculated', 'approved', 'paid']),
})
export type ReportRun = z.infer<typeof ReportRun>

/** Absent `run_id`: the latest run that has payslips. */
export const ofRun = { run_id: IdParam.optional() }
/** `run` is null and the list empty where no run has payslips; `runs` are those to choose from, the latest first. */
export const runMeta = { run: ReportRun.nullable(), runs: z.array(ReportRun) }
export const keys = { employee_id: Id, en_name: z.string() }
export const sum = { total: 'sum', sortable: true, isSalary: true } as const
