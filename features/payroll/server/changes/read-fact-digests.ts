import { readLaw } from '#features/statutory-values/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { readRules } from '../calculation/company-rules.ts'
import { idsToPay } from '../calculation/employees-to-pay.ts'
import { factsInBatches } from '../calculation/facts-in-batches.ts'
import { itemsOf, readScope } from '../calculation/pay-scope.ts'
import type { RunRecord } from '../runs/run-record.ts'
import type { UsedRules } from './company-changes.ts'
import { digestFacts } from './fact-digest.ts'

export interface PresentFacts extends UsedRules {
  /** The digests of each employee to pay, by id. */
  people: Map<number, string>
}

/** The facts with which a calculation of the run would compute now, read as the calculation reads them. Days are not derived. */
export async function readFactDigests(tx: Tx, companyId: number, run: RunRecord): Promise<PresentFacts> {
  const range = { from: run.from_date, to: run.to_date }
  const law = await readLaw(tx, run.to_date)
  const scope = await readScope(tx, run)
  const rules = await readRules(tx, companyId, run, itemsOf(scope))
  const ids = await idsToPay(tx, companyId, range, scope)
  const people = new Map<number, string>()
  for await (const batch of factsInBatches(tx, { companyId, range, runId: run.id, ids, rules, scope }))
    for (const person of batch) people.set(person.employee.id, digestFacts(person, rules.rules))
  return { rules: rules.rules, law, people }
}
