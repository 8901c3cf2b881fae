import { z } from 'zod'
import { BANKS, BENEFIT_TYPES, CURRENCIES, DISTRICTS, PROVINCES } from '#features/master-data/server/index.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { benefitColumns, IMPORT_COLUMNS, type ImportColumn } from '../domain/import-columns.ts'
import { type KnownLists, knownLists } from '../domain/known-lists.ts'
import type { ImportExtension } from './import-extension.ts'

const READ = `
  select today_in_laos() as today,
    coalesce((select json_agg(p) from ${PROVINCES} p), '[]') as provinces,
    coalesce((select json_agg(d) from ${DISTRICTS} d), '[]') as districts,
    coalesce((select json_agg(b) from ${BANKS} b), '[]') as banks,
    array(select code from ${CURRENCIES} c where deleted_at is null) as currencies,
    coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name collate lao)
              from ${BENEFIT_TYPES} benefit_type where company_id = $1 and deleted_at is null), '[]') as benefits`

const Place = z.object({
  code: z.string(),
  name_la: z.string(),
  name_en: z.string(),
  other_names: z.array(z.string()),
})
const Bank = z.object({ id: Id, short_name: z.string(), name_la: z.string(), name_en: z.string() })
const Row = z.object({
  today: IsoDate,
  provinces: z.array(Place),
  districts: z.array(Place.extend({ province_code: z.string() })),
  banks: z.array(Bank),
  currencies: z.array(z.string()),
  benefits: z.array(z.object({ id: Id, name: z.string() })),
})

export interface SheetColumns {
  /** The sheet's own columns and the company's benefits. */
  own: ImportColumn[]
  /** Columns that later features add. */
  extra: ImportColumn[]
}

/** The data for checking rows, and the columns of the company's sheet. */
export async function readKnownLists(
  tx: Tx,
  companyId: number,
  extensions: readonly ImportExtension[],
): Promise<{ known: KnownLists; columns: SheetColumns }> {
  const row = await tx.one(Row, READ, [companyId])
  const columns = benefitColumns(row.benefits.map(({ name }) => name))
  const benefits = row.benefits.map(({ id }, at) => ({ id, column: columns[at]?.name as string }))
  return {
    known: knownLists({ ...row, benefits }),
    columns: {
      own: [...IMPORT_COLUMNS, ...columns],
      extra: extensions.flatMap((extension) => [...extension.columns]),
    },
  }
}
