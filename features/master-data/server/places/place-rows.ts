import type { ListMeta } from '#kit/contract/lists.ts'
import type { Tx } from '#kit/database/database.ts'
import type { DistrictRow, ProvinceRow } from '../../contract/places/place-lists.ts'
import { searchPatterns } from './search-patterns.ts'

/** What a list of places is asked for. The sort is one of the contract's columns. */
export interface Wanted {
  page: number
  per_page: number
  sort?: string | undefined
  search?: string | undefined
  province_code?: string | undefined
}

interface Rows {
  province: ProvinceRow
  district: DistrictRow
}
export type PlaceTable = keyof Rows

const OWN = 'p.code::int as id, p.code, p.name_la, p.name_en, p.other_names, p.version'
const SELECT: Record<PlaceTable, string> = {
  province: `select ${OWN}, p.iso_code,
      (select count(*) from district d where d.province_code = p.code) as district_count,
      (select count(*) from village v join district d on d.code = v.district_code
        where d.province_code = p.code and v.deleted_at is null) as village_count
    from province p`,
  district: `select ${OWN}, p.province_code, o.name_la as province_la, o.name_en as province_en,
      (select count(*) from village v where v.district_code = p.code and v.deleted_at is null) as village_count
    from district p join province o on o.code = p.province_code`,
}
const TEXT = `fold_lao(concat_ws(' ', p.code, p.name_la, p.name_en, array_to_string(p.other_names, ' ')))`

function orderOf(sort = 'code'): string {
  const column = sort.replace(/^-/, '')
  const collate = column.startsWith('name_') ? ' collate lao' : ''
  return `${column}${collate} ${sort.startsWith('-') ? 'desc' : 'asc'}, code`
}

/** A page of the provinces or districts and how many there are in all. */
export async function readPlaces<T extends PlaceTable>(
  tx: Tx,
  table: T,
  wanted: Wanted,
): Promise<{ data: Rows[T][]; meta: ListMeta }> {
  const { page, per_page, province_code = null } = wanted
  const within = table === 'district' ? 'p.province_code = $2' : 'p.code = $2'
  const where = `where ${TEXT} like all ($1::text[]) and ($2::text is null or ${within})`
  const found = [searchPatterns(wanted.search), province_code]
  const { total } = await tx.one<{ total: number }>(
    `select count(*) as total from ${table} p ${where}`,
    found,
  )
  const data = await tx.query<Rows[T]>(
    `select * from (${SELECT[table]} ${where}) as place order by ${orderOf(wanted.sort)} limit $3 offset $4`,
    [...found, per_page, (page - 1) * per_page],
  )
  return { data, meta: { total, page, per_page } }
}

/** One of them, held for a change; null where there is none of that code. */
export function readPlace<T extends PlaceTable>(tx: Tx, table: T, code: string): Promise<Rows[T] | null> {
  return tx.maybeOne<Rows[T]>(`${SELECT[table]} where p.code = $1 for update of p`, [code])
}
