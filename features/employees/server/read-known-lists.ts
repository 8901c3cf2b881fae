import type { Tx } from '#kit/database/database.ts'
import { benefitColumns, IMPORT_COLUMNS, type ImportColumn } from '../domain/import-columns.ts'
import { type KnownLists, knownLists, type ListRows } from '../domain/known-lists.ts'
import type { ImportExtension } from './import-extension.ts'

const READ = `
  select today_in_laos() as today,
    coalesce((select json_agg(p) from province p), '[]') as provinces,
    coalesce((select json_agg(d) from district d), '[]') as districts,
    coalesce((select json_agg(b) from bank b), '[]') as banks,
    coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name collate lao)
              from benefit_type where company_id = $1 and deleted_at is null), '[]') as benefits`

type Row = Omit<ListRows, 'benefits'> & { benefits: { id: number; name: string }[] }

export interface SheetColumns {
  /** The sheet's own columns and the company's benefits. */
  own: ImportColumn[]
  /** Those that later features add. */
  extra: ImportColumn[]
}

/** The lists that rows are held against, and the columns of the company's sheet. */
export async function readKnownLists(
  tx: Tx,
  companyId: number,
  extensions: readonly ImportExtension[],
): Promise<{ known: KnownLists; columns: SheetColumns }> {
  const row = await tx.one<Row>(READ, [companyId])
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
