import { z } from 'zod'
import { lockPeople } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

const CashRow = z.object({
  employee_id: Id,
  type: Id,
  name: z.string(),
  units: z.int(),
  entries: z.array(Id),
  isTimeOff: z.boolean(),
  inSsoBase: z.boolean(),
})
/** Unused leave of an employee and leave type that HR wants to be paid; `units` in 1/480 day, above 0. */
export type LeaveToPay = z.infer<typeof CashRow>

/** An entry that was taken back before it was paid is left out with its counterpart: together they are worth nothing. */
const TO_PAY = `
  select e.employee_id, t.id as type, t.name, -sum(e.units)::int as units, array_agg(e.id order by e.id) as entries,
    t.category = 'comp' as "isTimeOff", t.encash_in_sso_base as "inSsoBase"
  from leave_entry e join leave_type t on t.company_id = $1 and t.id = e.leave_type_id
  where e.company_id = $1 and e.kind = 'encash' and e.employee_id between $2 and $3 and e.from_day <= $4
    and not exists (select from leave_payment p where p.company_id = $1 and p.entry_id = e.id)
  group by e.employee_id, t.id, t.name, t.category, t.encash_in_sso_base having sum(e.units) < 0 order by e.employee_id, t.id`

/** The leave of a range of employees that no approved payroll run has paid, entered for days up to `until`. One statement. */
export const readLeaveToPay = (
  tx: Tx,
  { first, last, until }: { first: number; last: number; until: string },
): Promise<LeaveToPay[]> => tx.query(CashRow, TO_PAY, [tx.companyId, first, last, until])

const LOCKED = `
  select e.id, e.employee_id, exists (
    select from leave_entry o where o.company_id = $1 and o.rule_key = 'encash:' || e.id || ':void' and o.id <> all($2)) as is_taken_back,
    exists (select from leave_payment p where p.company_id = $1 and p.entry_id = e.id and p.run_id <> $3) as is_paid
  from leave_entry e where e.company_id = $1 and e.id = any($2)`
const LockedRow = z.object({ id: Id, employee_id: Id, is_taken_back: z.boolean(), is_paid: z.boolean() })

/**
 * Records that an approved run has paid these entries, so that no later run pays them again. Throws `stale_version` if one of them was
 * taken back or paid by another run since this one was calculated: all of these lock the employees.
 */
export async function recordLeavePayments(
  tx: Tx,
  run: { id: number; title: string },
  entryIds: readonly number[],
): Promise<void> {
  if (entryIds.length === 0) return
  const values = [tx.companyId, entryIds, run.id]
  const people = await tx.query(LockedRow, LOCKED, values)
  await lockPeople(tx, [...new Set(people.map(({ employee_id }) => employee_id))])
  const entries = await tx.query(LockedRow, LOCKED, values)
  if (entries.some(({ is_taken_back, is_paid }) => is_taken_back || is_paid))
    throw new AppError('stale_version')
  await tx.execute(
    'insert into leave_payment (company_id, entry_id, run_id, run_title) select $1, id, $2, $3 from unnest($4::bigint[]) as id on conflict (company_id, entry_id) do nothing',
    [tx.companyId, run.id, run.title, entryIds],
  )
}

/** Forgets what a final run has paid, because its approval is taken back. */
export const takeBackLeavePayments = (tx: Tx, runId: number) =>
  tx.execute('delete from leave_payment where company_id = $1 and run_id = $2', [tx.companyId, runId])

const PaidRow = z.object({ entry_id: Id, run_title: z.string() })

/** The titles of the runs that have paid entries, by entry. */
export async function readPaidWith(tx: Tx, entryIds: readonly number[]): Promise<Map<number, string>> {
  if (entryIds.length === 0) return new Map()
  const sql = 'select entry_id, run_title from leave_payment where company_id = $1 and entry_id = any($2)'
  const rows = await tx.query(PaidRow, sql, [tx.companyId, entryIds])
  return new Map(rows.map(({ entry_id, run_title }) => [entry_id, run_title]))
}
