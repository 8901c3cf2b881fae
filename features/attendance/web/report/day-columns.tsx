import { personColumn } from '#features/employees/web/parts.ts'
import { formatDate, weekdayOf } from '#kit/contract/days.ts'
import { formatMinutes } from '#kit/web/format.ts'
import { type Column, DASH } from '#kit/web/table/column.ts'
import type { DayRow } from '../../contract.ts'
import { useAttendanceText } from '../text.ts'
import { clockOn } from './clock.ts'
import { DayResultBadge } from './DayResult.tsx'

const minutes = (value: number) => (value > 0 ? <span className="figures">{value}</span> : DASH)

const clock = (instant: string | null, day: string) => (
  <span className="figures" style={{ whiteSpace: 'nowrap' }}>
    {clockOn(instant, day)}
  </span>
)

export function useDayColumns(): Column<DayRow>[] {
  const { report: text, weekday } = useAttendanceText()
  /** On a phone: the day, and when the person was there. */
  const phoneFacts = ({ work_date: day, in_at, out_at }: DayRow) =>
    [
      `${weekday[weekdayOf(day)]} ${formatDate(day).slice(0, 5)}`,
      (in_at || out_at) && [in_at, out_at].map((at) => (at ? clockOn(at, day) : '…')).join('–'),
    ]
      .filter(Boolean)
      .join(' · ')
  return [
    {
      key: 'work_date',
      title: text.day,
      cell: (row) => (
        <span className="figures" style={{ whiteSpace: 'nowrap' }}>
          {weekday[weekdayOf(row.work_date)]} {formatDate(row.work_date)}
        </span>
      ),
    },
    { key: 'emp_number', title: text.number },
    personColumn(text.employee, phoneFacts),
    { key: 'department', title: text.department, hidden: true },
    { key: 'branch', title: text.branch, hidden: true },
    {
      key: 'result',
      title: text.result,
      phone: 'end',
      cell: (row) => <DayResultBadge result={row.result} />,
    },
    { key: 'in_at', title: text.in, align: 'end', cell: (row) => clock(row.in_at, row.work_date) },
    { key: 'out_at', title: text.out, align: 'end', cell: (row) => clock(row.out_at, row.work_date) },
    { key: 'late_minutes', title: text.late, align: 'end', cell: (row) => minutes(row.late_minutes) },
    { key: 'early_minutes', title: text.early, align: 'end', cell: (row) => minutes(row.early_minutes) },
    {
      key: 'night_minutes',
      title: text.night,
      align: 'end',
      cell: (row) => (row.night_minutes > 0 ? formatMinutes(row.night_minutes) : minutes(0)),
    },
  ]
}
