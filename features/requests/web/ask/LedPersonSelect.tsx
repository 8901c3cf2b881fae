import { PersonCell } from '#features/employees/web/parts.ts'
import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { type LedPerson, listLedPeople } from '../../contract.ts'

interface Props {
  label: string
  description?: string
  value?: number | null
  onChange?: (id: number | null) => void
  error?: React.ReactNode
  withAsterisk?: boolean
  disabled?: boolean
  'data-path'?: string
}

/** Selects one of the people who the user leads. */
export function LedPersonSelect(props: Props) {
  return (
    <SelectFromList
      route={listLedPeople}
      labelOf={({ emp_number, employee_name }) => `${emp_number} · ${employee_name}`}
      renderOption={({ option }) => <LedPersonOption option={option} />}
      {...props}
    />
  )
}

function LedPersonOption({ option: { label, row } }: { option: { label: string; row?: LedPerson } }) {
  if (!row) return label
  const place = [row.emp_number, row.position ?? row.department].filter(Boolean).join(' · ')
  return <PersonCell id={row.id} name={row.employee_name} picture={row.employee_picture} number={place} />
}
