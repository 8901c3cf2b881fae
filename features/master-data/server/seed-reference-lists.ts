import { readFile } from 'node:fs/promises'
import type { Tx } from '#kit/database/database.ts'
import { readCsv } from '#kit/server/csv/read-csv.ts'

/** Each list with its file, its key and its other columns. */
const LISTS = [
  {
    table: 'province',
    file: 'provinces.csv',
    key: ['code'],
    rest: ['iso_code', 'name_la', 'name_en', 'other_names'],
  },
  {
    table: 'district',
    file: 'districts.csv',
    key: ['code'],
    rest: ['province_code', 'name_la', 'name_en', 'other_names'],
  },
  { table: 'bank', file: 'banks.csv', key: ['short_name'], rest: ['name_la', 'name_en', 'swift'] },
  {
    table: 'public_holiday',
    file: 'public-holidays.csv',
    key: ['date', 'name_en'],
    rest: ['name_la', 'for_whom'],
  },
] as const

/** Adds missing places, banks and public holidays; changes by the provider are kept. `tx` is the provider's. Returns the number of added rows. */
export async function seedReferenceLists(tx: Tx): Promise<number> {
  let added = 0
  for (const { table, file, key, rest } of LISTS) {
    const { rows } = readCsv(await readFile(new URL(`./seed/${file}`, import.meta.url)))
    const columns = [...key, ...rest].join(', ')
    added += await tx.execute(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)
       on conflict (${key.join(', ')}) do nothing`,
      [JSON.stringify(rows.map((row) => withSpellings(row.values)))],
    )
  }
  await addSpellings(tx)
  return added
}

/** Other spellings are in one cell, separated by bars. */
function withSpellings(values: Record<string, string>) {
  const { other_names } = values
  return other_names === undefined
    ? values
    : { ...values, other_names: other_names.split('|').filter(Boolean) }
}

/** Adds other spellings to places that were seeded without them, unless the provider has changed them since. */
async function addSpellings(tx: Tx): Promise<void> {
  for (const { table, file } of LISTS.slice(0, 2)) {
    const { rows } = readCsv(await readFile(new URL(`./seed/${file}`, import.meta.url)))
    await tx.execute(
      `update ${table} t set other_names = g.other_names from json_populate_recordset(null::${table}, $1) g
       where g.code = t.code and t.version = 1 and t.other_names = '{}' and g.other_names <> '{}'`,
      [JSON.stringify(rows.map((row) => withSpellings(row.values)))],
    )
  }
}
