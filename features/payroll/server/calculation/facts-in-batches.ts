import type { Tx } from '#kit/database/database.ts'
import type { RunRules } from './company-rules.ts'
import type { PayScope } from './pay-scope.ts'
import { type PersonFacts, readFacts } from './read-facts.ts'
import type { Range } from './salary-segments.ts'

/** Employees read at once: while they are processed, the next ones are read. */
const BATCH = 500

interface Batches {
  companyId: number
  range: Range
  runId?: number
  /** Days that are not over are ahead from this day on. */
  aheadFrom?: string
  /** Of all employees to pay, in order. */
  ids: readonly number[]
  rules: RunRules
  scope: PayScope
}

/** Reads the next batch while the caller processes the current one. */
export async function* factsInBatches(
  tx: Tx,
  { companyId, range, runId, aheadFrom, ids, rules, scope }: Batches,
): AsyncGenerator<PersonFacts[]> {
  const read = (at: number) => {
    const first = ids[at]
    const last = ids[Math.min(at + BATCH, ids.length) - 1]
    if (first === undefined || last === undefined) return null
    const reading = readFacts(tx, rules, {
      ...{ companyId, range, scope, first, last },
      ...(runId && { runId }),
      ...(aheadFrom && { aheadFrom }),
    })
    // If the caller stops early, the pending promise must not become an unhandled rejection.
    reading.catch(() => {})
    return reading
  }
  let next = read(0)
  for (let at = BATCH; next; at += BATCH) {
    const batch = await next
    next = read(at)
    yield batch
  }
}
