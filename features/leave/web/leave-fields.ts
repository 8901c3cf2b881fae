import { formatDate } from '#kit/contract/days.ts'
import type { LeaveFacts } from '../contract.ts'
import { useLeaveText } from './text.ts'

/** The fields of a leave with their labels and their values in words. */
export function useLeaveFields(): readonly (readonly [string, (row: LeaveFacts) => string])[] {
  const text = useLeaveText()
  return [
    [text.kind, (row) => row.leave_type],
    [text.start, (row) => formatDate(row.start_date)],
    [text.end, (row) => formatDate(row.end_date)],
    [
      text.part,
      ({ part, from_time, to_time }) => (part === 'hours' ? `${from_time}–${to_time}` : text.parts[part]),
    ],
    [text.detail, (row) => row.detail],
  ]
}
