import { mayDo } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import type { AccountCheck, BankAccount, Person, Transfer } from '../../contract.ts'
import { HIDDEN, VIEW_ACCOUNT } from '../payslips/withhold-account.ts'
import type { StoredTransfer } from './stored-transfer.ts'

const accountOf = (person: Person): BankAccount => ({
  bank: person.bank,
  holder: person.bank_account_name,
  number: person.bank_account,
})

/** It remains visible that there is an account. */
const withheld = ({ number }: BankAccount): BankAccount =>
  number.trim() === '' ? { bank: '', holder: '', number: '' } : { bank: '', holder: '', number: HIDDEN }

/** A transfer without the face of the employee, for files. */
export type Payment = Omit<Transfer, 'employee_picture'>

/** What the user can do about an account of the run. */
export interface AccountRights {
  confirm: boolean
  usePresent: boolean
}

/** A payment as visible to the user: without view-bank-account the accounts are hidden, but not that they changed and who changed them. */
export function toTransfer(row: StoredTransfer, session: Session, rights: AccountRights): Payment {
  const mayView = mayDo(session, VIEW_ACCOUNT)
  const visible = (account: BankAccount) => (mayView ? account : withheld(account))
  const { person } = row
  return {
    employee_id: row.employee_id,
    emp_number: row.emp_number,
    name: `${person.name} ${person.surname}`.trim(),
    en_name: `${person.en_name} ${person.en_surname}`.trim(),
    account: visible(accountOf(person)),
    amount: row.net,
    hold: row.hold,
    check: row.mark && {
      mark: row.mark,
      ...checkOf(row, visible),
      ...confirmationOf(row, mayView, rights),
    },
  }
}

const checkOf = (row: StoredTransfer, visible: (account: BankAccount) => BankAccount) => ({
  last: row.last_person && visible(accountOf(row.last_person)),
  present: row.is_present ? null : visible(row.present),
  changed_by: row.changed_by_name,
  changed_at: row.changed_at,
})

const confirmationOf = (row: StoredTransfer, mayView: boolean, rights: AccountRights) => ({
  confirmed_by: row.is_confirmed ? row.confirmed_by_name : null,
  confirmed_at: row.is_confirmed ? row.confirmed_at : null,
  version: mayView ? row.digest : null,
  can: actionsOn(row, rights),
})

function actionsOn(row: StoredTransfer, rights: AccountRights): AccountCheck['can'] {
  const actions: AccountCheck['can'] = []
  if (rights.confirm && !row.is_own && !row.is_confirmed) actions.push('confirm')
  if (rights.usePresent && !row.is_present && row.present.number.trim() !== '') actions.push('use_present')
  return actions
}
