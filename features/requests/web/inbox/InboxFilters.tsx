import { listDepartments } from '#features/master-data/contract.ts'
import { useMayCall } from '#kit/web/access.ts'
import { useRoute } from '#kit/web/query.ts'
import { ChoiceFilter, choicesOf } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { useRequestWords } from '../text.ts'

interface Props {
  state: ListState
  /** The list shows several steps. */
  withSteps: boolean
}

/** The filters of HR, for whom many requests wait. */
export function InboxFilters({ state, withSteps }: Props) {
  const { inbox: text, roles } = useRequestWords()
  const maySeeDepartments = useMayCall()(listDepartments)
  const departments = useRoute(listDepartments, {}, { enabled: maySeeDepartments })
  return (
    <FilterBar state={state}>
      <ChoiceFilter state={state} name="scope" label={text.scope} options={text.scopes} />
      {withSteps && <ChoiceFilter state={state} name="step" label={text.step} options={roles} several />}
      {maySeeDepartments && (
        <ChoiceFilter
          state={state}
          name="department_id"
          label={text.department}
          options={choicesOf(departments.data?.data)}
          several
        />
      )}
    </FilterBar>
  )
}
