import type { CompanyRules, OtherItem, RunExchange } from '#engines/payroll/types.ts'
import type { Tx } from '#kit/database/database.ts'
import { type RunRules, readRules } from '../calculation/company-rules.ts'
import { idsToPay } from '../calculation/employees-to-pay.ts'
import { factsInBatches } from '../calculation/facts-in-batches.ts'
import { WHOLE_MONTH } from '../calculation/pay-scope.ts'
import { type PersonFacts, readFacts } from '../calculation/read-facts.ts'
import type { RunRecord } from '../runs/run-record.ts'
import type { StoredRules } from './stored-payslips.ts'

/** Up to this number, employees are read one by one; above, all of the run in batches. */
const FEW = 40

const indexById = (items: readonly OtherItem[]) => new Map(items.map((item, index) => [item.id ?? 0, index]))

/**
 * The rates with which a locked run converted base salaries. Rates that have changed since do not matter; only a currency that the run had no
 * rate of is converted with that of its day as it is known now.
 */
export async function exchangeOfRun(
  tx: Tx,
  companyId: number,
  run: RunRecord,
  { exchange: stored }: CompanyRules,
): Promise<RunExchange> {
  const { rules } = await readRules(tx, companyId, {
    ...run,
    exchange_rate_date: stored?.day ?? run.exchange_rate_date,
  })
  const day = stored?.day ?? run.to_date
  return { day, rates: { ...rules.exchange?.rates, ...stored?.rates } }
}

/**
 * The facts of today for a run's days, of those of these employees whom it would pay. Items are those that the run stored; items that are paid
 * once or in instalments are left out, because only a run records what it has paid of them.
 */
export async function readFactsOfToday(
  tx: Tx,
  companyId: number,
  run: RunRecord,
  { rules }: StoredRules,
  ids: readonly number[],
): Promise<Map<number, PersonFacts>> {
  const range = { from: run.from_date, to: run.to_date }
  const { plans } = await readRules(tx, companyId, run)
  const all: RunRules = {
    ...{ rules, plans },
    incomeIndex: indexById(rules.incomes),
    deductionIndex: indexById(rules.deductions),
  }
  const people = new Map<number, PersonFacts>()
  const add = (batch: readonly PersonFacts[]) => {
    for (const person of batch) people.set(person.employee.id, withoutPlans(person, all))
  }
  if (ids.length <= FEW)
    for (const id of ids) add(await readFacts(tx, all, { companyId, range, first: id, last: id }))
  else {
    const chosen = new Set(ids)
    const everyone = await idsToPay(tx, companyId, range)
    for await (const batch of factsInBatches(tx, {
      ...{ companyId, range, ids: everyone },
      ...{ rules: all, scope: WHOLE_MONTH },
    }))
      add(batch.filter(({ employee }) => chosen.has(employee.id)))
  }
  return people
}

/** The items of one person, all of which apply. */
function withoutPlans(person: PersonFacts, { rules }: Pick<RunRules, 'rules'>): PersonFacts {
  const { chosenItems } = person.facts
  const isMonthly = (item: OtherItem) => item.payment === undefined
  const applies = (chosen: readonly number[]) => (item: OtherItem, index: number) =>
    (item.appliesToAll || chosen.includes(index)) && isMonthly(item)
  const ownItems = person.ownItems
    ? {
        incomes: person.ownItems.incomes.filter(isMonthly),
        deductions: person.ownItems.deductions.filter(isMonthly),
      }
    : {
        incomes: rules.incomes.filter(applies(chosenItems.incomes)).map(forAll),
        deductions: rules.deductions.filter(applies(chosenItems.deductions)).map(forAll),
      }
  return { ...person, ownItems, facts: { ...person.facts, chosenItems: { incomes: [], deductions: [] } } }
}

const forAll = <Item extends OtherItem>(item: Item): Item => ({ ...item, appliesToAll: true })
