import { MINUTES_PER_DAY, parseClock } from '#engines/attendance/calendar.ts'
import { spanMinutes } from '#features/overtime/domain/overtime-span.ts'
import type { DayExplanation } from '../contract/day-explanation.ts'

const NOON = 720

/** Why fewer minutes count than were approved; times in minutes from midnight of the date. */
export type FewerBecause =
  | { code: 'leave' | 'no_scans' | 'no_in' | 'no_out' | 'in_shift' | 'fewer_scanned' }
  | { code: 'out_at' | 'in_at'; at: number }

/** What came of the approved overtime of a day. */
export interface OvertimeOutcome {
  approved: number
  counted: number
  /** Null if all of it counts, or the day is still open. */
  because: FewerBecause | null
}

export type ExplainedOvertime = Pick<DayExplanation, 'judged' | 'leave' | 'overtime'> & {
  day: { scans: readonly unknown[] }
}

function spansOf({ overtime, judged }: ExplainedOvertime) {
  const isNight = judged !== null && judged.window.check_out > MINUTES_PER_DAY
  return overtime.approved.map(({ from_time, to_time }) => {
    const from = parseClock(from_time)
    const start = isNight && from < NOON ? from + MINUTES_PER_DAY : from
    return { start, end: start + spanMinutes(from_time, to_time) }
  })
}

/** The approved and the counted minutes of a day's overtime, and why they differ; null if nothing is approved or a scan can still change it. */
export function outcomeOfOvertime(day: ExplainedOvertime): OvertimeOutcome | null {
  const spans = spansOf(day)
  if (spans.length === 0 || day.judged?.is_open) return null
  const approved = spans.reduce((sum, { start, end }) => sum + end - start, 0)
  const counted = day.overtime.counted.reduce((sum, { minutes }) => sum + minutes, 0)
  return { approved, counted, because: counted < approved ? whyFewer(day, spans) : null }
}

function whyFewer(day: ExplainedOvertime, spans: readonly { start: number; end: number }[]): FewerBecause {
  const { judged, leave } = day
  if (leave.some(({ part }) => part === 'full')) return { code: 'leave' }
  if (day.overtime.basis === 'approved') return { code: 'in_shift' }
  if (!judged || judged.result === 'holiday')
    return { code: day.day.scans.length === 0 ? 'no_scans' : 'fewer_scanned' }
  const { in_at, out_at } = judged
  if (in_at === null && out_at === null) return { code: 'no_scans' }
  if (in_at === null) return { code: 'no_in' }
  if (out_at === null) return { code: 'no_out' }
  if (out_at < Math.max(...spans.map(({ end }) => end))) return { code: 'out_at', at: out_at }
  const start = Math.min(...spans.map((span) => span.start))
  return in_at > start && start < judged.window.check_in ? { code: 'in_at', at: in_at } : { code: 'in_shift' }
}
