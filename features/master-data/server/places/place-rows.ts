import type { Tx } from '#kit/database/database.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText, selected } from '#kit/server/list/list-sql.ts'
import {
  DistrictRow,
  type listDistrictRows,
  type listProvinceRows,
  ProvinceRow,
} from '../../contract/places/place-lists.ts'

interface Rows {
  province: ProvinceRow
  district: DistrictRow
}
export type PlaceTable = keyof Rows

const OWN = {
  id: 'p.code::int',
  code: 'p.code',
  name_la: 'p.name_la',
  name_en: 'p.name_en',
  other_names: 'p.other_names',
  version: 'p.version',
}
const SEARCHED = foldedText('p.code', 'p.name_la', 'p.name_en', "array_to_string(p.other_names, ' ')")
const SORTS = { code: 'p.code', name_la: 'p.name_la collate lao', name_en: 'p.name_en collate lao' }

const DISTRICTS = '(select count(*) from district d where d.province_code = p.code)'
const VILLAGES_OF_PROVINCE = `(select count(*) from village v join district d on d.code = v.district_code
  where d.province_code = p.code and v.deleted_at is null)`
const VILLAGES_OF_DISTRICT =
  '(select count(*) from village v where v.district_code = p.code and v.deleted_at is null)'

export const provinceList: ListDeclaration<typeof listProvinceRows> = {
  from: 'province p',
  key: ['p.code'],
  where: ['true'],
  columns: {
    ...OWN,
    iso_code: 'p.iso_code',
    district_count: DISTRICTS,
    village_count: VILLAGES_OF_PROVINCE,
  },
  filters: {},
  search: SEARCHED,
  sorts: { ...SORTS, village_count: VILLAGES_OF_PROVINCE, district_count: DISTRICTS },
  order: 'code',
}

export const districtList: ListDeclaration<typeof listDistrictRows> = {
  from: 'district p join province o on o.code = p.province_code',
  key: ['p.code'],
  where: ['true'],
  columns: {
    ...OWN,
    province_code: 'p.province_code',
    province_la: 'o.name_la',
    province_en: 'o.name_en',
    village_count: VILLAGES_OF_DISTRICT,
  },
  filters: { province_code: equals('p.province_code') },
  search: SEARCHED,
  sorts: { ...SORTS, village_count: VILLAGES_OF_DISTRICT, province_code: 'p.province_code' },
  order: 'code',
}

const READ = {
  province: { row: ProvinceRow, list: provinceList },
  district: { row: DistrictRow, list: districtList },
}

/** One of them, locked; null if there is none with that code. */
export function readPlace<T extends PlaceTable>(tx: Tx, table: T, code: string): Promise<Rows[T] | null> {
  const { row, list } = READ[table]
  const columns = selected(list.columns as Record<string, string>)
  return tx.maybeOne(row as never, `select ${columns} from ${list.from} where p.code = $1 for update of p`, [
    code,
  ])
}
