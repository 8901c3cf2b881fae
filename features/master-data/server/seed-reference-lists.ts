import { readFile } from 'node:fs/promises'
import type { Tx } from '#kit/database/database.ts'
import { readCsv } from '#kit/server/csv/read-csv.ts'

/** Each list with its file, its key and what else it holds; a code's names may be mended here and follow. */
const LISTS = [
  { table: 'province', file: 'provinces.csv', key: ['code'], rest: ['iso_code', 'name_la', 'name_en'] },
  { table: 'district', file: 'districts.csv', key: ['code'], rest: ['province_code', 'name_la', 'name_en'] },
  { table: 'bank', file: 'banks.csv', key: ['short_name'], rest: ['name_la', 'name_en', 'swift'] },
  {
    table: 'public_holiday',
    file: 'public-holidays.csv',
    key: ['date', 'name_en'],
    rest: ['name_la', 'for_whom'],
  },
] as const

/**
 * Adds the places, banks and public holidays that are missing; what the provider has changed stays. `tx` is the
 * provider's. Returns how many rows were added.
 */
export async function seedReferenceLists(tx: Tx): Promise<number> {
  let added = 0
  for (const { table, file, key, rest } of LISTS) {
    const { rows } = readCsv(await readFile(new URL(`./seed/${file}`, import.meta.url)))
    const columns = [...key, ...rest].join(', ')
    added += await tx.execute(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)
       on conflict (${key.join(', ')}) do nothing`,
      [JSON.stringify(rows.map((row) => row.values))],
    )
  }
  return added
}
