import { z } from 'zod'
import { companyOfTransaction } from '#features/companies/server/index.ts'
import { KIP } from '#kit/contract/currency.ts'
import { Id, Kip, MAX_SALARY } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { salaryCell } from '../domain/salary-amount.ts'

/** From `effective_date` ('YYYY-MM-DD') the base salary is `target_salary` a month, in the smallest unit of the currency. */
export interface SalaryAdjustment {
  emp_number: string
  effective_date: string
  target_salary: number
  /** A currency of the list; missing: kip. */
  currency?: string | undefined
  remark?: string
}

export type AdjustmentFault = 'unknown_employee' | 'other_salary' | 'repeated' | 'bad_salary'

/** A stored adjustment: the id of its salary, and whose it is. */
export interface RecordedSalary {
  salary_id: number
  employee_id: number
}

/** Told of salaries that were entered, or that a file brings, in their transaction; not of those that a request has asked for. */
export type OnSalariesEntered = (tx: Tx, salaries: readonly RecordedSalary[], actor: Actor) => Promise<void>

const listeners: OnSalariesEntered[] = []

/** A later feature follows what is entered: it gives each salary the request that HR has approved by entering it. */
export function onSalariesEntered(listener: OnSalariesEntered): void {
  listeners.push(listener)
}

export interface RecordedAdjustments {
  recorded: readonly RecordedSalary[]
  added: number
  unchanged: number
  /** `at`: index in the given rows, from 0. */
  errors: { at: number; emp_number: string; code: AdjustmentFault }[]
}

const RecordedRow = z.object({ salary_id: Id, employee_id: Id })
const Place = z.object({ id: Id.nullable(), salary: Kip.nullable(), currency: z.string().nullable() })
type Place = z.infer<typeof Place>

const FIND = `
  select e.id, s.base_salary as salary, s.currency
  from unnest($2::text[], $3::date[]) with ordinality as w(emp_number, day, at)
  left join employee e on e.company_id = $1 and e.emp_number = w.emp_number and e.deleted_at is null
  left join salary s on s.company_id = $1 and s.employee_id = e.id and s.in_force_from = w.day
  order by w.at`

/**
 * Stores salary adjustments; existing ones with the same amount are skipped, a different amount on the same day is an
 * error. A day inside an approved run is allowed: the run keeps its own copy.
 */
export async function recordSalaryAdjustments(
  tx: Tx,
  rows: readonly SalaryAdjustment[],
  actor: Actor,
  /** `request`: requests have asked for them. */
  source: 'entry' | 'request' = 'entry',
): Promise<RecordedAdjustments> {
  const companyId = companyOfTransaction(tx)
  const params = [companyId, rows.map((row) => row.emp_number), rows.map((row) => row.effective_date)]
  const places = await tx.query(Place, FIND, params)
  const result: RecordedAdjustments = { recorded: [], added: 0, unchanged: 0, errors: [] }
  const fresh: (SalaryAdjustment & { id: number })[] = []
  const seen = new Set<string>()
  rows.forEach((row, at) => {
    const place = places[at] as Place
    const key = `${row.emp_number} ${row.effective_date}`
    const code = seen.has(key) ? 'repeated' : faultOf(row, place)
    seen.add(key)
    if (code) result.errors.push({ at, emp_number: row.emp_number, code })
    else if (place.salary !== null) result.unchanged += 1
    else fresh.push({ ...row, id: place.id as number })
  })
  result.added = fresh.length
  if (fresh.length === 0) return result
  result.recorded = await store(tx, companyId, fresh, actor)
  if (source === 'entry') for (const listener of listeners) await listener(tx, result.recorded, actor)
  return result
}

function faultOf(row: SalaryAdjustment, place: Place): AdjustmentFault | null {
  const { target_salary: target } = row
  if (!Number.isInteger(target) || target < 0 || target > MAX_SALARY) return 'bad_salary'
  if (place.id === null) return 'unknown_employee'
  const isOther = place.salary !== target || place.currency !== (row.currency ?? KIP)
  return place.salary !== null && isOther ? 'other_salary' : null
}

/** A salary in another currency is a text with its currency. */
const logged = ({ currency = KIP, target_salary, ...row }: SalaryAdjustment & { id: number }) => ({
  ...row,
  target_salary: salaryCell({ amount: target_salary, currency }),
})

async function store(
  tx: Tx,
  companyId: number,
  rows: readonly (SalaryAdjustment & { id: number })[],
  actor: Actor,
): Promise<RecordedSalary[]> {
  const recorded = await tx.query(
    RecordedRow,
    `insert into salary (company_id, employee_id, effective_date, base_salary, currency, reason, remark, created_by_name)
     select $1, s.id, s.day, s.amount, s.currency, 'adjustment', s.remark, $7
     from unnest($2::bigint[], $3::date[], $4::bigint[], $5::text[], $6::text[]) as s(id, day, amount, currency, remark)
     on conflict (company_id, id) do nothing returning id as salary_id, employee_id`,
    [
      companyId,
      rows.map((row) => row.id),
      rows.map((row) => row.effective_date),
      rows.map((row) => row.target_salary),
      rows.map((row) => row.currency ?? KIP),
      rows.map((row) => row.remark ?? ''),
      actor.name,
    ],
  )
  await audit(tx, companyId, actor, {
    action: 'create',
    entity: 'salary_adjustment',
    after: rows.map(logged),
  })
  return recorded
}
