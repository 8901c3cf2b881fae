import { mayDo } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import type { Person } from '../../contract.ts'

export const VIEW_ACCOUNT = 'view-bank-account'

/** Stands for an account number that the reader may not see. */
export const HIDDEN = '***'

/** The payslip without the bank account for whoever may not see it; that there is one remains visible. */
export function withholdAccount<P extends { person: Person }>(payslip: P, session: Session): P {
  const { person } = payslip
  if (person.bank_account === '' || mayDo(session, VIEW_ACCOUNT)) return payslip
  return { ...payslip, person: { ...person, bank: '', bank_account_name: '', bank_account: HIDDEN } }
}
