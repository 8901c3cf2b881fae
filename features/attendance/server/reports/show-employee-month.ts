import { z } from 'zod'
import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { DEPARTMENTS } from '#features/master-data/server/index.ts'
import { joinLastDecision, ownAmong } from '#features/requests/server/index.ts'
import { readDayShifts } from '#features/schedules/server/index.ts'
import { dayInLaos, firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { IsoDate, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, companyOf, handle } from '#kit/server/handler.ts'
import { dayAt, endOfDay, startOfDay } from '#kit/server/laos-time.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { CalendarDay, DayScan, EmployeeMonthDays, showEmployeeMonth, showMyMonth } from '../../contract.ts'
import { isCorrectable } from '../corrections/may-correct.ts'
import { ensureDerived } from '../derivation/ensure-derived.ts'
import { emptyTotals } from './list-days.ts'

const employeeIn = (language: Language) => `
  select e.id, e.emp_number, ${personName(language)} as name, d.name as department
  from ${EMPLOYEES} e left join ${DEPARTMENTS} d on d.company_id = e.company_id and d.id = e.department_id
  where e.company_id = $1 and e.id = $2 and e.deleted_at is null`

const DAYS = `
  select c.day::date as date, r.result, ${instant('r.in_at')} as in_at, ${instant('r.out_at')} as out_at,
    coalesce(r.late_minutes, 0) as late_minutes, coalesce(r.early_minutes, 0) as early_minutes,
    coalesce(r.night_minutes, 0) as night_minutes,
    coalesce((select sum(o.minutes) from overtime_result o
      where o.company_id = $1 and o.employee_id = $2 and o.work_date = c.day::date), 0)::int as overtime_minutes
  from generate_series($3::date, $4::date, interval '1 day') as c(day)
  left join day_result r on r.company_id = $1 and r.employee_id = $2 and r.work_date = c.day::date
  order by c.day`

const SCANS = `
  select ${dayAt('scanned_at')} as date, ${instant('scanned_at')} as scanned_at, source, counts,
    device_kind, raw_line, exists (select from scan_correction c where c.company_id = $1 and c.employee_id = $2
      and c.void_scanned_at = scan.scanned_at and c.void_source = scan.source and c.status = 'success') as is_void
  from scan
  where company_id = $1 and employee_id = $2 and scanned_at >= ${startOfDay('$3')}
    and scanned_at < ${endOfDay('$4')}
  order by scan.scanned_at`

const CORRECTIONS = `
  select r.work_date as date, r.id, r.clock_kind, ${instant('r.at')} as at, ${instant('r.void_scanned_at')} as void_scanned_at, r.reason,
    coalesce(last.actor, '') as actor, r.version
  from scan_correction r ${joinLastDecision('scan_correction')}
  where r.company_id = $1 and r.employee_id = $2 and r.status = 'success' and r.work_date between $3 and $4
  order by r.at, r.id`

const WAS_THERE = `
  select
    (select max(${dayAt('scanned_at')}) from scan
      where company_id = $1 and employee_id = $2 and scanned_at <= $3) as scanned,
    (select max(work_date) from day_result
      where company_id = $1 and employee_id = $2 and coalesce(in_at, out_at) <= $3) as worked`

const LastDaysRow = z.object({ scanned: IsoDate.nullable(), worked: IsoDate.nullable() })

/**
 * The month 'YYYY-MM' to show first: the current one if the employee has a scan in it, otherwise the last month with
 * a worked day (a night shift can end in the next month); the current one if the employee never worked.
 */
async function firstMonthToShow(tx: Tx, employeeId: number): Promise<string> {
  const now = new Date()
  const values = [tx.companyId, employeeId, now]
  const { scanned, worked } = await tx.one(LastDaysRow, WAS_THERE, values)
  const today = dayInLaos(now)
  const isHere = scanned !== null && scanned >= firstOfMonth(today)
  return (isHere ? today : (worked ?? scanned ?? today)).slice(0, 7)
}

/** One employee's month; an outdated month is derived first. Throws `not_found`. */
async function monthOf(
  context: Pick<Context, 'db' | 'session' | 'language'>,
  employeeId: number,
  month: string,
): Promise<EmployeeMonthDays> {
  const { db, language } = context
  const companyId = companyOf(context)
  const from = `${month}-01`
  const to = lastOfMonth(from)
  await db.inCompany(companyId, (tx) => requireEmployee(tx, employeeId, language))
  const derivation = await ensureDerived(db, companyId, from, to)
  return db.inCompany(companyId, async (tx) => {
    const employee = await requireEmployee(tx, employeeId, language)
    const days = await calendarOf(tx, employeeId, from, to)
    const totals = emptyTotals()
    for (const { result } of days) if (result) totals[result] += 1
    const correction_refusal = await refusalOf(tx, context, employeeId)
    return { employee, month, days, totals, correction_refusal, derivation }
  })
}

/** Why the user cannot correct the employee's scans. */
export async function refusalOf(tx: Tx, context: Pick<Context, 'session'>, employeeId: number) {
  if (!(await isCorrectable(tx))) return 'scan_edits_off'
  return (await ownAmong(tx, context, [employeeId])).size > 0 ? 'own_scans' : null
}

/** With the name in the user's language. Throws `not_found`, also for a hidden employee. */
export async function requireEmployee(
  tx: Tx,
  employeeId: number,
  language: Language,
): Promise<EmployeeMonthDays['employee']> {
  const employee = await tx.maybeOne(EmployeeMonthDays.shape.employee, employeeIn(language), [
    tx.companyId,
    employeeId,
  ])
  if (!employee) throw new AppError('not_found')
  return employee
}

const ScanRow = DayScan.extend({ date: IsoDate })
const DayRow = CalendarDay.omit({ scans: true, corrections: true, shift: true })
const CorrectionRow = CalendarDay.shape.corrections.element.extend({ date: IsoDate })

/** The calendar days of an employee, with and without results. */
export async function calendarOf(
  tx: Tx,
  employeeId: number,
  from: string,
  to: string,
): Promise<CalendarDay[]> {
  const values = [tx.companyId, employeeId, from, to]
  const days = await tx.query(DayRow, DAYS, values)
  const scans = await tx.query(ScanRow, SCANS, values)
  const corrections = await tx.query(CorrectionRow, CORRECTIONS, values)
  const scansOf = Map.groupBy(scans, ({ date }) => date)
  const correctionsOf = Map.groupBy(corrections, ({ date }) => date)
  const shiftOn = await readDayShifts(tx, employeeId, from, to)
  return days.map((day) => ({
    ...day,
    // Outside the employment there is no result.
    shift: day.result === null ? null : shiftOn(day.date),
    scans: scansOf.get(day.date) ?? [],
    corrections: correctionsOf.get(day.date) ?? [],
  }))
}

export const showMonthOfEmployee = handle(showEmployeeMonth, async (context) => ({
  data: await monthOf(context, context.params.employee_id, context.query.month),
}))

/** The month of the session's own employee only. */
export const showOwnMonth = handle(showMyMonth, async (context) => {
  const { employeeId } = context.session
  if (employeeId === null) throw new AppError('forbidden')
  const companyId = companyOf(context)
  const month =
    context.query.month ?? (await context.db.inCompany(companyId, (tx) => firstMonthToShow(tx, employeeId)))
  return { data: await monthOf(context, employeeId, month) }
})
