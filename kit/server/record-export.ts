import type { RouteSpec } from '#kit/contract/route.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from './audit.ts'
import { rowsIn } from './excel/write-workbook.ts'
import { actorOf, type Context, type FileAnswer } from './handler.ts'

/** What an Excel file holds, as the log calls it: '/payrolls-item/:id/register.xlsx' is 'payrolls-item/register'. */
export function exportName({ path, stream }: Pick<RouteSpec, 'path' | 'stream'>): string {
  if (stream?.entity) return stream.entity
  return path
    .replace(/(\.(xlsx|csv|pdf)|\/excel)$/, '')
    .split('/')
    .filter((part) => part && !part.startsWith(':'))
    .join('/')
}

/** Of the query only what chooses rows. */
const BESIDE = new Set(['page', 'per_page', 'sort', 'language'])

function filtersOf(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => !BESIDE.has(name) && value !== undefined && value !== ''),
  )
}

/**
 * Writes the log row of an Excel file, or of a report's file, that is about to leave: who takes it, when, what, with which filters and how
 * many rows. Every call that answers one comes by here, so that no new export can be forgotten; without the row there is no file.
 */
export async function recordExport(context: Context, route: RouteSpec, file: FileAnswer): Promise<void> {
  const companyId = context.session?.companyId ?? null
  const { id } = context.params as { id?: number }
  const filters = filtersOf(context.query)
  const write = (tx: Tx) =>
    audit(tx, companyId, actorOf(context), {
      action: 'export',
      entity: exportName(route),
      entityId: id ?? null,
      after: {
        file: file.fileName,
        rows: typeof file.body === 'string' ? null : rowsIn(file.body),
        ...file.exported,
        ...(Object.keys(filters).length > 0 ? { filters } : {}),
      },
    })
  await (companyId === null ? context.db.asProvider(write) : context.db.inCompany(companyId, write))
}
