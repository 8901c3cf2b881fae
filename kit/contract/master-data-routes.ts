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
/** Number of entries of an answer without `per_page`: select boxes need the whole list. */
const WHOLE_LIST = 1000

/** The parts of a row besides its fields. */
const ENTRY = {
  id: Id,
  version: Version,
  is_deleted: z.boolean(),
  /** The names of referenced entries by field, in the caller's language. */
  labels: z.record(z.string(), z.string().nullable()),
  can: z.array(z.enum(['update', 'delete', 'recover'])),
}

/** The records that refer to an entry. `count` is null if the caller cannot see it (records of companies). */
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
  /** Number of rows that are (or were) added, changed, and already up to date. */
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  bad: z.array(z.object({ row: z.int(), label: z.string(), errors: z.array(z.string()) })),
  committed: z.boolean(),
})
export type ImportReport = z.infer<typeof ImportReport>

/** Choices, flags and references are filters of their list. */
function filtersOf(fields: Fields): Record<string, z.ZodType> {
  const filters = Object.entries(fields).flatMap(([name, field]): [string, z.ZodType][] => {
    // The field's own type is not used: its default value would act as a filter.
    if (field.kind === 'choice') return [[name, z.enum(Object.keys(field.options ?? {})).optional()]]
    if (field.kind === 'flag') return [[name, z.enum(['true', 'false']).optional()]]
    if (field.kind === 'reference') return [[name, lineText(50).optional()]]
    return []
  })
  return Object.fromEntries(filters)
}

/** All routes of a list. */
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
      summary: `${en}: list the entries, with search, sort and filters; deleted entries with deleted=true.`,
      query,
      answer: listAnswer(row),
    }),
    show: defineRoute({
      ...see,
      method: 'GET',
      path: `${path}/:id`,
      summary: `${en}: get one ${one}.`,
      params,
      answer,
    }),
    create: defineRoute({
      ...change,
      method: 'POST',
      path,
      summary: `${en}: add a ${one}. A deleted ${one} with the same key is restored with these values.`,
      body,
      answer,
      errors: ['duplicate'],
    }),
    update: defineRoute({
      ...change,
      method: 'PUT',
      path: `${path}/:id`,
      summary: `${en}: change a ${one}. An outdated version gives 409 with the current values in details.current.`,
      params,
      body: body.extend({ version: Version }),
      answer,
      errors: ['stale_version', 'duplicate'],
    }),
    remove: defineRoute({
      ...change,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `${en}: delete a ${one}. If records refer to it, the answer is 409 with the references in details.uses.`,
      params,
      answer: dataAnswer(z.object({ id: Id })),
      errors: ['in_use'],
    }),
    recover: defineRoute({
      ...change,
      method: 'POST',
      path: `${path}/:id/recover`,
      summary: `${en}: restore a deleted ${one}.`,
      params,
      answer,
      errors: ['duplicate'],
    }),
    uses: defineRoute({
      ...read,
      method: 'GET',
      path: `${path}/:id/uses`,
      summary: `${en}: list the references to a ${one}.`,
      params,
      answer: dataAnswer(z.array(Use)),
    }),
    history: defineRoute({
      ...read,
      method: 'GET',
      path: `${path}/:id/history`,
      summary: `${en}: the change history of a ${one}, latest first: who, when, old and new values.`,
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
      errors: ['file_in_background'],
    }),
    importFile: defineRoute({
      ...change,
      method: 'POST',
      path: `${path}/excel`,
      summary: `${en}: check an Excel file; with commit=true, save the valid rows.`,
      query: z.object({ commit: z.enum(['true']).optional() }),
      upload: { maxBytes: MAX_IMPORT_BYTES, types: [XLSX] },
      answer: dataAnswer(ImportReport),
    }),
  }
}
