import type { Tx } from '#kit/database/database.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import type { SheetField } from '#kit/server/list/list-sheet.ts'
import { equals, selected } from '#kit/server/list/list-sql.ts'
import { type listVillageRows, VillageRow } from '../../contract/places/villages.ts'
import { VILLAGE_FILE } from '../../locales/village-file.ts'

const FROM = `village v
  join district d on d.code = v.district_code
  join province p on p.code = d.province_code`

const COLUMNS = {
  id: 'v.code::int',
  code: 'v.code',
  district_code: 'v.district_code',
  district_la: 'd.name_la',
  district_en: 'd.name_en',
  province_code: 'd.province_code',
  province_la: 'p.name_la',
  province_en: 'p.name_en',
  name_la: 'v.name_la',
  name_en: 'v.name_en',
  is_deleted: 'v.deleted_at is not null',
  version: 'v.version',
}

const { columns } = VILLAGE_FILE

/** The columns of a file of villages; the import accepts it. */
export const VILLAGE_COLUMNS: readonly SheetField<VillageRow>[] = [
  { key: 'code', heading: columns.code },
  { key: 'province', heading: columns.province, value: (row, language) => row[`province_${language}`] },
  { key: 'district_code', heading: columns.district_code },
  { key: 'district', heading: columns.district, value: (row, language) => row[`district_${language}`] },
  { key: 'name_la', heading: columns.name_la },
  { key: 'name_en', heading: columns.name_en },
]

export const villageList: ListDeclaration<typeof listVillageRows> = {
  from: FROM,
  key: ['v.code'],
  where: [(_, { query }) => `v.deleted_at is ${query.deleted ? 'not null' : 'null'}`],
  columns: COLUMNS,
  filters: {
    province_code: equals('d.province_code'),
    district_code: equals('v.district_code'),
    deleted: null,
  },
  search: `v.search_text || ' ' || v.code`,
  // Villages without a name in the sort language come last.
  sorts: {
    code: 'v.code',
    name_la: `nullif(v.name_la, '') collate lao`,
    name_en: `nullif(v.name_en, '') collate lao`,
    district_code: 'v.district_code',
  },
  order: 'code',
  sheet: { title: VILLAGE_FILE.sheet, columns: VILLAGE_COLUMNS },
}

/** One village, including deleted ones, locked; null if there is none with that code. */
export function readVillage(tx: Tx, code: string): Promise<VillageRow | null> {
  return tx.maybeOne(
    VillageRow,
    `select ${selected(COLUMNS)} from ${FROM} where v.code = $1 for update of v`,
    [code],
  )
}
