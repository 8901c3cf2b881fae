import { z } from 'zod'
import { DECISIONS } from '#features/requests/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Whole } from '#kit/database/row-types.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { mayDo } from '#kit/server/permit.ts'
import { BankFile, type BankFileCheck, MAX_CHECKED_NAMES, showBankFiles as route } from '../../contract.ts'
import { isAccountOf } from '../../domain/account-names.ts'
import { laterOf, readPayments } from '../accounts/read-payments.ts'
import type { StoredTransfer } from '../accounts/stored-transfer.ts'
import { notPaidWithRun } from '../holds/held.ts'
import { VIEW_ACCOUNT } from '../payslips/withhold-account.ts'
import { loadCalculatedRun, type RunRecord } from '../runs/run-record.ts'
import { type Bank, bankOf, hasAccount, readBanks, toPayment } from './bank-payments.ts'

/** BCEL i-Bank lets a company pay 6,000,000,000 kip a day (bcel.com.la, 6 May 2025). */
const DAILY_LIMITS: Readonly<Record<string, number>> = { BCEL: 6_000_000_000 }

export const showBankFiles = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const run = await loadCalculatedRun(tx, companyOf(context), context.params.id)
    const later = laterOf(run, context.query.later)
    const payments = await readPayments(tx, run, context.session, later)
    const known = await readBanks(tx)
    const layouts = await readLayouts(tx)
    const banks = banksOf(payments.filter(hasAccount), known, layouts)
    const cash = payments.filter((payment) => !hasAccount(payment))
    const inCash = { employees: cash.length, amount: sumOf(cash) }
    const listed = banks.reduce((sum, { amount }) => sum + amount, inCash.amount)
    // They tell whose account has another name or another owner.
    const isShown = mayDo(context.session, VIEW_ACCOUNT)
    const checks = isShown ? checksOf(payments.filter(hasAccount), banks, known) : []
    return { data: { banks, cash: inCash, checks, listed, payable: await payableOf(tx, run, later) } }
  }),
)

const sumOf = (payments: readonly StoredTransfer[]) => payments.reduce((sum, { net }) => sum + net, 0)

const LayoutRow = z.object({ bank_id: Id, name: z.string(), changed: BankFile.shape.layout_changed })
type Layout = z.infer<typeof LayoutRow>

/** The layouts by bank; `changed` as long as no run was paid since. */
const LAYOUTS = `
  select l.bank_id, l.name, case when l.changed_at > coalesce(
      (select max(d.at) from ${DECISIONS} d where d.company_id = $1 and d.subject = 'payroll_run' and d.verdict = 'paid'), '-infinity')
    then json_build_object('by', l.changed_by_name, 'at', ${instant('l.changed_at')}) end as changed
  from bank_layout l where l.company_id = $1 and l.deleted_at is null`

async function readLayouts(tx: Tx): Promise<Map<number, Layout>> {
  const rows = await tx.query(LayoutRow, LAYOUTS, [tx.companyId])
  return new Map(rows.map((row) => [row.bank_id, row]))
}

/** The largest sum first. */
function banksOf(
  payments: readonly StoredTransfer[],
  known: ReadonlyMap<string, Bank>,
  layouts: ReadonlyMap<number, Layout>,
): BankFile[] {
  const files = new Map<number | null, BankFile>()
  for (const payment of payments) {
    const { id, name } = bankOf(known, payment)
    const layout = id === null ? undefined : layouts.get(id)
    const file = files.get(id) ?? {
      ...{ bank_id: id, bank: name, layout: layout?.name ?? null, layout_changed: layout?.changed ?? null },
      ...{ employees: 0, amount: 0 },
    }
    files.set(id, { ...file, employees: file.employees + 1, amount: file.amount + payment.net })
  }
  return [...files.values()].sort((a, b) => b.amount - a.amount)
}

const accountKey = ({ person }: StoredTransfer) =>
  `${person.bank} ${person.bank_account.replace(/[ -]/g, '')}`

function checksOf(
  payments: readonly StoredTransfer[],
  banks: readonly BankFile[],
  known: ReadonlyMap<string, Bank>,
): BankFileCheck[] {
  const uses = new Map<string, number>()
  for (const payment of payments) uses.set(accountKey(payment), (uses.get(accountKey(payment)) ?? 0) + 1)
  const isForeign = (payment: StoredTransfer) => {
    const { account_name, name, latin_name } = toPayment(payment)
    return !isAccountOf(account_name, [name, latin_name])
  }
  const over = banks.filter(({ bank, amount }) => amount > (DAILY_LIMITS[bank] ?? Number.POSITIVE_INFINITY))
  const checks: BankFileCheck[] = [
    checkOf(
      'no_bank',
      payments.filter((payment) => bankOf(known, payment).id === null),
    ),
    checkOf(
      'duplicate_account',
      payments.filter((payment) => (uses.get(accountKey(payment)) ?? 0) > 1),
    ),
    checkOf('name_differs', payments.filter(isForeign)),
    { code: 'over_daily_limit', count: over.length, people: [] },
  ]
  return checks.filter(({ count }) => count > 0)
}

const checkOf = (code: BankFileCheck['code'], payments: readonly StoredTransfer[]): BankFileCheck => ({
  code,
  count: payments.length,
  people: payments.slice(0, MAX_CHECKED_NAMES).map((payment) => ({
    ...{ employee_id: payment.employee_id, emp_number: payment.emp_number, name: toPayment(payment).name },
  })),
})

const SumRow = z.object({ net: Whole })

/** Read from the payslips, apart from the lists, so that the two can be compared. */
async function payableOf(tx: Tx, run: RunRecord, later: readonly number[] | null): Promise<number> {
  const { net } = await tx.one(
    SumRow,
    `select coalesce(sum(p.net), 0)::bigint as net from payslip p
     where p.company_id = $1 and p.calculation_id = $2 and p.net > 0 and ${notPaidWithRun('p')} = ($3::bigint[] is not null)
       and ($3 is null or p.employee_id = any($3))`,
    [tx.companyId, run.calculation_id, later],
  )
  return net
}
