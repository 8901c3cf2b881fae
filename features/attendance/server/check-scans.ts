import { formatClock, MINUTES_PER_DAY, parseClock } from '#engines/attendance/calendar.ts'
import { NO_LEAVE } from '#engines/attendance/day-leave.ts'
import { deriveMonth } from '#engines/attendance/derive-month.ts'
import type { DayNumber, LeavePart } from '#engines/attendance/types.ts'
import {
  readDaysOff,
  readEngineShifts,
  readShiftIdsOfSchedule,
  requireShiftsOf,
} from '#features/schedules/server/index.ts'
import { addDays, dayNumber } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { checkScans, type ScanCheck } from '../contract/check-scans.ts'
import { windowOf } from './day-window.ts'
import { readSettings } from './derivation/read-company-facts.ts'

/** The engine looks four days around the date. */
const DAYS_AROUND = 4

interface Question {
  scheduleId: number
  date: string
  shiftId: number | undefined
  scans: string
  leave: Exclude<LeavePart, 'hours'> | undefined
}

export const checkScansOfSchedule = handle(checkScans, (context) =>
  inCompany(context, async (tx) => {
    const { date, shift_id: shiftId, scans, leave } = context.query
    const question = { scheduleId: context.params.schedule_id, date, shiftId, scans, leave }
    return { data: await judge(tx, question) }
  }),
)

async function judge(tx: Tx, question: Question): Promise<ScanCheck> {
  const { scheduleId, date, shiftId } = question
  const named = await requireShiftsOf(tx, scheduleId)
  if (shiftId !== undefined && !named.has(shiftId)) throw new AppError('not_found')
  const [from, to] = [addDays(date, -DAYS_AROUND), addDays(date, DAYS_AROUND)]
  const shifts = await readEngineShifts(tx)
  const idOn = await readShiftIdsOfSchedule(tx, scheduleId, from, to)
  const { isHoliday } = await readDaysOff(tx, from, to, [])
  const day = dayNumber(date)
  const shiftOn = (other: DayNumber) => shifts.get((other === day && shiftId) || (idOn(other) ?? 0)) ?? null
  const minutes = question.scans
    .split(',')
    .filter(Boolean)
    .map(minuteOf)
    .sort((a, b) => a - b)
  const midnight = day * MINUTES_PER_DAY
  const { days } = deriveMonth({
    from: day,
    to: day,
    // Long after every window.
    asOf: midnight + DAYS_AROUND * MINUTES_PER_DAY,
    shiftOn,
    isHoliday: (other) => isHoliday({ id: 0, isFemale: false }, other),
    leaves: question.leave ? [{ day, part: question.leave, paid: true }] : [],
    scans: minutes.map((minute) => ({ at: (midnight + minute) * 60, counts: true })),
    overtime: [],
    settings: await readSettings(tx),
  })
  const shift = shiftOn(day)
  const name = named.get(shiftId ?? idOn(day) ?? 0)
  return {
    shift: shift && {
      name: name?.name ?? '',
      check_in: formatClock(shift.checkIn),
      check_out: formatClock(shift.checkOut),
    },
    ...resultOf(days[0], midnight),
    window:
      shift &&
      windowOf(day, shift, {
        shiftOn,
        leave: {
          ...NO_LEAVE,
          ...(question.leave && { [question.leave]: 'paid' as const }),
        },
      }),
    scans: minutes,
  }
}

/** '06:04+1' is 1804. */
const minuteOf = (text: string) => parseClock(text.slice(0, 5)) + (text.endsWith('+1') ? MINUTES_PER_DAY : 0)

function resultOf(day: ReturnType<typeof deriveMonth>['days'][number] | undefined, midnight: number) {
  const after = (at: number | null | undefined) => (at == null ? null : at - midnight)
  return {
    result: day?.result ?? null,
    in_at: after(day?.inAt),
    out_at: after(day?.outAt),
    late_minutes: day?.lateMinutes ?? 0,
    early_minutes: day?.earlyMinutes ?? 0,
    night_minutes: day?.nightMinutes ?? 0,
    present_halves: day?.presentHalves ?? 0,
    absent_halves: day?.absentHalves ?? 0,
  }
}
