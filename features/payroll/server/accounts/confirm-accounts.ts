import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { confirmAccounts as route } from '../../contract.ts'
import { loadRun, type RunRecord } from '../runs/run-record.ts'
import { isConfirmable, readConfirmable } from './confirmable.ts'
import { countAccounts } from './count-accounts.ts'
import { type TransferSource, transferSource, transfersOf } from './transfers.ts'

/**
 * The lock of the run's row handles confirmations, calculations and payments one after another. The digest of the
 * accounts that the user saw is stored: an account that changes at the same time has a different digest and must be
 * confirmed again.
 */
export const confirmAccounts = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const { body, session } = context
    if (session.entered) throw new AppError('company_decides')
    const run = await loadRun(tx, companyOf(context), context.params.id, { lock: true })
    if (run.calculation_id === null) throw new AppError('run_not_calculated')
    const source = await transferSource(tx, run, session)
    const marked = await readMarked(tx, source)
    if (!marked.some(({ hold }) => isConfirmable(run, hold)) && run.status === 'paid')
      throw new AppError('run_status')
    if ('all' in body && body.all !== (await readConfirmable(tx, source, session)).version)
      throw new AppError('stale_version')
    const chosen =
      'all' in body
        ? marked.filter((one) => !one.is_own && isConfirmable(run, one.hold))
        : namedOf(marked, body.accounts)
    const open = chosen.filter(({ is_confirmed }) => !is_confirmed)
    if (!open.every(({ hold }) => isConfirmable(run, hold))) throw new AppError('run_status')
    await storeConfirmations(tx, run, open, actorOf(context))
    const counts = await countAccounts(tx, run, session)
    return { data: { confirmed: open.length, open: counts.open } }
  }),
)

const MarkedAccount = z.object({
  employee_id: Id,
  digest: z.string(),
  is_confirmed: z.boolean(),
  is_own: z.boolean(),
  hold: z.enum(['held', 'paid']).nullable(),
})
type MarkedAccount = z.infer<typeof MarkedAccount>

function readMarked(tx: Tx, source: TransferSource): Promise<MarkedAccount[]> {
  const values: unknown[] = [tx.companyId]
  const transfers = transfersOf((value) => `$${values.push(value)}`, source)
  return tx.query(
    MarkedAccount,
    `select t.employee_id, t.digest, t.is_confirmed, t.is_own, t.hold from ${transfers}
     where t.company_id = $1 and t.mark is not null order by t.employee_id`,
    values,
  )
}

/** Throws `stale_version` if an account differs from the one that the user saw, and `account_second_person` if they changed it themselves. */
function namedOf(
  marked: readonly MarkedAccount[],
  named: readonly { employee_id: number; version: string }[],
): MarkedAccount[] {
  const byEmployee = new Map(marked.map((account) => [account.employee_id, account]))
  return named.map(({ employee_id, version }) => {
    const account = byEmployee.get(employee_id)
    if (account?.digest !== version) throw new AppError('stale_version')
    if (account.is_own) throw new AppError('account_second_person')
    return account
  })
}

const AUDIT = `
  insert into audit_entry (company_id, account_id, actor, action, entity, entity_id, after)
  select $1, $2, $3, 'confirm-account', 'employee', unnest($4::bigint[]), $5::jsonb`

/** Stores who confirmed these accounts, and a log row for each. */
async function storeConfirmations(
  tx: Tx,
  run: RunRecord,
  accounts: readonly MarkedAccount[],
  actor: Actor,
): Promise<void> {
  if (accounts.length === 0) return
  const ids = accounts.map(({ employee_id }) => employee_id)
  await tx.execute(
    `insert into bank_account_confirmation (company_id, run_id, employee_id, digest, confirmed_by, confirmed_by_name, confirmed_at)
     select $1, $2, unnest($3::bigint[]), unnest($4::text[]), $5, $6, $7
     on conflict (company_id, run_id, employee_id) do update
     set digest = excluded.digest, confirmed_by = excluded.confirmed_by, confirmed_by_name = excluded.confirmed_by_name,
       confirmed_at = excluded.confirmed_at`,
    [
      tx.companyId,
      run.id,
      ids,
      accounts.map(({ digest }) => digest),
      actor.accountId,
      actor.name,
      new Date(),
    ],
  )
  await tx.execute(AUDIT, [
    tx.companyId,
    actor.accountId,
    actor.name,
    ids,
    JSON.stringify({ run_id: run.id }),
  ])
}
