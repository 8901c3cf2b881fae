import { AppError } from '#kit/contract/errors.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { bulkEndpoint } from '../bulk-endpoint.ts'
import { type Context, type Endpoint, FileAnswer } from '../handler.ts'
import { importList } from './import-list-file.ts'
import { inList, type ListContext, shown } from './list-context.ts'
import { readEntries, readPage, type Wanted } from './read-entries.ts'
import { readListSheet } from './read-list-file.ts'
import { historyOf, recoverEntry, removeEntry } from './remove-entry.ts'
import { createEntry, updateEntry } from './save-entry.ts'
import { type TableNames, usesOf } from './uses-of-entry.ts'
import { writeListFile } from './write-list-file.ts'

const idOf = (context: Context) => (context.params as { id: number }).id
const bodyOf = (context: Context) => context.body as Record<string, unknown>

/**
 * All calls of a list. `names` says what the tables are called that may refer to its entries; `changed` does what follows from a
 * change, in its transaction.
 */
export function masterDataEndpoints(
  list: MasterData,
  names: TableNames,
  changed?: ListContext['changed'],
): Endpoint[] {
  const { routes } = list
  const on = (route: RouteSpec, run: (in_: ListContext, context: Context) => Promise<unknown>): Endpoint => ({
    route,
    run: (context) => inList(list, context, (in_) => run(in_, context), changed),
  })
  const remove = on(routes.remove, async (in_, context) => {
    await removeEntry(in_, idOf(context), names)
    return { data: { id: idOf(context) } }
  })
  const recover = on(routes.recover, async (in_, context) => ({
    data: shown(in_, await recoverEntry(in_, idOf(context))),
  }))
  return [
    // Before `/:id`, which the word "excel" would otherwise be.
    on(routes.exportFile, async (in_, { query }) => {
      const { per_page: _, page: __, ...wanted } = query as Wanted
      return new FileAnswer(`${list.name}.xlsx`, XLSX, await writeListFile(in_, wanted))
    }),
    importEndpoint(list, changed),
    on(routes.list, async (in_, context) => {
      const wanted = context.query as unknown as Required<Pick<Wanted, 'page' | 'per_page'>> & Wanted
      const { rows, total } = await readPage(in_, wanted)
      const meta = { total, page: wanted.page, per_page: wanted.per_page }
      return { data: rows.map((entry) => shown(in_, entry)), meta }
    }),
    on(routes.show, async (in_, context) => {
      const [entry] = await readEntries(in_, [idOf(context)])
      if (!entry) throw new AppError('not_found')
      return { data: shown(in_, entry) }
    }),
    on(routes.create, async (in_, context) => ({
      data: shown(in_, await createEntry(in_, bodyOf(context))),
    })),
    on(routes.update, async (in_, context) => ({
      data: shown(in_, await updateEntry(in_, idOf(context), bodyOf(context))),
    })),
    ...[remove, recover].flatMap((one) => [bulkEndpoint(one), one]),
    on(routes.uses, async (in_, context) => {
      const [entry] = await readEntries(in_, [idOf(context)])
      if (!entry) throw new AppError('not_found')
      return { data: await usesOf(in_, entry.id, names) }
    }),
    on(routes.history, async (in_, context) => {
      const history = await historyOf(in_, idOf(context))
      const known = history.length > 0 || (await readEntries(in_, [idOf(context)])).length > 0
      if (!known) throw new AppError('not_found')
      return { data: history }
    }),
  ]
}

/** The file is read before the transaction: reading takes its time. */
function importEndpoint(list: MasterData, changed: ListContext['changed']): Endpoint {
  return {
    route: list.routes.importFile,
    run: async (context) => {
      const { bytes } = await context.upload()
      const sheet = await readListSheet(list, bytes)
      const commit = (context.query as { commit?: string }).commit === 'true'
      return { data: await inList(list, context, (in_) => importList(in_, sheet, commit), changed) }
    },
  }
}
