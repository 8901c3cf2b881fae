import { Group, Text } from '@mantine/core'
import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { useRoute } from '#kit/web/query.ts'
import { type EmployeeRow, listEmployees, showEmployee } from '../contract.ts'
import { latinName, PersonAvatar } from './PersonAvatar.tsx'
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

type Choice = { label: string; row?: EmployeeRow }

/** The employee's picture next to number and name. */
function PickerOption({ option }: { option: Choice }) {
  const { row } = option
  return (
    <Group gap="sm" wrap="nowrap">
      {row && <PersonAvatar id={row.id} picture={row.profile} name={latinName(row)} size={28} />}
      <Text component="span" inherit className="name">
        {option.label}
      </Text>
    </Group>
  )
}

interface Named {
  emp_number: string
  name: string
  surname: string
}

const labelOf = ({ emp_number, name, surname }: Named) => `${emp_number} · ${name} ${surname}`.trim()

/** Selects one employee by number or by name in either script. If the selection comes from the address, its name does too. */
export default function EmployeePicker({ value = null, ...rest }: Props) {
  const text = useEmployeeText()
  const chosen = useRoute(showEmployee, { params: { id: value ?? 0 } }, { enabled: value !== null })
  const person = value === null ? undefined : chosen.data?.data
  return (
    <SelectFromList
      route={listEmployees}
      labelOf={labelOf}
      renderOption={({ option }) => <PickerOption option={option} />}
      placeholder={text.pickEmployee}
      value={value}
      chosen={person ? { id: person.id, label: labelOf(person) } : null}
      miw={230}
      {...rest}
    />
  )
}
