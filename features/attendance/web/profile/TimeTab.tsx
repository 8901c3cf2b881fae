import { Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { monthOf, todayInLaos } from '#kit/contract/days.ts'
import { MonthSwitch } from '#kit/web/calendar/MonthSwitch.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { showEmployeeMonth } from '../../contract.ts'
import { DayDrawer, dayKey } from '../day/DayDrawer.tsx'
import { MonthOfDays } from '../report/EmployeeMonth.tsx'

const POLL = 1500

/** The days of a month on the page of an employee. */
export default function TimeTab({ employeeId }: { employeeId: number }) {
  const [month, setMonth] = useState(() => monthOf(todayInLaos()))
  const [address, setAddress] = useSearchParams()
  const details = address.get('details')
  const chosen = details?.startsWith(`${employeeId}_`) ? details.split('_')[1] : undefined
  const open = (date: string) => {
    const current = new URLSearchParams(window.location.search)
    current.set('details', dayKey(employeeId, date))
    setAddress(current, { replace: details !== null, preventScrollReset: true })
  }
  const input = { params: { employee_id: employeeId }, query: { month } }
  const answer = useRoute(showEmployeeMonth, input, { keepPrevious: true })
  const record = answer.data?.data
  useRoute(showEmployeeMonth, input, { enabled: record?.derivation.state === 'running', every: POLL })
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!record) return <TableWaiting />
  return (
    <Stack gap="md" maw="var(--champa-width-lg)">
      <Group justify="flex-end">
        <MonthSwitch value={month} onChange={setMonth} />
      </Group>
      <MonthOfDays key={record.month} record={record} beside={{ chosen, open }} />
      <DayDrawer />
    </Stack>
  )
}
