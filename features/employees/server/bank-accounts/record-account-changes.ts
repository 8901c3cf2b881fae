import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'

/** The columns of an employee's bank account. */
interface BankAccount {
  bank_id: number | null
  bank_account_name: string
  bank_account: string
}

/** Whether bank, holder or number differ; `before` null: a new employee, whose account counts as changed if it has a number. */
export function isOtherAccount(before: BankAccount | null, after: BankAccount): boolean {
  if (!before) return after.bank_account !== ''
  return (
    before.bank_id !== after.bank_id ||
    before.bank_account_name !== after.bank_account_name ||
    before.bank_account !== after.bank_account
  )
}

/** Records who changed the bank accounts of these employees, in the transaction of the change. Payroll marks such accounts until they are paid. */
export async function recordAccountChanges(
  tx: Tx,
  employeeIds: readonly number[],
  actor: Actor,
): Promise<void> {
  if (employeeIds.length === 0) return
  await tx.execute(
    `insert into bank_account_change (company_id, employee_id, changed_by, changed_by_name, changed_at)
     select $1, unnest($2::bigint[]), $3, $4, now()
     on conflict (company_id, id) do nothing`,
    [tx.companyId, employeeIds, actor.accountId, actor.name],
  )
}
