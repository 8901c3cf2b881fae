import { href, useGo, useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { showSchedule } from '../../contract/schedules.ts'
import { useScheduleText } from '../text.ts'
import { EmployeesBySchedule } from './EmployeesBySchedule.tsx'

/** Selects employees and puts them on a schedule. */
export default function AssignScreen() {
  const text = useScheduleText()
  const go = useGo()
  const schedule_id = useIdParam('schedule_id')
  const name = useRoute(showSchedule, { params: { id: schedule_id } }).data?.data.name ?? ''
  return (
    <>
      <PageHeader
        title={text.putOnThis(name)}
        text={text.putOnIntro}
        breadcrumbs={[
          { label: text.title, to: href('schedule.index') },
          { label: name, to: href('schedule_detail.index', { schedule_id }) },
          { label: text.assigned, to: href('schedule_attract_employee.index', { schedule_id }) },
          { label: text.putOn },
        ]}
      />
      <EmployeesBySchedule
        name="assign-employees"
        scheduleId={schedule_id}
        onAssigned={() => go('schedule_attract_employee.index', { schedule_id })}
      />
    </>
  )
}
