import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { type ImportRowError, PREVIEW_ERRORS, PREVIEW_ROWS } from '#kit/contract/import.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count, IdRow, Timestamp } from '#kit/database/row-types.ts'
import { VillageImport, VillagePreview } from '../../contract/places/village-import.ts'
import { VILLAGE_REASONS } from '../../locales/village-file.ts'
import { BadVillage, type CheckedVillages } from './check-villages.ts'

type ShownFault = z.infer<typeof ShownFault>
const ShownFault = BadVillage.shape.faults.element.extend({ row: Count })
const Preview = z.object({ rows: z.array(VillagePreview), errors: z.array(ShownFault) })
type Preview = z.infer<typeof Preview>
const ImportRow = VillageImport.omit({ rows: true, errors: true }).extend({
  preview: Preview,
  created_at: Timestamp,
  finished_at: Timestamp.nullable(),
})

const ADD = `
  insert into village_import (file_name, good_rows, bad_rows, headers, ignored_columns, preview,
    added_count, changed_count, same_count, bad_count, created_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`

/** Stores a checked file until it is imported. Returns its id. */
export async function addImport(
  tx: Tx,
  fileName: string,
  checked: CheckedVillages,
  accountId: number | null,
): Promise<number> {
  const count = (state: string) => checked.good.filter((village) => village.state === state).length
  const { id } = await tx.one(IdRow, ADD, [
    fileName,
    JSON.stringify(checked.good),
    JSON.stringify(checked.bad),
    JSON.stringify(checked.headers),
    checked.ignored,
    JSON.stringify(await previewOf(tx, checked)),
    count('added'),
    count('changed'),
    checked.same,
    checked.bad.length,
    accountId,
  ])
  return id
}

const DistrictRow = z.object({ code: z.string(), name_la: z.string(), name_en: z.string() })

async function previewOf(tx: Tx, { good, bad }: CheckedVillages): Promise<Preview> {
  const previewRows = good.slice(0, PREVIEW_ROWS)
  const districts = await tx.query(
    DistrictRow,
    'select code, name_la, name_en from district where code = any ($1)',
    [previewRows.map(({ district_code }) => district_code)],
  )
  const names = new Map(districts.map((district) => [district.code, district]))
  return {
    rows: previewRows.map(({ district_code, ...village }) => ({
      ...village,
      district_la: names.get(district_code)?.name_la ?? '',
      district_en: names.get(district_code)?.name_en ?? '',
    })),
    errors: bad
      .flatMap(({ row, faults }) => faults.map((fault) => ({ row, ...fault })))
      .slice(0, PREVIEW_ERRORS),
  }
}

export const reasonOf = (code: ShownFault['code'], language: Language) => VILLAGE_REASONS[code][language]

function errorOf({ row, letters, header, value, code }: ShownFault, language: Language): ImportRowError {
  return { row, column: letters, header, value, code, message: reasonOf(code, language) }
}

const SHOW = `
  select id, file_name, status, added_count, changed_count, same_count, bad_count, done_count, error_code,
    ignored_columns, preview, created_at, finished_at
  from village_import where id = $1`

/** An import as returned by the calls; its rows are not read, so that polling is cheap. Throws `not_found`. */
export async function showImport(tx: Tx, id: number, language: Language): Promise<VillageImport> {
  const row = await tx.maybeOne(ImportRow, SHOW, [id])
  if (!row) throw new AppError('not_found')
  const { preview, ...rest } = row
  return {
    ...rest,
    rows: preview.rows,
    errors: preview.errors.map((error) => errorOf(error, language)),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}
