import { z } from 'zod'
import { compMinutes } from '#features/attendance/domain/comp-units.ts'
import {
  type CountedOvertime,
  ensureDerived,
  readOvertimeOutcomes,
} from '#features/attendance/server/index.ts'
import { spanMinutes } from '#features/overtime/domain/overtime-span.ts'
import { OVERTIME_REQUESTS } from '#features/overtime/server/index.ts'
import { RequestStatus } from '#features/requests/contract/status.ts'
import { firstOfMonth, lastOfMonth, todayInLaos } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { type OvertimeMonth, type OvertimeOfDay, showOvertimeMonth } from '../../contract.ts'
import { readCredit } from '../read-credit.ts'

const SpanRow = z.object({
  id: Id,
  date: IsoDate,
  from_time: z.string(),
  to_time: z.string(),
  asked_minutes: z.int(),
  status: RequestStatus,
})
type SpanRow = z.infer<typeof SpanRow>

const SPANS = `
  select r.id, r.work_date as date, ${clock('r.from_time')} as from_time, ${clock('r.to_time')} as to_time, r.asked_minutes, r.status
  from ${OVERTIME_REQUESTS} r
  where r.company_id = $1 and r.employee_id = $2 and r.work_date between $3 and $4 and r.status <> 'draft'
  order by r.work_date desc, r.from_time, r.id`

const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((all, one) => all + of(one), 0)
const isAsked = ({ status }: { status: string }) => status !== 'cancelled'

function dayOf(date: string, rows: readonly SpanRow[], counts: CountedOvertime | undefined): OvertimeOfDay {
  const spans = rows.map(({ date: _, ...row }) => ({
    ...row,
    minutes: spanMinutes(row.from_time, row.to_time),
  }))
  const approved = spans.filter(({ status }) => status === 'success')
  const { counted = [], outcome = null } = counts ?? {}
  const weighted = sum(counted, (one) => (one.pay_type === 'holiday' ? one.minutes * one.multiplier : 0))
  return {
    ...{ date, spans, counted, because: outcome?.because ?? null },
    asked_minutes: sum(spans.filter(isAsked), (span) => span.asked_minutes),
    approved_minutes: sum(approved, ({ minutes }) => minutes),
    counted_minutes: sum(counted, ({ minutes }) => minutes),
    is_open: approved.length > 0 && outcome === null,
    credit_minutes: compMinutes(weighted),
  }
}

async function readMonth(tx: Tx, employeeId: number, month: string): Promise<OvertimeMonth> {
  const [from, to] = [firstOfMonth(`${month}-01`), lastOfMonth(`${month}-01`)]
  const rows = await tx.query(SpanRow, SPANS, [tx.companyId, employeeId, from, to])
  const outcomes = await readOvertimeOutcomes(tx, employeeId, from, to)
  const days = [...Map.groupBy(rows, ({ date }) => date)].map(([date, spans]) =>
    dayOf(date, spans, outcomes.get(date)),
  )
  const cash = (day: OvertimeOfDay) =>
    sum(day.counted, ({ minutes, pay_type }) => (pay_type === 'cash' ? minutes : 0))
  return {
    days,
    totals: {
      asked_minutes: sum(days, (day) => day.asked_minutes),
      approved_minutes: sum(days, (day) => day.approved_minutes),
      counted_minutes: sum(days, (day) => day.counted_minutes),
      cash_minutes: sum(days, cash),
      credit_minutes: sum(days, (day) => day.credit_minutes),
    },
    credit: await readCredit(tx, employeeId, todayInLaos()),
  }
}

/** The own overtime of a month. */
export const showOwnMonth = handle(showOvertimeMonth, async (context) => {
  const employeeId = employeeOf(context)
  const { month } = context.query
  await ensureDerived(context.db, companyOf(context), `${month}-01`, lastOfMonth(`${month}-01`))
  return inCompany(context, async (tx) => ({ data: await readMonth(tx, employeeId, month) }))
})
