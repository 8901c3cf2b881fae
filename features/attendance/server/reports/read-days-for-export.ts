import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clockAt } from '#kit/server/laos-time.ts'

/** A row of days.csv; instants as 'YYYY-MM-DD HH:MM' in Vientiane wall-clock time, or ''. */
export const ExportedDay = z.object({
  emp_number: z.string(),
  work_date: IsoDate,
  result: z.string(),
  in: z.string(),
  out: z.string(),
  late_minutes: z.int(),
  early_minutes: z.int(),
  night_minutes: z.int(),
})
export type ExportedDay = z.infer<typeof ExportedDay>

const local = (column: string) => `coalesce(to_char(${clockAt(column)}, 'YYYY-MM-DD HH24:MI'), '')`

const DAYS = `
  select e.emp_number, d.work_date, d.result, ${local('d.in_at')} as "in", ${local('d.out_at')} as out,
    d.late_minutes, d.early_minutes, d.night_minutes
  from day_result d join ${EMPLOYEES} e on e.company_id = d.company_id and e.id = d.employee_id
  where d.company_id = $1 and d.work_date between $2 and $3
  order by length(e.emp_number), e.emp_number collate "C", d.work_date`

/** The columns of days.csv in order. */
export const EXPORTED_DAY_COLUMNS = [
  'emp_number',
  'work_date',
  'result',
  'in',
  'out',
  'late_minutes',
  'early_minutes',
  'night_minutes',
] as const satisfies readonly (keyof ExportedDay)[]

/** The results of the days `from`..`to`, inclusive, by employee number and date. The caller must have derived them. */
export function readDaysForExport(tx: Tx, from: string, to: string): Promise<ExportedDay[]> {
  return tx.query(ExportedDay, DAYS, [tx.companyId, from, to])
}
