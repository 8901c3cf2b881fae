import { IconEye, IconTrash, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { DeleteDialog } from '#kit/web/feedback/DeleteDialog.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { addSchedule, deleteSchedule } from '../contract/schedules.ts'
import { listSchedules, type Schedule } from '../contract.ts'
import { useScheduleText } from './text.ts'
import { WeekBars } from './WeekBars.tsx'
import { WeekHours } from './WeekHours.tsx'

/** The clock-in schedules with their weeks; a click opens one. */
export default function ScheduleListScreen() {
  const text = useScheduleText()
  const words = useKitText()
  const go = useGo()
  const [doomed, setDoomed] = useState<Schedule>()
  const open = ({ id }: Schedule) => go('schedule_detail.index', { schedule_id: id })
  const validity = ({ start_date, end_date }: Schedule) =>
    start_date || end_date ? `${formatDate(start_date)} – ${formatDate(end_date)}` : text.always
  return (
    <>
      <ListPage
        title={text.title}
        text={text.intro}
        add={
          <AddButton route={addSchedule} to={href('schedule.create')}>
            {text.add}
          </AddButton>
        }
        none={{ title: text.none, text: text.noneHint }}
        route={listSchedules}
        name="schedules"
        onRowClick={open}
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
        actions={[
          { label: words.action.view, icon: <IconEye size={17} />, onClick: open },
          {
            label: text.assigned,
            icon: <IconUsers size={17} />,
            onClick: ({ id }) => go('schedule_attract_employee.index', { schedule_id: id }),
          },
          {
            label: words.action.delete,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setDoomed,
            route: deleteSchedule,
          },
        ]}
      />
      <DeleteDialog
        route={deleteSchedule}
        input={doomed && { params: { id: doomed.id } }}
        onClose={() => setDoomed(undefined)}
        title={text.deleteTitle}
      >
        {text.deleteText}
      </DeleteDialog>
    </>
  )
}
