import type { ListMeta } from '#kit/contract/lists.ts'
import type { Tx } from '#kit/database/database.ts'
import type { VillageRow } from '../../contract/places/villages.ts'
import { searchPatterns } from './search-patterns.ts'

/** What the villages are asked for; without `per_page` all of them. The sort is one of the contract's columns. */
export interface Wanted {
  page?: number
  per_page?: number
  sort?: string | undefined
  search?: string | undefined
  province_code?: string | undefined
  district_code?: string | undefined
  deleted?: 'true' | undefined
}

const FROM = `from village v
  join district d on d.code = v.district_code
  join province p on p.code = d.province_code`
const SELECT = `select v.code::int as id, v.code, v.district_code, d.name_la as district_la, d.name_en as district_en,
    d.province_code, p.name_la as province_la, p.name_en as province_en, v.name_la, v.name_en,
    v.deleted_at is not null as is_deleted, v.version ${FROM}`
const WHERE = `where (v.search_text || ' ' || v.code) like all ($1::text[])
  and ($2::text is null or d.province_code = $2) and ($3::text is null or v.district_code = $3)
  and (v.deleted_at is not null) = $4`

/** Villages without a name in the language of the order come last. */
function orderOf(sort = 'code'): string {
  const column = sort.replace(/^-/, '')
  const by = column.startsWith('name_') ? `nullif(v.${column}, '') collate lao` : `v.${column}`
  return `${by} ${sort.startsWith('-') ? 'desc' : 'asc'} nulls last, v.code`
}

/** Villages of the list and how many there are in all. */
export async function readVillages(tx: Tx, wanted: Wanted): Promise<{ data: VillageRow[]; meta: ListMeta }> {
  const { page = 1, per_page, province_code = null, district_code = null } = wanted
  const found = [searchPatterns(wanted.search), province_code, district_code, wanted.deleted === 'true']
  const { total } = await tx.one<{ total: number }>(`select count(*) as total ${FROM} ${WHERE}`, found)
  const data = await tx.query<VillageRow>(
    `${SELECT} ${WHERE} order by ${orderOf(wanted.sort)} limit $5 offset $6`,
    [...found, per_page ?? null, per_page === undefined ? 0 : (page - 1) * per_page],
  )
  return { data, meta: { total, page, per_page: per_page ?? total } }
}

/** One village, deleted or not, held for a change; null where there is none of that code. */
export function readVillage(tx: Tx, code: string): Promise<VillageRow | null> {
  return tx.maybeOne<VillageRow>(`${SELECT} where v.code = $1 for update of v`, [code])
}
