import { listBranches, listDepartments, listPositions } from '#features/master-data/contract.ts'
import { useMay } from '#kit/web/access.ts'
import { useRoute } from '#kit/web/query.ts'
import { ChoiceFilter, choicesOf } from '#kit/web/table/ChoiceFilter.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { useFieldText } from './field-text.ts'

interface Props {
  state: ListState
  /** Includes the position as a third filter. */
  position?: boolean
}

/** Department and branch (and position) of a list, as `department_id`, `branch_id`, `position_id`. Only those that the user can see. */
export default function PlaceFilters({ state, position = false }: Props) {
  const { label } = useFieldText()
  const may = useMay()
  const mayDepartments = may('view-deparment', 'view-employee')
  const mayBranches = may('view-branch', 'view-employee')
  const departments = useRoute(listDepartments, {}, { enabled: mayDepartments })
  const branches = useRoute(listBranches, {}, { enabled: mayBranches })
  const positions = useRoute(listPositions, {}, { enabled: position })
  const filter = (name: string, title: string, choices: readonly { id: number; name: string }[] = []) => (
    <ChoiceFilter
      key={name}
      state={state}
      name={name}
      several
      label={title}
      options={choicesOf(choices)}
      w={140}
    />
  )
  return (
    <>
      {mayDepartments && filter('department_id', label('company_department_id'), departments.data?.data)}
      {mayBranches && filter('branch_id', label('company_branch_id'), branches.data?.data)}
      {position && filter('position_id', label('positionId'), positions.data?.data)}
    </>
  )
}
