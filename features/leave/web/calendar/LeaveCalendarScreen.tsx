import { PlaceFilters } from '#features/employees/web/index.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { showLeaveCalendar } from '../../contract.ts'
import { LeaveCalendar } from './LeaveCalendar.tsx'
import { useCalendarText } from './text.ts'

const FILTERS = ['away', 'department_id', 'branch_id']

/** Who of the company is on leave on which days. */
export default function LeaveCalendarScreen() {
  const text = useCalendarText()
  const state = useListState({ name: 'leave-calendar', filters: FILTERS, sort: 'emp_number' })
  const { away, department_id, branch_id } = state.filters
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      <LeaveCalendar
        route={showLeaveCalendar}
        state={state}
        query={{ away, department_id, branch_id }}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter
              state={state}
              name="away"
              label={text.who}
              options={{ true: text.onlyAway }}
              w={150}
            />
            <PlaceFilters state={state} />
          </FilterBar>
        }
      />
    </>
  )
}
