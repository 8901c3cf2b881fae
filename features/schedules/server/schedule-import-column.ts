import { z } from 'zod'
import type { ImportExtension } from '#features/employees/server/index.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

const SCHEDULES = 'select id, name from schedule where company_id = $1 and deleted_at is null'

const ASSIGN = `
  insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
  select $1, employee_id, schedule_id, first_day from unnest($2::bigint[], $3::bigint[], $4::date[]) as a(employee_id, schedule_id, first_day)
  on conflict (company_id, employee_id, first_day) do nothing`

const IdNameRow = z.object({ id: Id, name: z.string() })

/** Ids by folded name: spelling and case in a sheet can differ from the settings. */
async function schedulesByName(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.query(IdNameRow, SCHEDULES, [tx.companyId])
  return new Map(rows.map(({ id, name }) => [foldLao(name), id]))
}

/** The column `schedule` of the employee sheet: a new employee is assigned to the schedule from the start date. */
export const scheduleImportColumn: ImportExtension = {
  columns: [{ name: 'schedule', la: 'ຕາຕະລາງເວລາ', en: 'Schedule', kind: 'text' }],
  async check(tx, rows) {
    const scheduleIds = await schedulesByName(tx)
    return rows
      .filter(({ values }) => values.schedule && !scheduleIds.has(foldLao(values.schedule)))
      .map(({ row }) => ({ row, column: 'schedule', code: 'unknown_schedule' }))
  },
  async store(tx, rows) {
    const scheduleIds = await schedulesByName(tx)
    const assigned = rows.flatMap(({ employeeId, startDate, values }) => {
      const scheduleId = scheduleIds.get(foldLao(values.schedule ?? ''))
      return scheduleId === undefined ? [] : [{ employeeId, scheduleId, startDate }]
    })
    await tx.execute(ASSIGN, [
      tx.companyId,
      assigned.map((row) => row.employeeId),
      assigned.map((row) => row.scheduleId),
      assigned.map((row) => row.startDate),
    ])
  },
}
