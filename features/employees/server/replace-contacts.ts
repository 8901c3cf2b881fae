import type { Tx } from '#kit/database/database.ts'
import { addContacts } from './insert-employees.ts'

type Contacts = Parameters<typeof addContacts>[2][number]

/** Stores the contacts of an employee in the place of the former ones. */
export async function replaceContacts(tx: Tx, companyId: number, person: Contacts): Promise<void> {
  await tx.execute('delete from employee_contact where company_id = $1 and employee_id = $2', [
    companyId,
    person.id,
  ])
  await addContacts(tx, companyId, [person])
}
