import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useScheduleText } from '../text.ts'
import { EmployeesBySchedule } from './EmployeesBySchedule.tsx'

/** Who is on which schedule today, and who has none. */
export default function SchedulesOfEmployeesScreen() {
  const text = useScheduleText()
  return (
    <>
      <PageHeader title={text.ofEmployees} text={text.ofEmployeesIntro} />
      <EmployeesBySchedule name="schedules-of-employees" />
    </>
  )
}
