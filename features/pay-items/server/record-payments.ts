import type { Tx } from '#kit/database/database.ts'

/** What a payslip has paid of an item that is paid once or in instalments; kip, more than 0. */
export interface PaidItem {
  item_id: number
  /** Null for an item for all employees. */
  entry_id: number | null
  employee_id: number
  amount: number
}

/**
 * Records what an approved run has paid, so that no later run pays it again. Recalculations before the approval record nothing.
 */
export async function recordPayments(
  tx: Tx,
  run: { id: number; title: string; to_date: string; kind: string },
  payments: readonly PaidItem[],
): Promise<void> {
  if (payments.length === 0) return
  await tx.execute(
    `insert into pay_item_payment (company_id, item_id, entry_id, employee_id, run_id, run_title, run_last_day, run_kind, amount)
     select $1, p.item_id, p.entry_id, p.employee_id, $2, $3, $4, $9, p.amount
     from unnest($5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[]) as p(item_id, entry_id, employee_id, amount)
     on conflict (company_id, id) do nothing`,
    [
      tx.companyId,
      run.id,
      run.title,
      run.to_date,
      payments.map(({ item_id }) => item_id),
      payments.map(({ entry_id }) => entry_id),
      payments.map(({ employee_id }) => employee_id),
      payments.map(({ amount }) => amount),
      run.kind,
    ],
  )
}

/** Forgets what a final run has paid, because its approval is taken back. */
export const takeBackPayments = (tx: Tx, runId: number) =>
  tx.execute('delete from pay_item_payment where company_id = $1 and run_id = $2', [tx.companyId, runId])
