import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import {
  type EXPORT_SORTS,
  type ExportRow,
  listExportKinds,
  listExports,
  type References,
} from '../../contract.ts'
import { nameReferences } from './name-references.ts'

type Row = Omit<ExportRow, 'at' | 'record' | 'names'> & { at: Date }
type Sort = (typeof EXPORT_SORTS)[number]

const ORDERS: Record<Sort, string> = {
  at: 'id',
  actor: 'actor collate lao',
  entity: 'entity',
  file: 'file collate lao',
  rows: 'rows',
}

/** Exports are entries of the log that name a file; those of lists from before it was noted have its rows alone. */
const EXPORTS = `
  select id, at, actor, entity, entity_id, after ->> 'file' as file, (after ->> 'rows')::int as rows,
    coalesce(after -> 'filters', '{}') as filters
  from audit_entry where company_id = $1 and action = 'export' and after ?| array['file', 'rows']`

/** Days are those of Vientiane. */
const MATCHING = `
  from (${EXPORTS}) export
  where ($2::text is null or position(fold_lao($2) in fold_lao(concat_ws(' ', actor, file))) > 0)
    and ($3::text is null or actor = $3) and ($4::text is null or entity = $4)
    and ($5::date is null or at >= ($5::date::timestamp at time zone 'Asia/Vientiane'))
    and ($6::date is null or at < (($6::date + 1)::timestamp at time zone 'Asia/Vientiane'))`

export const listAllExports = handle(listExports, (context) =>
  inCompany(context, async (tx) => {
    const { page, per_page, sort = '-at', search, actor, entity, from, to } = context.query
    const given = [companyOf(context), search, actor, entity, from, to].map((value) => value || null)
    const order = ORDERS[sort.replace(/^-/, '') as Sort]
    const direction = sort.startsWith('-') ? 'desc' : 'asc'
    const { total } = await tx.one<{ total: number }>(`select count(*) as total ${MATCHING}`, given)
    const rows = await tx.query<Row>(
      `select * ${MATCHING} order by ${order} ${direction} nulls last, id desc limit $7 offset $8`,
      [...given, per_page, (page - 1) * per_page],
    )
    const referring = rows.map((row) => ({ ...row, contents: [row.filters] }))
    const references = await nameReferences(tx, companyOf(context), referring)
    const data = rows.map((row, at) => ({
      ...row,
      ...(references[at] as References),
      at: row.at.toISOString(),
    }))
    return { data, meta: { total, page, per_page } }
  }),
)

export const listKindsOfExports = handle(listExportKinds, (context) =>
  inCompany(context, async (tx) => ({
    data: await tx.one<{ people: string[]; entities: string[] }>(
      `select coalesce(array_agg(distinct actor), '{}') as people, coalesce(array_agg(distinct entity), '{}') as entities
       from (${EXPORTS}) export`,
      [companyOf(context)],
    ),
  })),
)
