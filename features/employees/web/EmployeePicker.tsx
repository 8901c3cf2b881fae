import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { useRoute } from '#kit/web/query.ts'
import { listEmployees, showEmployee } from '../contract.ts'
import { useEmployeeText } from './text.ts'

interface Props {
  value?: number | null
  onChange?: (id: number | null) => void
  label?: string
  error?: React.ReactNode
  withAsterisk?: boolean
  autoFocus?: boolean
  'aria-label'?: string
  'data-path'?: string
}

interface Named {
  emp_number: string
  name: string
  surname: string
}

const labelOf = ({ emp_number, name, surname }: Named) => `${emp_number} · ${name} ${surname}`.trim()

/** One employee, found by number or by name in either script. A choice that came with the address brings its name. */
export default function EmployeePicker({ value = null, ...rest }: Props) {
  const text = useEmployeeText()
  const chosen = useRoute(showEmployee, { params: { id: value ?? 0 } }, { enabled: value !== null })
  const person = value === null ? undefined : chosen.data?.data
  return (
    <SelectFromList
      route={listEmployees}
      labelOf={labelOf}
      placeholder={text.pickEmployee}
      value={value}
      chosen={person ? { id: person.id, label: labelOf(person) } : null}
      miw={230}
      {...rest}
    />
  )
}
