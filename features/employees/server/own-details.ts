import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { OwnDetails, type OwnDetailsInput } from '../contract/own-details.ts'
import type { EmployeeChange } from '../contract.ts'
import { REFERENCE_FIELDS } from '../domain/fields/fields.ts'
import { loggedPay } from './logged-pay.ts'
import { readEmployee } from './read-employee.ts'
import { replaceContacts } from './replace-contacts.ts'
import { resolveEmployee } from './resolve-employee.ts'

const LOCK = 'select from employee where company_id = $1 and id = $2 and deleted_at is null for update'

const UPDATE = `
  update employee e set province_code = w.province_code, district_code = w.district_code, village = w.village,
    emergency_contact = w.emergency_contact, relationship = w.relationship, search_text = w.search_text, version = e.version + 1
  from json_populate_record(null::employee, $3) w where e.company_id = $1 and e.id = $2`

/** Address, phones and emergency contact of an employee. Throws `not_found`. */
export async function readOwnDetails(tx: Tx, employeeId: number): Promise<OwnDetails> {
  return OwnDetails.parse(await readEmployee(tx, companyOfTx(tx), employeeId))
}

const companyOfTx = ({ companyId }: Tx): number => companyId as number

type Changes = Partial<OwnDetailsInput>

/** What these details do not touch: a change does not depend on whether the list entries of the other fields still exist. */
const OTHERS = {
  ...Object.fromEntries(REFERENCE_FIELDS.map(({ name }) => [name, null])),
  ...{ bank_id: null, bank_name: '', roleId: [], benefits: [] },
}

/** The record as a save would store it with the changes. Throws `invalid_input` for places that do not exist or belong elsewhere. */
async function resolve(tx: Tx, employeeId: number, changes: Changes, language: Language) {
  const before = await readEmployee(tx, companyOfTx(tx), employeeId)
  const request = { ...before, ...OTHERS, ...changes } as unknown as EmployeeChange
  return { before, ...(await resolveEmployee(tx, companyOfTx(tx), request, language)) }
}

/** Throws `invalid_input` for values that could not be stored. */
export async function checkOwnDetails(
  tx: Tx,
  employeeId: number,
  changes: Changes,
  language: Language,
): Promise<void> {
  await resolve(tx, employeeId, changes, language)
}

/** Stores the changes; the other fields stay as they are by now. Throws `not_found` for a deleted employee. */
export async function changeOwnDetails(
  tx: Tx,
  actor: Actor,
  employeeId: number,
  changes: Changes,
): Promise<void> {
  if (!(await tx.exists(LOCK, [tx.companyId, employeeId]))) throw new AppError('not_found')
  const { before, record, contacts } = await resolve(tx, employeeId, changes, 'la')
  await tx.execute(UPDATE, [tx.companyId, employeeId, JSON.stringify(record)])
  if (changes.contacts) await replaceContacts(tx, companyOfTx(tx), { id: employeeId, contacts })
  const after = await readEmployee(tx, companyOfTx(tx), employeeId)
  await audit(tx, companyOfTx(tx), actor, {
    ...{ action: 'update', entity: 'employee', entityId: employeeId },
    ...{ before: loggedPay(before), after: loggedPay(after) },
  })
}
