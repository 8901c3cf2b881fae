import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import type { Law } from '#engines/payroll/law/types.ts'
import type { CompanyRules } from '#engines/payroll/types.ts'
import { WatchedDay } from '#features/attendance/server/index.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Day } from '#kit/database/row-types.ts'
import { comparePay, type DatedFacts, type LockedPayslip, withdrawnPay } from '../../domain/compare-pay.ts'
import type { PayChanges } from '../../domain/difference-causes.ts'
import type { DifferenceLine } from '../../domain/difference-lines.ts'
import type { PersonFacts } from '../calculation/read-facts.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { readSettled } from '../settlements/settled-days.ts'
import { exchangeOfRun, readFactsOfToday } from './facts-of-today.ts'
import { peopleToCompare } from './people-to-compare.ts'
import { readStoredPayslips, type StoredRules } from './stored-payslips.ts'
import { type Compared, writeDifferences } from './write-differences.ts'

/** Payslips compared at once; their lines have a few kilobytes each. */
const BATCH = 500

export interface ScanResult {
  checked: number
  found: number
  failed: number
}

const RulesRow = z.object({ rules: z.custom<CompanyRules>(), law: z.custom<Law>() })

/**
 * Compares the payslips of a locked run with today and stores the differences: of the employees with changes, at the first time of all.
 * Call it with the days of the run derived, and holding the company's lock of approvals, so that nothing is settled meanwhile.
 */
export async function scanRun(tx: Tx, companyId: number, run: RunRecord): Promise<ScanResult> {
  const used = await tx.one(
    RulesRow,
    'select rules, law from payroll_calculation where company_id = $1 and id = $2',
    [companyId, run.calculation_id],
  )
  const exchange = await exchangeOfRun(tx, companyId, run, used.rules)
  const stored = { ...used, rules: { ...used.rules, exchange } }
  const isFirst = !(await tx.exists('select from pay_difference_scan where company_id = $1 and run_id = $2', [
    companyId,
    run.id,
  ]))
  const changes = await readChanges(tx, companyId, run)
  const settledIds = new Set((await readSettled(tx, run)).map(({ id }) => id))
  const ids = await peopleToCompare(tx, companyId, run, { everyone: isFirst, exchange, settledIds })
  const result: ScanResult = { checked: 0, found: 0, failed: 0 }
  for (let at = 0; at < ids.length; at += BATCH) {
    const part = ids.slice(at, at + BATCH)
    const compared = await compareBatch(tx, { companyId, run, stored, changes, settledIds, ids: part })
    await writeDifferences(tx, companyId, run, compared)
    result.checked += part.length
    result.failed += compared.filter(({ lines }) => lines === null).length
    await nextTurn()
  }
  await markChecked(tx, companyId, run, changes)
  return storeScan(tx, companyId, run, result)
}

const ChangeRow = z.object({
  id: Id,
  employee_id: Id,
  kind: z.enum(['day', 'overtime']),
  work_date: Day,
  was: z.unknown(),
  now: z.unknown(),
  changed_at: z.string(),
})
type ChangeRow = z.infer<typeof ChangeRow>

const readChanges = (tx: Tx, companyId: number, run: RunRecord) =>
  tx.query(
    ChangeRow,
    `select id, employee_id, kind, work_date, was, now, changed_at::text from pay_change
     where company_id = $1 and run_id = $2 order by employee_id, work_date`,
    [companyId, run.id],
  )

/** Days that a derivation changes again meanwhile stay on the work list. */
const markChecked = (tx: Tx, companyId: number, run: RunRecord, changes: readonly ChangeRow[]) =>
  tx.execute(
    `update pay_change c set is_checked = true
     from unnest($3::bigint[], $4::timestamptz[]) as seen(id, changed_at)
     where c.company_id = $1 and c.run_id = $2 and c.id = seen.id and c.changed_at = seen.changed_at and not c.is_checked`,
    [companyId, run.id, changes.map(({ id }) => id), changes.map(({ changed_at }) => changed_at)],
  )

const FoundRow = z.object({ found: z.int() })

async function storeScan(
  tx: Tx,
  companyId: number,
  run: RunRecord,
  { checked, failed }: ScanResult,
): Promise<ScanResult> {
  const { found } = await tx.one(
    FoundRow,
    `select count(*)::int as found from pay_difference
     where company_id = $1 and run_id = $2 and status in ('open', 'chosen')`,
    [companyId, run.id],
  )
  await tx.execute(
    `insert into pay_difference_scan (company_id, run_id, at, checked, found, failed)
     values ($1, $2, statement_timestamp(), $3, $4, $5)
     on conflict (company_id, run_id) do update
     set at = excluded.at, checked = excluded.checked, found = excluded.found, failed = excluded.failed`,
    [companyId, run.id, checked, found, failed],
  )
  return { checked, found, failed }
}

const SettledRow = z.object({ employee_id: Id, lines: z.custom<DifferenceLine[]>() })
const EmployedRow = z.object({ employee_id: Id, start_date: Day, end_date: Day.nullable() })

interface Batch {
  companyId: number
  run: RunRecord
  stored: StoredRules
  changes: readonly ChangeRow[]
  /** A final run has paid days of these employees that this run would have. */
  settledIds: ReadonlySet<number>
  ids: readonly number[]
}

async function compareBatch(tx: Tx, batch: Batch): Promise<Compared[]> {
  const { companyId, run, stored, ids } = batch
  const payslips = await readStoredPayslips(tx, run, stored, ids)
  const today = await readFactsOfToday(tx, companyId, run, stored, ids)
  const settled = Map.groupBy(
    await tx.query(
      SettledRow,
      `select employee_id, lines from pay_difference
       where company_id = $1 and run_id = $2 and employee_id = any($3) and status in ('settled', 'received') order by id`,
      [companyId, run.id, ids],
    ),
    ({ employee_id }) => employee_id,
  )
  const visible = await tx.query(
    EmployedRow,
    `select id as employee_id, start_date, end_date from ${EMPLOYEES} e
     where company_id = $1 and id = any($2) and deleted_at is null order by id`,
    [companyId, ids],
  )
  const changes = Map.groupBy(batch.changes, ({ employee_id }) => employee_id)
  return visible.flatMap(({ employee_id, ...employment }): Compared[] => {
    const payslip = payslips.get(employee_id)
    const person = today.get(employee_id)
    const before = (settled.get(employee_id) ?? []).flatMap(({ lines }) => lines)
    // The days of a final run are never paid again, also when its last day has moved.
    if (!payslip && (batch.settledIds.has(employee_id) || !isEmployedIn(employment, run)))
      return [{ employeeId: employee_id, lines: withdrawnPay(before), isApproximate: false }]
    const locked: LockedPayslip | null = payslip ?? (person ? withoutPayslip(person, stored) : null)
    if (!locked) return []
    const compared = comparePay({
      ...{ locked, hadPayslip: payslip !== undefined, today: person ? datedFacts(person) : null },
      changes: changesOf(changes.get(employee_id) ?? []),
      settled: before,
    })
    const isApproximate = payslip?.isApproximate ?? false
    return [{ employeeId: employee_id, lines: compared.ok ? compared.lines : null, isApproximate }]
  })
}

const isEmployedIn = (
  { start_date, end_date }: Pick<z.infer<typeof EmployedRow>, 'start_date' | 'end_date'>,
  { from_date, to_date }: RunRecord,
): boolean => start_date <= to_date && (end_date === null || end_date >= from_date)

const datedFacts = ({ facts }: PersonFacts): DatedFacts => ({
  segments: facts.segments,
  lateDays: facts.lateDays,
  benefits: facts.benefits,
  employee: { startDate: facts.employee.startDate, endDate: facts.employee.endDate },
})

/** Somebody who was not paid, such as a problem of the run: everything is from today, with the rules of the run. */
const withoutPayslip = ({ facts, ownItems }: PersonFacts, { rules, law }: StoredRules): LockedPayslip => ({
  ...{ lines: [], facts, law },
  rules: ownItems ? { ...rules, ...ownItems } : rules,
})

function changesOf(rows: readonly ChangeRow[]): PayChanges {
  return {
    days: rows
      .filter(({ kind }) => kind === 'day')
      .map(({ work_date, was, now }) => ({
        ...{ day: work_date, was: WatchedDay.nullable().parse(was), now: WatchedDay.nullable().parse(now) },
      })),
    overtime: rows
      .filter(({ kind }) => kind === 'overtime')
      .map(({ work_date, was, now }) => ({ day: work_date, was: Number(was), now: Number(now) })),
  }
}
