import { PersonCell } from '#features/employees/web/parts.ts'
import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { type Colleague, listColleagues } from '../../contract.ts'

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

type Choice = { label: string; row?: Colleague }

/** Selects a colleague with an account by name or number. */
export function ColleagueSelect(props: Props) {
  return (
    <SelectFromList
      route={listColleagues}
      labelOf={({ emp_number, employee_name }) => `${emp_number} · ${employee_name}`}
      renderOption={({ option }) => <ColleagueOption option={option} />}
      {...props}
    />
  )
}

function ColleagueOption({ option: { label, row } }: { option: Choice }) {
  if (!row) return label
  const place = [row.emp_number, row.position ?? row.department].filter(Boolean).join(' · ')
  return <PersonCell id={row.id} name={row.employee_name} picture={row.employee_picture} number={place} />
}
