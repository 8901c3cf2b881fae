import { PersonCell } from '#features/employees/web/parts.ts'
import type { Colleague, LedPerson } from '../../contract.ts'

/** A person to choose: picture, name, number, and position or department; the label alone before the list is loaded. */
export function PersonOption({
  option: { label, row },
}: {
  option: { label: string; row?: Colleague | LedPerson }
}) {
  if (!row) return label
  const place = [row.emp_number, row.position ?? row.department].filter(Boolean).join(' · ')
  return <PersonCell id={row.id} name={row.employee_name} picture={row.employee_picture} number={place} />
}
