import { Text } from '@mantine/core'
import { IconClockPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { personColumn } from '#features/employees/web/parts.ts'
import { formatDate, isDay } from '#kit/contract/days.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  assignEmployees,
  listSchedulesOfEmployees,
  type ScheduleOfEmployee,
} from '../../contract/assignments.ts'
import { useScheduleText } from '../text.ts'
import { AssignDialog } from './AssignDialog.tsx'

const FILTERS = ['has_schedule', 'from', 'to', 'department_id', 'branch_id', 'position_id']

interface Props {
  /** The list's stored name. */
  name: string
  /** The schedule on which the selected employees are put; absent: the user chooses. */
  scheduleId?: number
  onAssigned?: () => void
}

/** The present employees with the schedule that each is on today; the selected ones can be put on a schedule. */
export function EmployeesBySchedule({ name, scheduleId, onAssigned }: Props) {
  const text = useScheduleText()
  const state = useListState({ name, filters: FILTERS, sort: 'emp_number' })
  const { from, to, has_schedule } = state.filters
  const isMissing = has_schedule === 'missing'
  const firstDay = isMissing ? (from ?? to) : undefined
  const [chosen, setChosen] = useState<{ ids: number[]; clear: () => void }>()
  return (
    <>
      {firstDay && (
        <Text size="sm" c="dimmed" mb="xs">
          {text.missingIn(formatDate(firstDay), formatDate(to ?? firstDay))}
        </Text>
      )}
      <DataTable
        route={listSchedulesOfEmployees}
        name={name}
        label={text.ofEmployees}
        state={state}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter
              state={state}
              name="has_schedule"
              label={text.hasSchedule}
              options={text.hasSchedules}
              w={180}
            />
            {isMissing && <DateRangeFilter state={state} />}
            <PlaceFilters state={state} position />
          </FilterBar>
        }
        columns={[
          { key: 'emp_number', title: text.number },
          personColumn(text.employee),
          { key: 'department', title: text.department },
          { key: 'position', title: text.position },
          { key: 'branch', title: text.branch, hidden: true },
          { key: 'schedule', title: text.hasSchedule, cell: (row) => <ScheduleCell row={row} /> },
          { key: 'first_day', title: text.firstDay, cell: (row) => formatDate(row.first_day) },
          { key: 'last_day', title: text.lastDay, cell: (row) => formatDate(row.last_day) },
        ]}
        bulk={[
          {
            label: text.putOnChosen,
            icon: <IconClockPlus size={17} />,
            route: assignEmployees,
            onChosen: (ids, clear) => setChosen({ ids, clear }),
          },
        ]}
      />
      {chosen && (
        <AssignDialog
          employeeIds={chosen.ids}
          {...(scheduleId !== undefined && { scheduleId })}
          {...(firstDay && isDay(firstDay) && { firstDay })}
          onClose={() => setChosen(undefined)}
          onDone={() => {
            chosen.clear()
            setChosen(undefined)
            onAssigned?.()
          }}
        />
      )}
    </>
  )
}

function ScheduleCell({ row }: { row: ScheduleOfEmployee }) {
  const text = useScheduleText()
  if (row.schedule) return row.schedule
  if (!row.does_not_clock_in && !row.is_rostered)
    return <StatusBadge tone="bad">{text.noSchedule}</StatusBadge>
  return (
    <Text component="span" size="sm" c="dimmed">
      {row.is_rostered ? text.onRoster : text.doesNotClockIn}
    </Text>
  )
}
