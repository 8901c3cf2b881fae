import { z } from 'zod'
import { lockPerson } from '#features/employees/server/index.ts'
import { LEAVE_REQUESTS } from '#features/leave/server/index.ts'
import type { Refusal } from '#features/requests/contract/facts.ts'
import { throwRefusals } from '#features/requests/server/index.ts'
import { addDays, clockInLaos, formatDate, todayInLaos } from '#kit/contract/days.ts'
import { Id, IsoDate, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { spanMinutes } from '../../domain/overtime-span.ts'
import { OVERTIME_REFUSALS, type OvertimeRefusal } from '../../locales/refusals.ts'
import { dateOfStart, readDayOf } from '../day-of-span.ts'
import { readOvertimeRules } from '../overtime-rules.ts'
import { checkOvertime, type OwnWarning, type Span } from '../overtime-warnings.ts'

/** The longest span that an employee can ask for. */
const LONGEST_MINUTES = 16 * 60

const ON_LEAVE = `
  select from ${LEAVE_REQUESTS} r where r.company_id = $1 and r.employee_id = $2 and r.part = 'full' and $3 between r.start_date and r.end_date
    and r.status in ('pending', 'approved', 'success')`

/** Refuses for a reason, in whose sentence `value` stands; default: the date. */
type Refuse = (code: OvertimeRefusal, field: string, value?: string) => void

type Judged = { refusals: Refusal[]; warnings: OwnWarning[] }

/** What refuses overtime that an employee asks for, and what only has to be checked. */
export async function judgeOvertime(
  tx: Tx,
  span: Span,
  editedId: number,
  language: Language,
): Promise<Judged> {
  const refusals: Refusal[] = []
  const refuse: Refuse = (code, field, value = formatDate(span.work_date)) => {
    refusals.push({ code, field, message: OVERTIME_REFUSALS[code][language](value) })
  }
  const minutes = spanMinutes(span.from_time, span.to_time)
  if (minutes > LONGEST_MINUTES) refuse('overtime_too_long', 'to_time')
  await refuseLate(tx, span, refuse)
  const [check] = await checkOvertime(tx, [span], [editedId])
  const { warnings = [], isDuplicate = false } = check ?? {}
  const has = (code: OwnWarning['code']) => warnings.some((warning) => warning.code === code)
  if (isDuplicate || has('overtime_overlaps')) refuse('overtime_overlaps', 'from_time')
  if (has('overtime_outside_employment')) refuse('overtime_outside_employment', 'work_date')
  const tooShort = warnings.find(({ code }) => code === 'overtime_below_minimum')
  if (tooShort) refuse('overtime_below_minimum', 'to_time', String(tooShort.limit))
  if ((await readDayOf(tx, span)).minutes_in_shift === minutes) refuse('overtime_in_shift', 'from_time')
  if (await tx.exists(ON_LEAVE, [tx.companyId, span.employee_id, span.work_date]))
    refuse('overtime_on_leave', 'work_date')
  const refused = refusals.map(({ code }) => code)
  return { refusals, warnings: warnings.filter(({ code }) => !refused.includes(code)) }
}

/** Refuses what should have been asked for earlier, by the company's rules. */
async function refuseLate(tx: Tx, span: Span, refuse: Refuse): Promise<void> {
  const { overtime_must_be_before: mustBeBefore, overtime_ask_until_days: days } = await readOvertimeRules(tx)
  const today = todayInLaos()
  if (mustBeBefore) {
    const startsOn = await dateOfStart(tx, span)
    if (`${startsOn} ${span.from_time}` <= `${today} ${clockInLaos(new Date())}`)
      refuse('overtime_only_before', 'from_time')
  } else if (span.work_date < addDays(today, -days))
    refuse('overtime_too_late', 'work_date', formatDate(addDays(today, -days)))
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
