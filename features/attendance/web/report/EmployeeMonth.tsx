import { Alert, Group, Loader, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { MonthSwitch } from '#kit/web/calendar/MonthSwitch.tsx'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { type EmployeeMonthDays, showEmployeeMonth } from '../../contract.ts'
import { ExplainedDay } from '../day/ExplainedDay.tsx'
import { useAttendanceText } from '../text.ts'
import { RESULT_ORDER, useResultName } from './DayResult.tsx'
import { MonthCalendar } from './MonthCalendar.tsx'
import { RESULT_SIGNS } from './result-signs.ts'
import results from './results.module.css'

const POLL = 1500

interface Props {
  employeeId: number | undefined
  month: string
  onMonth: (month: string) => void
  onClose: () => void
}

/** One employee's month as a calendar, with the scans of the selected day. */
export function EmployeeMonth({ employeeId, month, onMonth, onClose }: Props) {
  const text = useAttendanceText().report
  const input = { params: { employee_id: employeeId ?? 0 }, query: { month } }
  const enabled = employeeId !== undefined
  const answer = useRoute(showEmployeeMonth, input, { enabled, keepPrevious: true })
  const isRunning = answer.data?.data.derivation.state === 'running'
  useRoute(showEmployeeMonth, input, { enabled: enabled && isRunning, every: POLL })
  const record = answer.data?.data
  const who = record?.employee
  return (
    <ViewModal
      opened={enabled}
      onClose={onClose}
      title={who ? `${who.emp_number} · ${who.name}` : text.employee}
    >
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <MonthSwitch value={month} onChange={onMonth} />
          {who?.department && <Text c="dimmed">{who.department}</Text>}
        </Group>
        {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
        {!record && !answer.error && <TableWaiting />}
        {isRunning && (
          <Alert color="champa" icon={<Loader size={18} color="champa" />}>
            {text.running(formatNumber(record?.derivation.left ?? 0, 0))}
          </Alert>
        )}
        {record && <MonthOfDays key={`${record.employee.id} ${record.month}`} record={record} />}
      </Stack>
    </ViewModal>
  )
}

interface MonthProps {
  record: EmployeeMonthDays
  /** The chosen day opens beside the page instead of below the calendar. */
  beside?: { chosen: string | undefined; open: (date: string) => void }
}

/** The calendar of a month, its results, and the scans of the selected day. */
export function MonthOfDays({ record, beside }: MonthProps) {
  const nameOf = useResultName()
  const [below, setBelow] = useState<string>()
  const chosen = beside ? beside.chosen : below
  const day = record.days.find(({ date }) => date === chosen)
  const present = RESULT_ORDER.filter((result) => record.totals[result] > 0)
  return (
    <>
      <div className={results.legend}>
        {present.map((result) => (
          <span key={result} className={results.badge} data-result={result}>
            <span aria-hidden="true">{RESULT_SIGNS[result]}</span>
            {nameOf(result)} {record.totals[result]}
          </span>
        ))}
      </div>
      <MonthCalendar days={record.days} chosen={chosen} onChoose={beside ? beside.open : setBelow} />
      {!beside && day && <ExplainedDay employeeId={record.employee.id} date={day.date} isBelow />}
    </>
  )
}
