import type { RouteSpec } from '#kit/contract/route.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from './audit.ts'
import { rowsIn } from './excel/write-workbook.ts'
import { actorOf, type Context, type FileAnswer } from './handler.ts'

/** The entity of an Excel file in the log: '/payrolls-item/:id/register.xlsx' is 'payrolls-item/register'. */
export function exportName({ path, stream }: Pick<RouteSpec, 'path' | 'stream'>): string {
  if (stream?.entity) return stream.entity
  return path
    .replace(/(\.(xlsx|csv|pdf)|\/excel)$/, '')
    .split('/')
    .filter((part) => part && !part.startsWith(':'))
    .join('/')
}

/** Query parameters that do not select rows. */
const BESIDE = new Set(['page', 'per_page', 'sort', 'language'])

function filtersOf(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => !BESIDE.has(name) && value !== undefined && value !== ''),
  )
}

/**
 * Writes the log entry of an Excel file or a report's file before it is sent: who, when, which file, filters
 * and number of rows. Every call that answers with such a file uses this function, so no export can be missed;
 * if logging fails, no file is sent.
 */
export async function recordExport(context: Context, route: RouteSpec, file: FileAnswer): Promise<void> {
  const companyId = context.session?.companyId ?? null
  const { of, ...exported } = file.exported ?? {}
  const { id = null } = context.params as { id?: number }
  const filters = filtersOf(of?.query ?? context.query)
  const write = (tx: Tx) =>
    audit(tx, companyId, actorOf(context), {
      action: 'export',
      entity: of?.entity ?? exportName(route),
      entityId: of ? of.entityId : id,
      after: {
        file: file.fileName,
        rows: typeof file.body === 'string' ? null : rowsIn(file.body),
        ...exported,
        ...(Object.keys(filters).length > 0 ? { filters } : {}),
      },
    })
  await (companyId === null ? context.db.asProvider(write) : context.db.inCompany(companyId, write))
}
