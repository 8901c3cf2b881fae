import { z } from 'zod'
import { formatClock, MINUTES_PER_DAY } from '#engines/attendance/calendar.ts'
import { NO_LEAVE } from '#engines/attendance/day-leave.ts'
import { shiftTimes } from '#engines/attendance/shift-times.ts'
import { OVERTIME_REQUESTS, readOvertimeRules } from '#features/overtime/server/index.ts'
import { addDays, dayNumber, dayOfNumber, daysOfRange, laterDay, todayInLaos } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { StayedLonger } from '../../contract/stayed-longer.ts'
import { LEAST_MINUTES, stayedLonger } from '../../domain/stayed-longer.ts'
import { windowOf } from '../day-window.ts'
import { deriveEmployee } from '../derivation/derive-employee.ts'
import type { Facts } from '../derivation/facts.ts'
import { readFacts } from '../derivation/read-facts.ts'
import { localMinuteOf } from '../vientiane.ts'

/** Days back that are offered, if the company lets employees ask so late. */
const MOST_DAYS_BACK = 7

const AskedRow = z.object({ employee_id: Id, work_date: IsoDate })

/** Days for which overtime was asked, whatever became of it. */
const ASKED = `
  select distinct o.employee_id, o.work_date from ${OVERTIME_REQUESTS} o
  where o.company_id = $1 and o.employee_id = any($2) and o.work_date between $3 and $4 and o.status <> 'cancelled'`

export interface StayOf extends StayedLonger {
  employeeId: number
}

interface Wanted {
  employeeIds: readonly number[]
  asOf: Date
  /** Only days that no scan can change any more; otherwise also the present one. */
  onlyClosed: boolean
}

/**
 * The last days on which these employees stayed longer and for which they can still ask for overtime, latest first. Nothing where overtime must
 * be asked for before it starts. A fixed number of statements.
 */
export async function findStays(tx: Tx, { employeeIds, asOf, onlyClosed }: Wanted): Promise<StayOf[]> {
  const rules = await readOvertimeRules(tx)
  if (rules.overtime_must_be_before || employeeIds.length === 0) return []
  const today = todayInLaos(asOf)
  const from = addDays(today, -Math.min(rules.overtime_ask_until_days, MOST_DAYS_BACK))
  const facts = await readFacts(tx, employeeIds, from, today)
  const asked = await tx.query(AskedRow, ASKED, [tx.companyId, employeeIds, from, today])
  const isAsked = new Set(asked.map(({ employee_id, work_date }) => `${employee_id} ${work_date}`))
  const least = Math.max(LEAST_MINUTES, rules.overtime_min_minutes)
  return employeeIds
    .flatMap((employeeId) => staysOf(facts, { employeeId, from, to: today, asOf, onlyClosed }))
    .filter(
      ({ employeeId, work_date, minutes }) => minutes >= least && !isAsked.has(`${employeeId} ${work_date}`),
    )
    .sort((a, b) => b.work_date.localeCompare(a.work_date) || a.employeeId - b.employeeId)
}

interface Employee extends Omit<Wanted, 'employeeIds'> {
  employeeId: number
  from: string
  to: string
}

function staysOf(facts: Facts, { employeeId, from, to, asOf, onlyClosed }: Employee): StayOf[] {
  const person = facts.people.get(employeeId)
  if (!person || person.doesNotClockIn) return []
  const now = localMinuteOf(asOf)
  const { days } = deriveEmployee({ employeeId, from, to, isFirst: false }, facts, now)
  const shiftOn = (day: number) => facts.shifts.shiftOn(employeeId, day)
  const today = dayNumber(to)
  return daysOfRange(laterDay(from, dayOfNumber(person.firstDay)), to).flatMap((date) => {
    const day = dayNumber(date)
    const result = days.find((one) => one.day === day) ?? null
    const shift = facts.daysOff.isHoliday(person, day) ? null : shiftOn(day)
    // A holiday is decided from its beginning on, although scans follow.
    const isOver = shift && result ? !result.open : day < today
    if (day > person.lastDay || (onlyClosed && !isOver)) return []
    const before = shiftOn(day - 1)
    const after = shiftOn(day + 1)
    const stay = stayedLonger({
      ...{ day, result, scans: facts.scans.get(employeeId) ?? [] },
      checkOut: shift ? shiftTimes(day, shift).checkOut : null,
      freeFrom: before ? endOfWindow(day - 1, before, shiftOn) : null,
      freeTo: after ? shiftTimes(day + 1, after).earliestIn : null,
    })
    if (!stay) return []
    const clock = (minute: number) => formatClock(minute % MINUTES_PER_DAY)
    return [
      {
        ...{ employeeId, work_date: date, from_time: clock(stay.from), to_time: clock(stay.to) },
        minutes: stay.to - stay.from,
      },
    ]
  })
}

type ShiftOn = Parameters<typeof windowOf>[2]['shiftOn']

const endOfWindow = (day: number, shift: NonNullable<ReturnType<ShiftOn>>, shiftOn: ShiftOn): number =>
  day * MINUTES_PER_DAY + windowOf(day, shift, { shiftOn, leave: NO_LEAVE }).end
