import { EMPLOYEES, JOIN_DEPARTMENT, personName } from '#features/employees/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { EntryPerson } from '../../contract/entries.ts'

const peopleIn = (language: Language) => `
  select e.id, e.emp_number, ${personName(language)} as employee_name, d.name as department
  from ${EMPLOYEES} e ${JOIN_DEPARTMENT}
  where e.company_id = $1 and e.id = any($2) order by e.emp_number collate emp_number_order, e.id`

/** The names of the employees of these rows. */
export const peopleOfRows = (
  tx: Tx,
  rows: readonly { employee_id: number }[],
  language: Language,
): Promise<EntryPerson[]> =>
  tx.query(EntryPerson, peopleIn(language), [
    tx.companyId,
    [...new Set(rows.map(({ employee_id }) => employee_id))],
  ])
