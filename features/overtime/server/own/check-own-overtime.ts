import { z } from 'zod'
import { lockPerson } from '#features/employees/server/index.ts'
import { LEAVE_REQUESTS } from '#features/leave/server/index.ts'
import type { Refusal } from '#features/requests/contract/facts.ts'
import { throwRefusals } from '#features/requests/server/index.ts'
import { addDays, formatDate, todayInLaos } from '#kit/contract/days.ts'
import { Id, IsoDate, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { spanMinutes } from '../../domain/overtime-span.ts'
import { OVERTIME_REFUSALS, type OvertimeRefusal } from '../../locales/refusals.ts'
import { readDayOf } from '../day-of-span.ts'
import { checkOvertime, type OwnWarning, type Span } from '../overtime-warnings.ts'

/** The longest span that an employee can ask for. */
const LONGEST_MINUTES = 16 * 60
/** Days after the date on which an employee can still ask; HR can at any time. */
const ASK_UNTIL_DAYS = 3

const ON_LEAVE = `
  select from ${LEAVE_REQUESTS} r where r.company_id = $1 and r.employee_id = $2 and r.part = 'full' and $3 between r.start_date and r.end_date
    and r.status in ('pending', 'approved', 'success')`

type Judged = { refusals: Refusal[]; warnings: OwnWarning[] }

/** What refuses overtime that an employee asks for, and what only has to be checked. */
export async function judgeOvertime(
  tx: Tx,
  span: Span,
  editedId: number,
  language: Language,
): Promise<Judged> {
  const refusals: Refusal[] = []
  const refuse = (code: OvertimeRefusal, field: string, day = span.work_date) =>
    refusals.push({ code, field, message: OVERTIME_REFUSALS[code][language](formatDate(day)) })
  const minutes = spanMinutes(span.from_time, span.to_time)
  if (minutes > LONGEST_MINUTES) refuse('overtime_too_long', 'to_time')
  const earliest = addDays(todayInLaos(), -ASK_UNTIL_DAYS)
  if (span.work_date < earliest) refuse('overtime_too_late', 'work_date', earliest)
  const [check] = await checkOvertime(tx, [span], editedId)
  const { warnings = [], isDuplicate = false } = check ?? {}
  const has = (code: OwnWarning['code']) => warnings.some((warning) => warning.code === code)
  if (isDuplicate || has('overtime_overlaps')) refuse('overtime_overlaps', 'from_time')
  if (has('overtime_outside_employment')) refuse('overtime_outside_employment', 'work_date')
  if ((await readDayOf(tx, span)).minutes_in_shift === minutes) refuse('overtime_in_shift', 'from_time')
  if (await tx.exists(ON_LEAVE, [tx.companyId, span.employee_id, span.work_date]))
    refuse('overtime_on_leave', 'work_date')
  const refused = refusals.map(({ code }) => code)
  return { refusals, warnings: warnings.filter(({ code }) => !refused.includes(code)) }
}

const StoredSpan = z.object({
  employee_id: Id,
  work_date: IsoDate,
  from_time: z.string(),
  to_time: z.string(),
})
const STORED = `
  select employee_id, work_date, ${clock('from_time')} as from_time, ${clock('to_time')} as to_time
  from overtime_request where company_id = $1 and id = $2`

/** Throws `invalid_input` for a draft that a rule refuses. */
export async function refuseFaultyOvertime(
  tx: Tx,
  id: number,
  { language }: { language: Language },
): Promise<void> {
  const span = await tx.one(StoredSpan, STORED, [tx.companyId, id])
  await lockPerson(tx, span.employee_id)
  throwRefusals((await judgeOvertime(tx, span, id, language)).refusals)
}
