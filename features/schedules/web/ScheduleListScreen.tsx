import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { listSchedules, type Schedule } from '../contract.ts'
import { ScheduleDays } from './ScheduleDays.tsx'
import { useScheduleText } from './text.ts'
import { WeekBars } from './WeekBars.tsx'
import { WeekHours } from './WeekHours.tsx'

/** The clock-in schedules with their weeks; a click shows all times of every day. */
export default function ScheduleListScreen() {
  const text = useScheduleText()
  const [opened, setOpened] = useState<Schedule>()
  const validity = ({ start_date, end_date }: Schedule) =>
    start_date || end_date ? `${formatDate(start_date)} – ${formatDate(end_date)}` : text.always
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      <DataTable
        route={listSchedules}
        name="schedules"
        label={text.title}
        onRowClick={setOpened}
        empty={<EmptyState title={text.none} text={text.noneHint} />}
        columns={[
          { key: 'name', title: text.name, primary: true },
          { key: 'purpose', title: text.purpose, cell: (row) => text.purposes[row.purpose] },
          { key: 'week', title: text.week, cell: (row) => <WeekBars days={row.days} /> },
          { key: 'hours', title: text.hours, cell: (row) => <WeekHours days={row.days} /> },
          { key: 'validity', title: text.validity, hidden: true, cell: validity },
          {
            key: 'employee_count',
            title: text.employees,
            align: 'end',
            cell: (row) => <span className="figures">{formatNumber(row.employee_count, 0)}</span>,
          },
        ]}
      />
      <ViewModal opened={opened !== undefined} onClose={() => setOpened(undefined)} title={opened?.name}>
        {opened && <ScheduleDays days={opened.days} />}
      </ViewModal>
    </>
  )
}
