import { XLSX } from '#kit/contract/file-types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { writeCsv } from '#kit/server/csv/write-csv.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { actorOf, FileAnswer, handle } from '#kit/server/handler.ts'
import { readWholeList } from '#kit/server/list/read-list.ts'
import {
  exportVillages,
  exportVillagesCsv,
  listVillageRows,
  type VillageRow,
} from '../../contract/places/villages.ts'
import { VILLAGE_FILE } from '../../locales/village-file.ts'
import { villageList } from './village-rows.ts'

const KEYS = ['code', 'province', 'district_code', 'district', 'name_la', 'name_en'] as const
type Cells = Record<(typeof KEYS)[number], string>

const columnsOf = (language: Language) =>
  KEYS.map((key) => ({ key, header: VILLAGE_FILE.columns[key][language], type: 'text' as const }))

const cellsOf = (row: VillageRow, language: Language): Cells => ({
  code: row.code,
  province: language === 'la' ? row.province_la : row.province_en,
  district_code: row.district_code,
  district: language === 'la' ? row.district_la : row.district_en,
  name_la: row.name_la,
  name_en: row.name_en,
})

const MOST_ROWS = 100_000

async function rowsOf(tx: Tx, query: object, language: Language): Promise<Cells[]> {
  const rows = await readWholeList(tx, listVillageRows, villageList, { query, language }, MOST_ROWS)
  return rows.map((row) => cellsOf(row, language))
}

export const exportEndpoints = [
  handle(exportVillages, async ({ db, query, language }) => {
    const rows = await db.asProvider((tx) => rowsOf(tx, query, language))
    const sheet = { name: VILLAGE_FILE.sheet[language], columns: columnsOf(language), rows }
    return new FileAnswer('villages.xlsx', XLSX, await writeWorkbook({ sheets: [sheet] }))
  }),
  handle(exportVillagesCsv, async (context) => {
    const { db, query, language } = context
    const rows = await db.asProvider(async (tx) => {
      const found = await rowsOf(tx, query, language)
      // Excel files are recorded centrally, other files are not.
      const after = { file: 'villages.csv', rows: found.length }
      await audit(tx, null, actorOf(context), { action: 'export', entity: 'village', after })
      return found
    })
    return new FileAnswer('villages.csv', 'text/csv; charset=utf-8', writeCsv(columnsOf(language), rows))
  }),
]
