import type { Band, EmployeeMonth, LocalMinute, OvertimeResult, Shift } from './types.ts'

/*
 * A second, simple implementation of the rules. It works minute by minute and shares no code with the engine,
 * so that a mistake goes unnoticed only if both make it.
 */

export type ReferenceShift = {
  opens: number
  checkIn: number
  earliestOut: number
  checkOut: number
  end: number
}

const clock = (at: LocalMinute) => ((at % 1440) + 1440) % 1440

function search(from: LocalMinute, step: 1 | -1, clockTime: number): LocalMinute {
  let at = from
  while (clock(at) !== clockTime) at += step
  return at
}

/** The shift of a work date with its window; leave is not applied. */
export function referenceShift(month: EmployeeMonth, day: number): ReferenceShift | null {
  const shift = month.shiftOn(day)
  if (!shift) return null
  const checkIn = day * 1440 + shift.checkIn
  const checkOut = search(checkIn + 1, 1, shift.checkOut)
  const nexts = [1, 2, 3].map((ahead) => opening(month.shiftOn(day + ahead), day + ahead))
  const end = Math.min(checkOut + 480, ...nexts)
  return {
    opens: opening(shift, day),
    checkIn,
    earliestOut: search(checkIn + 1, 1, shift.earliestOut),
    checkOut,
    end,
  }
}

function opening(shift: Shift | null, day: number): number {
  return shift ? search(day * 1440 + shift.checkIn, -1, shift.earliestIn) : Number.POSITIVE_INFINITY
}

/** Overtime minutes by date and multiplier; the month must not contain half-day leave. */
export function referenceOvertime(month: EmployeeMonth): OvertimeResult[] {
  const counted = new Set<LocalMinute>()
  const minutesByKey = new Map<string, number>()
  for (let day = month.from - 1; day <= month.to; day++) {
    const shift = month.isHoliday(day) ? null : referenceShift(month, day)
    if (shift && month.leaves.some((leave) => leave.day === day)) continue
    const requested = requestedMinutes(month, day, shift !== null && shift.checkOut >= (day + 1) * 1440)
    const worked = new Set(requested.flatMap((span) => scannedMinutes(month, span, shift)))
    const bands = shift ? month.settings.overtimeBands.working : month.settings.overtimeBands.rest
    for (const at of worked) {
      if (counted.has(at) || (shift && at >= shift.checkIn && at < shift.checkOut)) continue
      counted.add(at)
      const key = `${day}|${multiplierAt(at, bands)}`
      if (day >= month.from) minutesByKey.set(key, (minutesByKey.get(key) ?? 0) + 1)
    }
  }
  return [...minutesByKey].map(([key, minutes]) => {
    const [day = 0, multiplier = 0] = key.split('|').map(Number)
    return { day, multiplier, minutes }
  })
}

/** The minutes of each span requested for a date. */
function requestedMinutes(month: EmployeeMonth, day: number, crossing: boolean): LocalMinute[][] {
  return month.overtime
    .filter((span) => span.day === day)
    .map((span) => {
      const minutes: LocalMinute[] = []
      let at = day * 1440 + span.from + (crossing && span.from < 720 ? 1440 : 0)
      do minutes.push(at++)
      while (clock(at) !== span.to)
      return minutes
    })
}

function scannedMinutes(
  month: EmployeeMonth,
  span: LocalMinute[],
  shift: ReferenceShift | null,
): LocalMinute[] {
  if (month.settings.overtimeBasis === 'approved') return span
  const [first, last] = presence(month, span, shift)
  return span.filter((at) => at >= first && at < last)
}

function presence(month: EmployeeMonth, span: LocalMinute[], shift: ReferenceShift | null): [number, number] {
  const scans = month.scans.filter((scan) => scan.counts).map((scan) => Math.floor(scan.at / 60))
  const between = (from: number, to: number) => scans.filter((at) => at >= from && at <= to)
  const opens = shift ? shift.opens : (span[0] ?? 0) - 120
  const closes = shift ? shift.end - 1 : (span.at(-1) ?? 0) + 1 + 240
  const ins = between(opens, shift ? Math.min(shift.earliestOut - 1, closes) : closes)
  const outs = between(shift ? shift.earliestOut : opens, closes)
  return ins.length && outs.length ? [Math.min(...ins), Math.max(...outs)] : [0, 0]
}

function multiplierAt(at: LocalMinute, bands: readonly Band[]): number {
  const m = clock(at)
  const band = bands.find(({ from, to }) => (from < to ? m >= from && m < to : m >= from || m < to))
  return band?.multiplier ?? 0
}
