import { CSV } from '#kit/contract/file-types.ts'
import { audit } from '#kit/server/audit.ts'
import { type CsvValue, writeCsv } from '#kit/server/csv/write-csv.ts'
import { actorOf, FileAnswer, handle } from '#kit/server/handler.ts'
import { readWholeList } from '#kit/server/list/read-list.ts'
import { exportVillagesCsv, listVillageRows } from '../../contract/places/villages.ts'
import { VILLAGE_COLUMNS, villageList } from './village-rows.ts'

const MOST_ROWS = 100_000

/** The columns of the Excel file as a CSV. */
export const exportVillageCsv = handle(exportVillagesCsv, async (context) => {
  const { db, query, language } = context
  const rows = await db.asProvider(async (tx) => {
    const villages = await readWholeList(tx, listVillageRows, villageList, { query, language }, MOST_ROWS)
    // Excel files are recorded centrally, other files are not.
    const after = { file: 'villages.csv', rows: villages.length }
    await audit(tx, null, actorOf(context), { action: 'export', entity: 'village', after })
    return villages
  })
  const columns = VILLAGE_COLUMNS.map(({ key, heading }) => ({ key, header: heading[language] }))
  const records = rows.map((row) =>
    Object.fromEntries(
      VILLAGE_COLUMNS.map(({ key, value }): [string, CsvValue] => [
        key,
        value ? value(row, language) : row[key as keyof typeof row],
      ]),
    ),
  )
  return new FileAnswer('villages.csv', CSV, writeCsv(columns, records))
})
