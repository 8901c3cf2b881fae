import type { DayExplanation, JudgedDay } from '../contract/day-explanation.ts'

/** The rule that has decided a day, with the numbers of its sentence. Minutes; clock times in minutes from midnight. */
export type DayRule =
  | { code: 'no_shift' | 'holiday' | 'full_leave' | 'unclocked' | 'waiting' }
  | { code: 'absent_late'; minutes: number; limit: number }
  | { code: 'absent_no_scan'; from: number; to: number }
  | { code: 'outside' }
  | { code: 'forgotten_in'; from: number; to: number }
  | { code: 'forgotten_out'; from: number; to: number }
  | { code: 'late'; minutes: number; allowed: number }
  | { code: 'early'; minutes: number; until: number }
  | { code: 'in_time'; minutes: number; allowed: number }
  | { code: 'here'; at: number }

/** Why the engine has judged a day as it has, in the order of its rules. */
export function ruleOf({
  judged,
  does_not_clock_in,
}: Pick<DayExplanation, 'judged' | 'does_not_clock_in'>): DayRule {
  if (!judged) return { code: 'no_shift' }
  const { result, window } = judged
  if (result === 'holiday') return { code: 'holiday' }
  if (result === 'leave') return { code: 'full_leave' }
  if (does_not_clock_in) return { code: 'unclocked' }
  if (result === 'outside') return { code: 'outside' }
  const inTo = Math.min(window.earliest_out, window.end)
  if (result === 'absent') {
    if (judged.in_at === null) return { code: 'absent_no_scan', from: window.earliest_in, to: window.end }
    return { code: 'absent_late', minutes: judged.in_at - window.check_in, limit: window.absence_minutes }
  }
  if (result === 'forgotten' && judged.in_at === null)
    return { code: 'forgotten_in', from: window.earliest_in, to: inTo }
  if (result === 'forgotten') return { code: 'forgotten_out', from: window.earliest_out, to: window.end }
  if (result === 'late') return { code: 'late', minutes: judged.late_minutes, allowed: window.allowed_late }
  if (result === 'early') return { code: 'early', minutes: judged.early_minutes, until: window.check_out }
  return hereOrWaiting(judged)
}

function hereOrWaiting({ result, in_at, window }: JudgedDay): DayRule {
  if (in_at === null) return { code: 'waiting' }
  if (result === 'not_yet') return { code: 'here', at: in_at }
  return { code: 'in_time', minutes: Math.max(0, in_at - window.check_in), allowed: window.allowed_late }
}
