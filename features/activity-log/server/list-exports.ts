import { z } from 'zod'
import { actorFace } from '#features/employees/server/index.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText, fromDayAt, instant, toDayAt } from '#kit/server/list/list-sql.ts'
import { ExportRow, listExportKinds, type listExports, type References } from '../contract.ts'
import { nameReferences, type RecordKinds } from './name-references.ts'

/** Exports are log entries that name a file; older ones, from before files were logged, contain only the number of rows. */
const IS_EXPORT = `x.company_id = $1 and x.action = 'export' and x.after ?| array['file', 'rows']`
const FILE = `x.after ->> 'file'`
const ROWS = `(x.after ->> 'rows')::int`

const StoredExport = ExportRow.omit({ record: true, names: true })
type StoredExport = z.infer<typeof StoredExport>

export const exportList = (kinds: RecordKinds): ListDeclaration<typeof listExports, StoredExport> => ({
  from: 'audit_entry x',
  key: ['x.id'],
  where: [IS_EXPORT],
  row: StoredExport,
  columns: {
    id: 'x.id',
    at: instant('x.at'),
    actor: 'x.actor',
    actor_face: actorFace('x'),
    is_provider: 'x.is_provider',
    entity: 'x.entity',
    entity_id: 'x.entity_id',
    file: FILE,
    rows: ROWS,
    has_salary: `(x.after ->> 'has_salary')::boolean`,
    filters: `coalesce(x.after -> 'filters', '{}')`,
  },
  filters: {
    actor: equals('x.actor'),
    entity: equals('x.entity'),
    from: fromDayAt('x.at'),
    to: toDayAt('x.at'),
  },
  search: foldedText('x.actor', FILE),
  sorts: {
    at: 'x.id',
    actor: 'x.actor collate lao',
    entity: 'x.entity',
    file: `(${FILE}) collate lao`,
    rows: ROWS,
  },
  order: '-at',
  finishAll: async (tx, rows) => {
    const referring = rows.map((row) => ({ ...row, contents: [row.filters] }))
    const references = await nameReferences(tx, tx.companyId, referring, kinds)
    return rows.map((row, at) => ({ ...row, ...(references[at] as References) }))
  },
})

const PeopleEntitiesRow = z.object({ people: z.array(z.string()), entities: z.array(z.string()) })

export const listKindsOfExports = handle(listExportKinds, (context) =>
  inCompany(context, async (tx) => ({
    data: await tx.one(
      PeopleEntitiesRow,
      `select coalesce(array_agg(distinct x.actor), '{}') as people, coalesce(array_agg(distinct x.entity), '{}') as entities
       from audit_entry x where ${IS_EXPORT}`,
      [companyOf(context)],
    ),
  })),
)
