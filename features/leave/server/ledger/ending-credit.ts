import { z } from 'zod'
import { lockPeople } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { addLeaveEntries } from './add-entries.ts'
import { findCompType } from './comp-account.ts'
import { recordLeavePayments } from './leave-payments.ts'
import { readLeaveAccounts } from './read-leave-accounts.ts'
import type { AccountEntry } from './stored-entries.ts'

/** Units of a lot that nobody has taken and that end with a day. */
export interface EndingCredit {
  day: string
  units: number
}

/** The days of a run. */
interface Ending {
  /** The first and the last day. */
  from: string
  to: string
  employeeIds: readonly number[]
  /** Entries that are not stored yet. */
  provisional?: readonly AccountEntry[]
}

const CompType = z.object({ id: Id, name: z.string(), in_sso_base: z.boolean() })
const COMP_TYPE = `
  select id, name, encash_in_sso_base as in_sso_base from leave_type where company_id = $1 and id = $2`

const WITH_ENTRIES = `
  select distinct employee_id as id from leave_entry
  where company_id = $1 and leave_type_id = $2 and employee_id = any($3) and expires_on between $4 and $5 order by employee_id`
const IdRow = z.object({ id: Id })

/** The leave type of time off for overtime as payroll needs it; null if the company has none. */
export async function readCompType(tx: Tx): Promise<z.infer<typeof CompType> | null> {
  const id = await findCompType(tx)
  return id === null ? null : tx.one(CompType, COMP_TYPE, [tx.companyId, id])
}

/** The time off for overtime that employees lose unused on these days, by employee and day. Only those who lose some are in it. */
export async function readEndingCredit(
  tx: Tx,
  typeId: number,
  { from, to, employeeIds, provisional = [] }: Ending,
): Promise<Map<number, EndingCredit[]>> {
  const stored = await tx.query(IdRow, WITH_ENTRIES, [tx.companyId, typeId, employeeIds, from, to])
  const ends = ({ expires_on }: AccountEntry) => expires_on !== null && from <= expires_on && expires_on <= to
  const others = provisional.filter(ends).map(({ employee_id }) => employee_id)
  const ids = [...new Set([...stored.map(({ id }) => id), ...others])].sort((a, b) => a - b)
  if (ids.length === 0) return new Map()
  const accounts = await readLeaveAccounts(tx, {
    ...{ employeeIds: ids, typeIds: [typeId], hidden: true, from, to, provisional },
  })
  const found = ids.map((id) => [id, accounts.account(id, typeId).ledger.lostIn(from, to)] as const)
  return new Map(found.filter(([, ending]) => ending.length > 0))
}

/** What a run has paid of time off that ends. */
export interface PaidCredit {
  employee_id: number
  ending: readonly EndingCredit[]
}

interface PayingRun {
  id: number
  title: string
  from_date: string
  to_date: string
}

/**
 * Takes the time off that an approved run pays from the ledger, and records the payment, so that nobody takes it or is paid for it again. Throws
 * `stale_version` unless it is what ends unused today: a leave or another run at the same time has taken some of it.
 */
export async function takePaidCredit(
  tx: Tx,
  run: PayingRun,
  paid: readonly PaidCredit[],
  actor: Actor,
): Promise<void> {
  if (paid.length === 0) return
  const typeId = await findCompType(tx)
  const employeeIds = paid.map(({ employee_id }) => employee_id)
  await lockPeople(tx, employeeIds)
  const now =
    typeId === null
      ? new Map<number, EndingCredit[]>()
      : await readEndingCredit(tx, typeId, { from: run.from_date, to: run.to_date, employeeIds })
  const isSame = ({ employee_id, ending }: PaidCredit) =>
    JSON.stringify(now.get(employee_id)) === JSON.stringify(ending)
  if (typeId === null || !paid.every(isSame)) throw new AppError('stale_version')
  const entries = paid.flatMap(({ employee_id, ending }) =>
    ending.map(({ day, units }) => ({
      ...{ employee_id, leave_type_id: typeId, kind: 'encash' as const, units: -units, note: '' },
      ...{ from_day: day, expires_on: null, kept_after: null, kept_units: null },
      ...{ rule_key: `comp_payout:${day}:${run.id}`, request_id: null, run_id: run.id },
    })),
  )
  await recordLeavePayments(tx, run, await addLeaveEntries(tx, entries, actor))
}
