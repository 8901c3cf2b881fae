import { Chip } from '@mantine/core'
import { listBranches, listDepartments } from '#features/master-data/contract.ts'
import { useMay } from '#kit/web/access.ts'
import { useRoute } from '#kit/web/query.ts'
import { ChoiceFilter, choicesOf } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { useRunText } from '../text.ts'

type Choices = readonly { id: number; name: string }[]

/** By department and branch, if the user can see these lists, by review, and by hold. */
export function PayslipFilters({ state, hasHeld }: { state: ListState; hasHeld: boolean }) {
  const text = useRunText()
  const may = useMay()
  const departments = useRoute(listDepartments, {}, { enabled: may('view-deparment', 'view-employee') })
  const branches = useRoute(listBranches, {}, { enabled: may('view-branch', 'view-employee') })
  const select = (name: 'department_id' | 'branch_id', choices: Choices | undefined, all: string) =>
    choices &&
    choices.length > 1 && (
      <ChoiceFilter state={state} name={name} several label={all} options={choicesOf(choices)} w={190} />
    )
  return (
    <FilterBar state={state}>
      {select('department_id', departments.data?.data, text.filter.department)}
      {select('branch_id', branches.data?.data, text.filter.branch)}
      <Chip
        size="sm"
        styles={{ label: { height: 36, lineHeight: 1.5 } }}
        checked={state.filters.has_review === 'true'}
        onChange={(checked) => state.change({ filters: { has_review: checked ? 'true' : null } })}
      >
        {text.filter.review}
      </Chip>
      {hasHeld && (
        <ChoiceFilter state={state} name="hold" label={text.hold.filter} options={text.hold.shown} w={190} />
      )}
    </FilterBar>
  )
}
