import type { Language } from '#kit/contract/scalars.ts'
import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { type EmployeeRow, listEmployees, showEmployee } from '../contract.ts'
import { personNames } from '../domain/person-names.ts'
import { PersonCell } from './PersonCell.tsx'
import { useEmployeeText } from './text.ts'

interface Props {
  value?: number | null
  onChange?: (id: number | null) => void
  label?: string
  /** Those with an end date first, the nearest to today first. */
  leaversFirst?: boolean
  description?: string | undefined
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
  const language = useLanguage()
  if (!row) return option.label
  return (
    <PersonCell id={row.id} picture={row.profile} number={row.emp_number} {...personNames(row, language)} />
  )
}

type Named = Parameters<typeof personNames>[0] & { emp_number: string }

const labelIn = (language: Language) => (person: Named) =>
  `${person.emp_number} · ${personNames(person, language).name}`

/** Selects one employee by number or by name in either script. If the selection comes from the address, its name does too. */
export default function EmployeePicker({ value = null, leaversFirst, ...rest }: Props) {
  const text = useEmployeeText()
  const labelOf = labelIn(useLanguage())
  const chosen = useRoute(showEmployee, { params: { id: value ?? 0 } }, { enabled: value !== null })
  const person = value === null ? undefined : chosen.data?.data
  return (
    <SelectFromList
      route={listEmployees}
      {...(leaversFirst && { query: { sort: 'leaving' } })}
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
