import { z } from 'zod'
import { parsePercent } from '#engines/payroll/fraction.ts'
import type { CompanyRules, OtherItem, PayslipFacts } from '#engines/payroll/types.ts'
import { dueInstalment, PAY_ITEM_ENTRIES, PAY_ITEM_PAYMENTS } from '#features/pay-items/server/index.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count, Decimal } from '#kit/database/row-types.ts'
import type { ItemPlan, RunRules } from './company-rules.ts'
import type { Range } from './salary-segments.ts'

/** The incomes and deductions of one employee, all of which apply. */
export type OwnItems = Pick<CompanyRules, 'incomes' | 'deductions'>

interface ItemsOfEmployee {
  ownItems: OwnItems | null
  chosenItems: PayslipFacts['chosenItems']
}

const EntryRow = z.object({
  employee_id: Id,
  entry_id: Id,
  item_id: Id,
  amount: Decimal.nullable(),
  instalments: Count.nullable(),
  /** Kip that approved runs have paid. */
  paid: Kip,
  /** What the month of the run's last day takes of a total in instalments; null: the usual instalment. */
  month_amount: Kip.nullable(),
})
type EntryRow = z.infer<typeof EntryRow>

const ENTRIES = `
  select c.employee_id, c.id as entry_id, c.item_id, c.amount, c.instalments, coalesce(p.paid, 0) as paid,
    (select (m ->> 'amount')::bigint from jsonb_array_elements(c.month_amounts) m where m ->> 'month' = to_char($4::date, 'YYYY-MM'))
      as month_amount
  from ${PAY_ITEM_ENTRIES} c
  left join (select company_id, entry_id, sum(amount)::bigint as paid from ${PAY_ITEM_PAYMENTS} payment
             where company_id = $1 and employee_id between $2 and $3 and entry_id is not null group by company_id, entry_id) p
    on p.company_id = $1 and p.entry_id = c.id
  where c.company_id = $1 and c.employee_id between $2 and $3 and c.deleted_at is null
    and (c.first_day is null or c.first_day <= $4) and (c.last_day is null or c.last_day >= $4)
  order by c.employee_id, c.item_id, c.id`

const PaidRow = z.object({ employee_id: Id, item_id: Id })

/** Items for all employees that are paid once, and whom they have been paid to. */
const PAID_ONCE = `
  select employee_id, item_id from ${PAY_ITEM_PAYMENTS} payment
  where company_id = $1 and employee_id between $2 and $3 and entry_id is null and item_id = any($4)`

interface Stretch {
  companyId: number
  range: Range
  first: number
  last: number
}

/**
 * The items of a range of employees, in one or two statements. `paysRest`: of deductions in instalments all that is left is due. The result takes an employee's id. What approved runs have paid of
 * items that are paid once or in instalments is not paid again.
 */
export async function readItemsOf(
  tx: Tx,
  { companyId, range, first, last }: Stretch,
  rules: RunRules,
  { paysRest = false } = {},
): Promise<(employeeId: number) => ItemsOfEmployee> {
  const entries = groupsOf(await tx.query(EntryRow, ENTRIES, [companyId, first, last, range.to]))
  const onceForAll = [...rules.rules.incomes, ...rules.rules.deductions].flatMap(({ id, appliesToAll }) =>
    appliesToAll && id !== undefined && rules.plans.has(id) ? [id] : [],
  )
  const paid = groupsOf(
    onceForAll.length === 0 ? [] : await tx.query(PaidRow, PAID_ONCE, [companyId, first, last, onceForAll]),
  )
  return (employeeId) => {
    const own = entries.get(employeeId) ?? []
    const paidItems = (paid.get(employeeId) ?? []).map(({ item_id }) => item_id)
    const isPlain = paidItems.length === 0 && own.every((entry) => isPlainEntry(entry, rules))
    if (isPlain) return { ownItems: null, chosenItems: indexesOf(own, rules) }
    return {
      ownItems: ownItemsOf(own, paidItems, rules, paysRest),
      chosenItems: { incomes: [], deductions: [] },
    }
  }
}

function groupsOf<Row extends { employee_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.employee_id)
    if (group) group.push(row)
    else groups.set(row.employee_id, [row])
  }
  return groups
}

const isPlainEntry = ({ amount, item_id }: EntryRow, { plans }: RunRules) =>
  amount === null && !plans.has(item_id)

/** Items that are not in force on the run's last day are not among the rules and are omitted here. */
function indexesOf(entries: readonly EntryRow[], { incomeIndex, deductionIndex }: RunRules) {
  const indexesIn = (index: Map<number, number>) =>
    entries.flatMap(({ item_id }) => {
      const at = index.get(item_id)
      return at === undefined ? [] : [at]
    })
  return { incomes: indexesIn(incomeIndex), deductions: indexesIn(deductionIndex) }
}

/** In the order of the company's items. */
function ownItemsOf(
  entries: readonly EntryRow[],
  paidItems: readonly number[],
  all: RunRules,
  paysRest: boolean,
): OwnItems {
  const itemsOf = <Item extends OtherItem>(items: readonly Item[]): Item[] =>
    items.flatMap((item) => {
      const id = item.id ?? 0
      if (item.appliesToAll) return paidItems.includes(id) ? [] : [item]
      const own = entries.filter(({ item_id }) => item_id === id)
      return own.flatMap((entry) => itemOfEntry(item, entry, all.plans.get(id), paysRest) ?? [])
    })
  return { incomes: itemsOf(all.rules.incomes), deductions: itemsOf(all.rules.deductions) }
}

/** An item with the amount of the entry, or null if nothing of it is left to pay. */
function itemOfEntry<Item extends OtherItem>(
  item: Item,
  entry: EntryRow,
  plan: ItemPlan | undefined,
  paysRest: boolean,
): Item | null {
  const own = withAmount({ ...item, appliesToAll: true }, entry.amount)
  if (!plan) return own
  const payment = { item: entry.item_id, entry: entry.entry_id }
  if (plan.frequency === 'once') return entry.paid > 0 ? null : { ...own, payment }
  const count = entry.instalments ?? plan.instalments ?? 1
  const due =
    paysRest && 'beforeCalculation' in item
      ? restOf(own.amount, count, entry.paid)
      : dueInstalment(own.amount, count, entry.paid, entry.month_amount)
  if (!due) return null
  const instalment = { number: due.number, of: count, total: own.amount, paid: entry.paid }
  return { ...own, amount: due.amount, payment: { ...payment, instalment } }
}

/** Of somebody who leaves: the whole rest is the last instalment. */
const restOf = (total: number, count: number, paid: number) =>
  total > paid ? { number: count, amount: total - paid } : null

function withAmount<Item extends OtherItem>(item: Item, amount: string | null): Item {
  if (amount === null) return item
  return item.kind === 'money'
    ? { ...item, amount: Number(amount) }
    : { ...item, percent: parsePercent(amount) }
}
