import type { MasterData } from '#kit/contract/master-data.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '../audit.ts'
import { actorOf, type Context, inCompany } from '../handler.ts'
import { isPermitted } from '../permit.ts'
import type { Entry } from './entry-row.ts'
import { type Guards, guardsOf, withhold } from './guarded-fields.ts'

/** A list in a transaction of its owner, a company or the provider. */
export interface ListContext extends Guards {
  list: MasterData
  tx: Tx
  actor: Actor
  language: Language
  mayChange: boolean
  /** Runs after a change, in its transaction. */
  changed?: ((context: ListContext, changes: readonly EntryChange[]) => Promise<void>) | undefined
}

/** An entry before and after a change; null if it does not exist or is hidden. */
export interface EntryChange {
  before: Entry | null
  after: Entry | null
}

/** Runs one transaction of the list's owner: the caller's company or the provider. */
export function inList<T>(
  list: MasterData,
  context: Context,
  work: (listContext: ListContext) => Promise<T>,
  changed?: ListContext['changed'],
): Promise<T> {
  const run = (tx: Tx) =>
    work({
      list,
      tx,
      actor: actorOf(context),
      language: context.language,
      mayChange: isPermitted(context.session, list.routes.create.access),
      ...guardsOf(list, context.session),
      changed,
    })
  return list.owner === 'company' ? inCompany(context, run) : context.db.asProvider(run)
}

/** An entry for the answer: without withheld values, with the actions that the caller may do. */
export function toAnswer(context: ListContext, entry: Entry) {
  const { list, mayChange } = context
  const can = entry.is_deleted ? ['recover'] : ['update', 'delete']
  const hides = list.list?.remove !== 'remove'
  return {
    ...withhold(context, entry),
    can: mayChange ? can.filter((action) => hides || action !== 'recover') : [],
  }
}
