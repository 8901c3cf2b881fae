import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { listColleagues } from '../../contract.ts'
import { PersonOption } from './PersonOption.tsx'

interface Props {
  label: string
  description?: string
  value?: number | null
  onChange?: (id: number | null) => void
  error?: React.ReactNode
  withAsterisk?: boolean
  /** The current choice with its label, for display before the list is loaded. */
  chosen?: { id: number; label: string } | null
  'data-path'?: string
}

/** Selects a colleague with an account by name or number. */
export function ColleagueSelect(props: Props) {
  return (
    <SelectFromList
      route={listColleagues}
      labelOf={({ emp_number, employee_name }) => `${emp_number} · ${employee_name}`}
      renderOption={({ option }) => <PersonOption option={option} />}
      {...props}
    />
  )
}
