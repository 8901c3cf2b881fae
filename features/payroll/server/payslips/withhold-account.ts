import { mayDo } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import type { Person } from '../../contract.ts'

export const VIEW_ACCOUNT = 'view-bank-account'

/** Replaces an account number that the user cannot see. */
export const HIDDEN = '***'

/** The payslip without the bank account for users who cannot see it; it remains visible that there is one. */
export function withholdAccount<P extends { person: Person }>(payslip: P, session: Session): P {
  const { person } = payslip
  if (person.bank_account === '' || mayDo(session, VIEW_ACCOUNT)) return payslip
  return { ...payslip, person: { ...person, bank: '', bank_account_name: '', bank_account: HIDDEN } }
}
