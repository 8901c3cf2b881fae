import { z } from 'zod'
import { formatClock, MINUTES_PER_DAY } from '#engines/attendance/calendar.ts'
import type { Refusal } from '#features/requests/contract/facts.ts'
import { addDays, formatDate, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { CorrectedDay } from '../../../contract/corrections.ts'
import { hasScan, minuteOfSide, sidesOf } from '../../../domain/judge-correction.ts'
import { CORRECTION_FAULTS, type CorrectionFault } from '../../../locales/corrections.ts'
import { OWN_CORRECTION_REFUSALS } from '../../../locales/own-corrections.ts'
import { readFacts } from '../../derivation/read-facts.ts'
import { type Correction, instantOf } from '../check-correction.ts'
import { dayToCorrect } from '../day-to-correct.ts'

/** Days after the date on which an employee can still ask; HR can at any time. */
const ASK_UNTIL_DAYS = 7
/** Forgotten scans in a calendar month that an employee can ask for. */
export const MONTH_LIMIT = 3

const CountRow = z.object({ of_month: z.int(), of_side: z.int() })
const COUNT = `
  select count(*) filter (where kind = 'forgot')::int as of_month,
    count(*) filter (where work_date = $3 and clock_kind = $4 and at is not null)::int as of_side
  from scan_correction
  where company_id = $1 and employee_id = $2 and id <> $6 and to_char(work_date, 'YYYY-MM') = $5
    and status not in ('rejected', 'cancelled')`

export interface AskedScan extends CorrectedDay {
  /** Undefined while it is not chosen. */
  time: string | undefined
  /** The correction itself, if it is stored. */
  id?: number
}

interface Judged {
  /** The clock times of the shift; null without one. */
  shift: { check_in: string; check_out: string } | null
  monthCount: number
  refusals: Refusal[]
  /** What to store; null if something refuses it, or without a time. */
  correction: Omit<Correction, 'reason'> | null
}

/** The clock time of a minute of the date, also on the next day. */
const clockOf = (minute: number) => formatClock(minute % MINUTES_PER_DAY)

const OF_TIME: readonly CorrectionFault[] = ['in_future', 'outside_window', 'has_scan']

/** A forgotten scan that an employee asks for: the rules of HR's corrections, how late it is, and how often. */
export async function judgeOwnCorrection(
  tx: Tx,
  { employee_id, work_date, clock_kind, time, id = 0 }: AskedScan,
  language: Language,
): Promise<Judged> {
  const refusals: Refusal[] = []
  const refuse = (code: string, field: string, message: string) => refusals.push({ code, field, message })
  const counted = await tx.one(CountRow, COUNT, [
    ...[tx.companyId, employee_id, work_date, clock_kind, monthOf(work_date), id],
  ])
  const earliest = addDays(todayInLaos(), -ASK_UNTIL_DAYS)
  const texts = OWN_CORRECTION_REFUSALS
  if (work_date < earliest) refuse('too_late', 'work_date', texts.too_late[language](formatDate(earliest)))
  if (counted.of_side > 0) refuse('asked', 'clock_kind', texts.asked[language]())
  else if (counted.of_month >= MONTH_LIMIT)
    refuse('too_many', 'work_date', texts.too_many[language](String(MONTH_LIMIT)))
  const facts = await readFacts(tx, [employee_id], work_date, work_date)
  const day = dayToCorrect(facts, employee_id, work_date)
  if (!day) throw new AppError('not_found')
  const shift = day.shiftOn(day.day)
  const minute = minuteIn(day, clock_kind, time)
  if (typeof minute === 'string')
    refuse(minute, OF_TIME.includes(minute) ? 'time' : 'work_date', CORRECTION_FAULTS[minute][language])
  return {
    shift: shift && { check_in: clockOf(shift.checkIn), check_out: clockOf(shift.checkOut) },
    monthCount: counted.of_month,
    refusals,
    correction:
      refusals.length === 0 && typeof minute === 'number'
        ? {
            ...{ employeeId: employee_id, workDate: work_date, side: clock_kind },
            ...{ kind: 'forgot', at: instantOf(minute), voided: null, remark: '' },
          }
        : null,
  }
}

/** The minute of a forgotten scan; null without a time; or why the day cannot have one. */
function minuteIn(
  day: NonNullable<ReturnType<typeof dayToCorrect>>,
  side: CorrectedDay['clock_kind'],
  time: string | undefined,
): number | null | CorrectionFault {
  const sides = sidesOf(day)
  if (typeof sides === 'string') return sides
  if (hasScan(sides[side], day.scans)) return 'has_side'
  return time === undefined ? null : minuteOfSide(day, sides[side], time)
}
