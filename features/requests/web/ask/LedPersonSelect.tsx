import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { listLedPeople } from '../../contract.ts'
import { PersonOption } from './PersonOption.tsx'

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
      renderOption={({ option }) => <PersonOption option={option} />}
      {...props}
    />
  )
}
