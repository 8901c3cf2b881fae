import { z } from 'zod'
import { firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { BenefitMonths, PlannedBenefit } from '../../domain/dated-benefits.ts'

type OfEmployee<B> = { id: number; benefits: readonly B[] }

const ADD = `insert into employee_benefit (company_id, employee_id, benefit_type_id, amount, first_day, last_day)
  select $1, * from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::date[], $6::date[])
  on conflict (company_id, id) do nothing`
const PUT_BACK = `insert into employee_benefit (company_id, employee_id, benefit_type_id, amount, first_day, last_day, id)
  select $1, * from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::date[], $6::date[], $7::bigint[])
  on conflict (company_id, id) do nothing`

/** Adds benefits of employees. */
export async function addBenefits(tx: Tx, people: readonly OfEmployee<BenefitMonths>[]): Promise<void> {
  const rows = flat(people)
  if (rows.length > 0) await tx.execute(ADD, [tx.companyId, ...columnsOf(rows)])
}

/** Makes these the benefits of the employees; those with an id keep it. */
export async function replaceBenefits(tx: Tx, people: readonly OfEmployee<PlannedBenefit>[]): Promise<void> {
  await tx.execute('delete from employee_benefit where company_id = $1 and employee_id = any($2)', [
    tx.companyId,
    people.map(({ id }) => id),
  ])
  const rows = flat(people)
  const kept = rows.filter(({ id }) => id !== null)
  const ids = kept.map(({ id }) => id)
  if (kept.length > 0) await tx.execute(PUT_BACK, [tx.companyId, ...columnsOf(kept), ids])
  const added = rows.filter(({ id }) => id === null)
  if (added.length > 0) await tx.execute(ADD, [tx.companyId, ...columnsOf(added)])
}

const flat = <B>(people: readonly OfEmployee<B>[]) =>
  people.flatMap(({ id: employee, benefits }) => benefits.map((benefit) => ({ ...benefit, employee })))

const columnsOf = (rows: readonly (BenefitMonths & { employee: number })[]) => [
  rows.map(({ employee }) => employee),
  rows.map(({ type }) => type),
  rows.map(({ amount }) => amount),
  rows.map(({ first_month }) => first_month && firstOfMonth(first_month)),
  rows.map(({ last_month }) => last_month && lastOfMonth(last_month)),
]

const BenefitRow = z.object({
  employee_id: Id,
  id: Id,
  type: Id,
  amount: Kip,
  first_month: z.string().nullable(),
  last_month: z.string().nullable(),
})
export type BenefitRow = z.infer<typeof BenefitRow>

/** All benefits of these employees, also those that are over. */
export const readBenefits = (tx: Tx, employeeIds: readonly number[]): Promise<BenefitRow[]> =>
  tx.query(
    BenefitRow,
    `select employee_id, id, benefit_type_id as type, amount, to_char(first_day, 'YYYY-MM') as first_month,
       to_char(last_day, 'YYYY-MM') as last_month
     from employee_benefit where company_id = $1 and employee_id = any($2) order by employee_id, first_day nulls first, id`,
    [tx.companyId, employeeIds],
  )
