import { z } from 'zod'
import { Id, Instant, Kip } from '#kit/contract/scalars.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { AccountMark, BankAccount, Person } from '../../contract.ts'

/** A payment as returned by the columns. */
export const StoredTransfer = z.object({
  employee_id: Id,
  emp_number: z.string(),
  person: Person,
  last_person: Person.nullable(),
  present: BankAccount,
  is_present: z.boolean(),
  net: Kip,
  hold: z.enum(['held', 'paid']).nullable(),
  mark: AccountMark.nullable(),
  digest: z.string(),
  is_confirmed: z.boolean(),
  is_own: z.boolean(),
  changed_by_name: z.string().nullable(),
  changed_at: Instant.nullable(),
  confirmed_by_name: z.string().nullable(),
  confirmed_at: Instant.nullable(),
})
export type StoredTransfer = z.infer<typeof StoredTransfer>

export const TRANSFER_COLUMNS = {
  employee_id: 't.employee_id',
  emp_number: 't.emp_number',
  person: 't.person',
  last_person: 't.last_person',
  present: 't.present',
  is_present: 't.account = t.present_account',
  net: 't.net',
  hold: 't.hold',
  mark: 't.mark',
  digest: 't.digest',
  is_confirmed: 't.is_confirmed',
  is_own: 't.is_own',
  changed_by_name: 't.changed_by_name',
  changed_at: instant('t.changed_at'),
  confirmed_by_name: 't.confirmed_by_name',
  confirmed_at: instant('t.confirmed_at'),
} as const
