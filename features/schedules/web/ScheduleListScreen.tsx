import { Button } from '@mantine/core'
import { IconEye, IconPlus, IconTrash, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
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
  const remove = useMutate(deleteSchedule, {
    onSuccess: () => {
      setDoomed(undefined)
      void toastSuccess('deleted')
    },
    onError: toastError,
  })
  const addButton = (
    <IfMayCall route={addSchedule}>
      <Button component={Link} to={href('schedule.create')} leftSection={<IconPlus size={18} />}>
        {text.add}
      </Button>
    </IfMayCall>
  )
  const open = ({ id }: Schedule) => go('schedule_detail.index', { schedule_id: id })
  const validity = ({ start_date, end_date }: Schedule) =>
    start_date || end_date ? `${formatDate(start_date)} – ${formatDate(end_date)}` : text.always
  return (
    <>
      <PageHeader title={text.title} text={text.intro} actions={addButton} />
      <DataTable
        route={listSchedules}
        name="schedules"
        label={text.title}
        onRowClick={open}
        empty={<EmptyState title={text.none} text={text.noneHint} action={addButton} />}
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
      <ConfirmDialog
        opened={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => doomed && remove.mutate({ params: { id: doomed.id } })}
        loading={remove.isPending}
        title={text.deleteTitle}
        confirmLabel={words.action.delete}
        danger
      >
        {text.deleteText}
      </ConfirmDialog>
    </>
  )
}
