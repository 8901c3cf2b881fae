import { AppError } from '#kit/contract/errors.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { bulkEndpoint } from '../bulk-endpoint.ts'
import { type Context, type Endpoint, FileAnswer } from '../handler.ts'
import { importList } from './import-list-file.ts'
import { inList, type ListContext, toAnswer } from './list-context.ts'
import { type ListQuery, readEntries, readEntryPage } from './read-entries.ts'
import { readListSheet } from './read-list-file.ts'
import { historyOf, recoverEntry, removeEntry } from './remove-entry.ts'
import { createEntry, updateEntry } from './save-entry.ts'
import { type TableNames, usesOf } from './uses-of-entry.ts'
import { streamListFile, writeListFile } from './write-list-file.ts'

const idOf = (context: Context) => (context.params as { id: number }).id
const bodyOf = (context: Context) => context.body as Record<string, unknown>

/**
 * All endpoints of a list. `names` are the labels of the tables that can refer to its entries; `changed` runs
 * after a change, in its transaction.
 */
export function masterDataEndpoints(
  list: MasterData,
  names: TableNames,
  changed?: ListContext['changed'],
): Endpoint[] {
  const { routes } = list
  const endpoint = (
    route: RouteSpec,
    run: (listContext: ListContext, context: Context) => Promise<unknown>,
  ): Endpoint => ({
    route,
    run: (context) => inList(list, context, (listContext) => run(listContext, context), changed),
  })
  const remove = endpoint(routes.remove, async (listContext, context) => {
    await removeEntry(listContext, idOf(context), names)
    return { data: { id: idOf(context) } }
  })
  const recover = endpoint(routes.recover, async (listContext, context) => ({
    data: toAnswer(listContext, await recoverEntry(listContext, idOf(context))),
  }))
  return [
    // Before `/:id`, because "excel" would match it.
    {
      ...endpoint(
        routes.exportFile,
        async (listContext, { query }) =>
          new FileAnswer(`${list.name}.xlsx`, XLSX, await writeListFile(listContext, query as ListQuery)),
      ),
      writeRows: (context, store, onRows) =>
        inList(list, context, async (listContext) => {
          const file = await streamListFile(listContext, context.query as ListQuery, onRows)
          await store(listContext.tx, file)
        }),
    },
    importEndpoint(list, changed),
    endpoint(routes.list, async (listContext, { query }) => {
      const { rows, meta } = await readEntryPage(listContext, query as ListQuery)
      return { data: rows.map((entry) => toAnswer(listContext, entry)), meta }
    }),
    endpoint(routes.show, async (listContext, context) => {
      const [entry] = await readEntries(listContext, [idOf(context)])
      if (!entry) throw new AppError('not_found')
      return { data: toAnswer(listContext, entry) }
    }),
    endpoint(routes.create, async (listContext, context) => ({
      data: toAnswer(listContext, await createEntry(listContext, bodyOf(context))),
    })),
    endpoint(routes.update, async (listContext, context) => ({
      data: toAnswer(listContext, await updateEntry(listContext, idOf(context), bodyOf(context))),
    })),
    ...[remove, recover].flatMap((single) => [bulkEndpoint(single), single]),
    endpoint(routes.uses, async (listContext, context) => {
      const [entry] = await readEntries(listContext, [idOf(context)])
      if (!entry) throw new AppError('not_found')
      return { data: await usesOf(listContext, entry.id, names) }
    }),
    endpoint(routes.history, async (listContext, context) => {
      const history = await historyOf(listContext, idOf(context))
      const exists = history.length > 0 || (await readEntries(listContext, [idOf(context)])).length > 0
      if (!exists) throw new AppError('not_found')
      return { data: history }
    }),
  ]
}

/** Reads the file before the transaction, because reading takes time. */
function importEndpoint(list: MasterData, changed: ListContext['changed']): Endpoint {
  return {
    route: list.routes.importFile,
    run: async (context) => {
      const { bytes } = await context.upload()
      const sheet = await readListSheet(list, bytes)
      const commit = (context.query as { commit?: string }).commit === 'true'
      return {
        data: await inList(list, context, (listContext) => importList(listContext, sheet, commit), changed),
      }
    },
  }
}
