import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { personColumn } from '#features/employees/web/parts.ts'
import { firstOfMonth, lastOfMonth, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { showRoster } from '../../contract/roster.ts'
import { addToRoster } from '../../contract/roster-plan.ts'
import { AddToRosterDialog } from './AddToRosterDialog.tsx'
import { useRosterText } from './text.ts'

const FILTERS = ['people', 'department_id', 'branch_id', 'position_id']

/** Selects employees and puts them on the roster for some days. */
export default function AddToRosterScreen() {
  const text = useRosterText()
  const go = useGo()
  const [address] = useSearchParams()
  const given = address.get('month') ?? ''
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(given) ? given : monthOf(todayInLaos())
  const range = { from: firstOfMonth(month), to: lastOfMonth(month) }
  const state = useListState({ name: 'add-to-roster', filters: FILTERS, sort: 'emp_number' })
  const [chosen, setChosen] = useState<number[]>()
  return (
    <>
      <PageHeader
        title={text.addTitle}
        text={text.addIntro}
        breadcrumbs={[
          { label: text.title, to: href('employee.roster.index', {}, { month }) },
          { label: text.add },
        ]}
      />
      <DataTable
        route={showRoster}
        name="add-to-roster"
        label={text.addTitle}
        state={state}
        query={range}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter state={state} name="people" label={text.show} options={text.people} />
            <PlaceFilters state={state} position />
          </FilterBar>
        }
        columns={[
          { key: 'emp_number', title: text.number },
          personColumn(text.person),
          { key: 'department', title: text.department },
          { key: 'position', title: text.position },
        ]}
        bulk={[
          {
            label: text.addChosen,
            icon: <IconCalendarPlus size={17} />,
            route: addToRoster,
            onChosen: (ids) => setChosen(ids),
          },
        ]}
      />
      {chosen && (
        <AddToRosterDialog
          employeeIds={chosen}
          range={range}
          onClose={() => setChosen(undefined)}
          onDone={() => go('employee.roster.index', {}, { month })}
        />
      )}
    </>
  )
}
