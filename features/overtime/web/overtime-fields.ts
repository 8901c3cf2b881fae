import { formatDate } from '#kit/contract/days.ts'
import type { OvertimeFacts } from '../contract.ts'
import { useOvertimeText } from './text.ts'

/** The fields of a span of overtime with their labels and their values in words. */
export function useOvertimeFields(): readonly (readonly [string, (row: OvertimeFacts) => string])[] {
  const text = useOvertimeText()
  return [
    [text.day, (row) => formatDate(row.work_date)],
    [text.fromTime, (row) => row.from_time],
    [text.toTime, (row) => row.to_time],
    [text.remark, (row) => row.remark],
  ]
}
