import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { showTeamCalendar } from '../../contract.ts'
import { LeaveCalendar } from './LeaveCalendar.tsx'
import { useCalendarText } from './text.ts'

/** On which days the colleagues of the own department are away. */
export default function TeamCalendarScreen() {
  const text = useCalendarText()
  const state = useListState({ name: 'team-calendar', sort: 'emp_number' })
  return (
    <>
      <PageHeader title={text.teamTitle} text={text.teamIntro} />
      <LeaveCalendar route={showTeamCalendar} state={state} query={{}} />
    </>
  )
}
