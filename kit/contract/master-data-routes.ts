import { z } from 'zod'
import { XLSX } from './file-types.ts'
import { dataAnswer, listAnswer, listQuery } from './lists.ts'
import type { Declaration } from './master-data-declaration.ts'
import type { Fields } from './master-data-fields.ts'
import { type Access, defineRoute } from './route.ts'
import { Id, IdParam, Instant, Version } from './scalars.ts'
import { lineText } from './texts.ts'

export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const MAX_IMPORT_ROWS = 5000
/** A select asks for a whole list: without `per_page` it gets up to this many. */
const WHOLE_LIST = 1000

/** What a row carries beside its fields. */
const ENTRY = {
  id: Id,
  version: Version,
  is_deleted: z.boolean(),
  /** The names of what its references point at, by field, in the asker's language. */
  labels: z.record(z.string(), z.string().nullable()),
  can: z.array(z.enum(['update', 'delete', 'recover'])),
}

/** What refers to an entry. `count` is null where the asker may not see how many (records of companies). */
export const Use = z.object({ table: z.string(), label: z.string(), count: z.int().nullable() })
export type Use = z.infer<typeof Use>

const Values = z.record(z.string(), z.unknown())
export const HistoryEntry = z.object({
  id: Id,
  at: Instant,
  actor: z.string(),
  action: z.string(),
  before: Values.nullable(),
  after: Values.nullable(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const ImportReport = z.object({
  /** Rows that are or were added, changed, and the same already. */
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  bad: z.array(z.object({ row: z.int(), label: z.string(), errors: z.array(z.string()) })),
  committed: z.boolean(),
})
export type ImportReport = z.infer<typeof ImportReport>

/** Every field with few values is a filter of its list. */
function filtersOf(fields: Fields): Record<string, z.ZodType> {
  const filters = Object.entries(fields).flatMap(([name, field]): [string, z.ZodType][] => {
    // Not by its type: where that presets something, no filter would be a filter.
    if (field.kind === 'choice') return [[name, z.enum(Object.keys(field.options ?? {})).optional()]]
    if (field.kind === 'flag') return [[name, z.enum(['true', 'false']).optional()]]
    if (field.kind === 'reference') return [[name, lineText(50).optional()]]
    return []
  })
  return Object.fromEntries(filters)
}

/** All calls of a list. */
export function masterDataRoutes<F extends Fields>(
  list: Declaration<F>,
  access: { see: Access; read: Access; change: Access },
) {
  const { path, en, one } = list
  const shape = Object.fromEntries(Object.entries(list.fields).map(([key, { type }]) => [key, type])) as {
    [K in keyof F]: F[K]['type']
  }
  type Row = z.ZodObject<typeof ENTRY & typeof shape>
  const row = z.object({ ...ENTRY, ...shape }) as unknown as Row
  const body = z.object({ ...shape })
  const names = Object.keys(list.fields) as [string, ...string[]]
  const query = listQuery(names, {
    ...filtersOf(list.fields),
    per_page: z.coerce.number().int().min(1).max(WHOLE_LIST).default(WHOLE_LIST),
    deleted: z.enum(['true']).optional(),
  })
  const params = z.object({ id: IdParam })
  const [see, read, change] = [{ access: access.see }, { access: access.read }, { access: access.change }]
  const answer = dataAnswer(row)
  return {
    list: defineRoute({
      ...see,
      method: 'GET',
      path,
      summary: `${en}: the entries, searched, sorted and filtered; those that were deleted with deleted=true.`,
      query,
      answer: listAnswer(row),
    }),
    show: defineRoute({
      ...see,
      method: 'GET',
      path: `${path}/:id`,
      summary: `${en}: one ${one}.`,
      params,
      answer,
    }),
    create: defineRoute({
      ...change,
      method: 'POST',
      path,
      summary: `${en}: add a ${one}; one that was deleted under the same key comes back with these values.`,
      body,
      answer,
      errors: ['duplicate'],
    }),
    update: defineRoute({
      ...change,
      method: 'PUT',
      path: `${path}/:id`,
      summary: `${en}: change a ${one}. With an older version 409, and the present values in details.current.`,
      params,
      body: body.extend({ version: Version }),
      answer,
      errors: ['stale_version', 'duplicate'],
    }),
    remove: defineRoute({
      ...change,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `${en}: delete a ${one}. While something refers to it 409, and what it is in details.uses.`,
      params,
      answer: dataAnswer(z.object({ id: Id })),
      errors: ['in_use'],
    }),
    recover: defineRoute({
      ...change,
      method: 'POST',
      path: `${path}/:id/recover`,
      summary: `${en}: take a deletion back.`,
      params,
      answer,
      errors: ['duplicate'],
    }),
    uses: defineRoute({
      ...read,
      method: 'GET',
      path: `${path}/:id/uses`,
      summary: `${en}: what refers to a ${one}.`,
      params,
      answer: dataAnswer(z.array(Use)),
    }),
    history: defineRoute({
      ...read,
      method: 'GET',
      path: `${path}/:id/history`,
      summary: `${en}: who changed a ${one}, when, and what it was before and after; the latest first.`,
      params,
      answer: dataAnswer(z.array(HistoryEntry)),
    }),
    exportFile: defineRoute({
      ...read,
      method: 'GET',
      path: `${path}/excel`,
      summary: `${en}: the list as an Excel file, with the same search, order and filters.`,
      query,
      stream: { contentTypes: [XLSX], entity: list.name },
    }),
    importFile: defineRoute({
      ...change,
      method: 'POST',
      path: `${path}/excel`,
      summary: `${en}: check an Excel file, and with commit=true save the rows that are in order.`,
      query: z.object({ commit: z.enum(['true']).optional() }),
      upload: { maxBytes: MAX_IMPORT_BYTES, types: [XLSX] },
      answer: dataAnswer(ImportReport),
    }),
  }
}
