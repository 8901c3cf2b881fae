import type { z } from 'zod'
import type { RequestEngine } from '#features/requests/server/index.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import type { IdParam } from '#kit/contract/scalars.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { CancelEntryAnswer, CancelEntryInput, EntriesAnswer } from '../../contract/entries.ts'
import { type Entered, type EnteredRequests, type Entry, enterMany } from './enter-many.ts'
import { cancelEntry, latestEntries } from './stored-entries.ts'

/** The calls about entries of many requests of a kind. */
interface EntryRoutes<Row, W> {
  enter: RouteSpec & { body: z.ZodType<Entry<Row>>; answer: z.ZodType<unknown, { data: Entered<W> }> }
  list: RouteSpec & { answer: typeof EntriesAnswer }
  /** Its only parameter is the id of the entry. */
  cancel: RouteSpec & {
    params: z.ZodObject<Record<string, typeof IdParam>>
    body: typeof CancelEntryInput
    answer: typeof CancelEntryAnswer
  }
}

/** The calls that enter requests of many employees and days, list such entries, and cancel them. */
export const entryEndpoints = <Row extends { employee_id: number }, W>(
  { enter, list, cancel }: EntryRoutes<Row, W>,
  kind: EnteredRequests<Row, W>,
  engine: RequestEngine,
): Endpoint[] => [
  handle(enter, (context) =>
    inCompany(context, async (tx) => ({
      data: await enterMany(tx, context, kind, engine, context.body),
    })),
  ),
  handle(list, (context) =>
    inCompany(context, async (tx) => ({ data: await latestEntries(tx, kind.table.kind.entity) })),
  ),
  handle(cancel, (context) =>
    inCompany(context, async (tx) => {
      const [entryId] = Object.values(context.params) as [number]
      const { table, idsOf } = kind
      return {
        data: await cancelEntry(tx, context, engine, { table, idsOf, entryId, ...context.body }),
      }
    }),
  ),
]
