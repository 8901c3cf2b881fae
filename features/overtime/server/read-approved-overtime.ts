import { z } from 'zod'
import type { OvertimeSpan } from '#engines/attendance/types.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { FROM_TIME, TO_TIME } from './span-sql.ts'

const Spans = z.object({
  employee_id: Id,
  days: z.array(IsoDate),
  froms: z.array(z.int()),
  tos: z.array(z.int()),
})
type Spans = z.infer<typeof Spans>

const minute = (column: string) => `array_agg((extract(epoch from ${column}) / 60)::int)`

const READ = `
  select employee_id, array_agg(work_date) as days, ${minute(FROM_TIME)} as froms, ${minute(TO_TIME)} as tos
  from overtime_request r
  where company_id = $1 and status = 'success' and work_date between $2 and $3
    and ($4::bigint[] is null or employee_id = any($4))
  group by employee_id`

/** The approved overtime, as shortened by the approvers, on the dates `from`..`to` ('YYYY-MM-DD', inclusive) by employee. */
export async function readApprovedOvertime(
  tx: Tx,
  from: string,
  to: string,
  employeeIds: readonly number[] | null = null,
): Promise<Map<number, OvertimeSpan[]>> {
  const rows = await tx.query(Spans, READ, [tx.companyId, from, to, employeeIds])
  return new Map(rows.map((row) => [row.employee_id, spansOf(row)]))
}

function spansOf({ days, froms, tos }: Spans): OvertimeSpan[] {
  return days.map((day, i) => ({ day: dayNumber(day), from: froms[i] ?? 0, to: tos[i] ?? 0 }))
}
