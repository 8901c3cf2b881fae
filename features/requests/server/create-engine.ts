import { cancellationKind } from './cancellation.ts'
import type { AwayOn, RequestEngine } from './engine.ts'
import type { OnRequestEvent } from './events.ts'
import type { ReadLockedRuns } from './locked-runs.ts'
import type { RequestKind } from './request-kind.ts'
import { tellAccounts } from './tell-accounts.ts'

/** What the engine gets from later features. */
interface Composition {
  kinds: readonly RequestKind[]
  /** Tells users what happens to requests; default: with notices. */
  onRequestEvent?: OnRequestEvent
  awayOn?: AwayOn
  readLockedRuns?: ReadLockedRuns
}

/** Throws if two features declare the same kind. */
export function createRequestEngine({
  kinds,
  onRequestEvent,
  awayOn = async () => new Set(),
  readLockedRuns = async () => [],
}: Composition): RequestEngine {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  if (byName.size < kinds.length) throw new Error('Two features declare the same kind of requests')
  const engine: RequestEngine = {
    kinds: byName,
    onRequestEvent: onRequestEvent ?? tellAccounts(byName),
    awayOn,
    readLockedRuns,
  }
  byName.set('cancellation', cancellationKind(engine))
  return engine
}
