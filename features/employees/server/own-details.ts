import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { type FileOwner, handOverFiles } from '#kit/server/files/attach-files.ts'
import { OWN_ACCOUNT, OwnDetails } from '../contract/own-details.ts'
import type { EmployeeChange } from '../contract.ts'
import { REFERENCE_FIELDS } from '../domain/fields/fields.ts'
import { isOtherAccount, recordAccountChanges } from './bank-accounts/record-account-changes.ts'
import { EMPLOYEE_FILES } from './files/attach-employee-files.ts'
import { loggedPay } from './logged-pay.ts'
import { readEmployee } from './read-employee.ts'
import { replaceContacts } from './replace-contacts.ts'
import { resolveEmployee } from './resolve-employee.ts'

const LOCK = 'select from employee where company_id = $1 and id = $2 and deleted_at is null for update'

const UPDATE = `
  update employee e set province_code = w.province_code, district_code = w.district_code, village = w.village,
    emergency_contact = w.emergency_contact, relationship = w.relationship, search_text = w.search_text, version = e.version + 1
  from json_populate_record(null::employee, $3) w where e.company_id = $1 and e.id = $2`
const UPDATE_ACCOUNT = `
  update employee e set bank_id = w.bank_id, bank_account = w.bank_account, bank_account_name = w.bank_account_name
  from json_populate_record(null::employee, $3) w where e.company_id = $1 and e.id = $2`
const UPDATE_PICTURE = 'update employee set profile_file_id = $3 where company_id = $1 and id = $2'

/** Address, phones, emergency contact, bank account and picture of an employee. Throws `not_found`. */
export async function readOwnDetails(tx: Tx, employeeId: number): Promise<OwnDetails> {
  return OwnDetails.parse(await readEmployee(tx, companyOfTx(tx), employeeId))
}

const companyOfTx = ({ companyId }: Tx): number => companyId as number

/** The fields that differ from the record, with the wanted values. The account is there as a whole or not at all. */
export type OwnChanges = Partial<OwnDetails>

/** Whether the changes are about the bank account. */
export const changesAccount = (changes: OwnChanges): boolean => OWN_ACCOUNT.some((name) => name in changes)

/** What these details do not touch: a change does not depend on whether the list entries of the other fields still exist. */
const OTHERS = {
  ...Object.fromEntries(REFERENCE_FIELDS.map(({ name }) => [name, null])),
  ...{ bank_id: null, bank_name: '', roleId: [], benefits: [] },
}

/** The record as a save would store it with the changes. Throws `invalid_input` for places that do not exist or belong elsewhere. */
async function resolve(tx: Tx, employeeId: number, changes: OwnChanges, language: Language) {
  const before = await readEmployee(tx, companyOfTx(tx), employeeId)
  const request = { ...before, ...OTHERS, ...changes } as unknown as EmployeeChange
  return { before, ...(await resolveEmployee(tx, companyOfTx(tx), request, language)) }
}

/** Throws `invalid_input` for values that could not be stored. */
export async function checkOwnDetails(
  tx: Tx,
  employeeId: number,
  changes: OwnChanges,
  language: Language,
): Promise<void> {
  await resolve(tx, employeeId, changes, language)
}

interface OwnChange {
  employeeId: number
  changes: OwnChanges
  /** Where a new picture is stored until now. */
  picture: FileOwner
}

/**
 * Stores the changes; the other fields stay as they are by now. Another bank account is recorded under the actor, as if HR had changed it, so
 * that payroll marks it. Returns whether the account is another one. Throws `not_found` for a deleted employee.
 */
export async function changeOwnDetails(
  tx: Tx,
  actor: Actor,
  { employeeId, changes, picture }: OwnChange,
): Promise<{ isOtherAccount: boolean }> {
  const key = [tx.companyId, employeeId]
  if (!(await tx.exists(LOCK, key))) throw new AppError('not_found')
  const { before, record, contacts } = await resolve(tx, employeeId, changes, 'la')
  await tx.execute(UPDATE, [...key, JSON.stringify(record)])
  if (changes.contacts) await replaceContacts(tx, companyOfTx(tx), { id: employeeId, contacts })
  const isOther = changesAccount(changes) && isOtherAccount(before, record)
  if (isOther) {
    await tx.execute(UPDATE_ACCOUNT, [...key, JSON.stringify(record)])
    await recordAccountChanges(tx, [employeeId], actor)
  }
  if (changes.profile !== undefined) {
    await handOverFiles(tx, picture, { kind: EMPLOYEE_FILES.profile.kind, id: employeeId })
    await tx.execute(UPDATE_PICTURE, [...key, changes.profile])
  }
  const after = await readEmployee(tx, companyOfTx(tx), employeeId)
  await audit(tx, companyOfTx(tx), actor, {
    ...{ action: 'update', entity: 'employee', entityId: employeeId },
    ...{ before: loggedPay(before), after: loggedPay(after) },
  })
  return { isOtherAccount: isOther }
}
