import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { SheetCell } from '#kit/server/excel/read-workbook.ts'
import {
  type DistrictsByName,
  type GivenVillage,
  matchVillageColumns,
  readVillageRow,
  repeatedCodes,
  type VillageCells,
  type VillageColumns,
  type VillageFault,
} from '../../domain/village-rows.ts'
import { VILLAGE_FILE, VILLAGE_REASONS, type VillageReason } from '../../locales/village-file.ts'
import type { VillageSheet } from './read-village-file.ts'

type SheetRow = VillageSheet['rows'][number]
export const GoodVillage = z.object({
  code: z.string(),
  district_code: z.string(),
  name_la: z.string(),
  name_en: z.string(),
  row: Count,
  state: z.enum(['added', 'changed']),
})
export type GoodVillage = z.infer<typeof GoodVillage>
/** The unchanged row with its errors by column letters. */
export const BadVillage = z.object({
  row: Count,
  cells: z.record(z.string(), z.string()),
  faults: z.array(
    z.object({
      letters: z.string(),
      header: z.string(),
      value: z.string(),
      code: z.enum(Object.keys(VILLAGE_REASONS) as [VillageReason, ...VillageReason[]]),
    }),
  ),
})
export type BadVillage = z.infer<typeof BadVillage>
export interface CheckedVillages {
  headers: Record<string, string>
  ignored: string[]
  good: GoodVillage[]
  bad: BadVillage[]
  same: number
}

interface Known {
  districts: DistrictsByName
  villages: ReadonlyMap<string, { name_la: string; name_en: string; is_deleted: boolean }>
}

/** Checks every row of a file and compares it with the current list. Throws `file_missing_columns`. */
export async function checkVillages(tx: Tx, sheet: VillageSheet): Promise<CheckedVillages> {
  const { columns, ignored } = matchVillageColumns(sheet.headers)
  checkPresent(columns)
  const known = await readKnown(tx)
  const rows = sheet.rows.map((row) => ({ row, ...readVillageRow(cellsOf(row, columns), known.districts) }))
  const repeated = repeatedCodes(rows.map(({ village }) => village.code).filter(Boolean))
  const checked: CheckedVillages = { headers: sheet.headers, ignored, good: [], bad: [], same: 0 }
  for (const { row, village, faults } of rows) {
    if (repeated.has(village.code)) faults.push({ column: 'code', code: 'repeated_code' })
    const state = stateOf(village, known)
    if (faults.length > 0) checked.bad.push(badRow(row, faults, sheet.headers, columns))
    else if (state === 'same') checked.same += 1
    else checked.good.push({ ...village, row: row.number, state })
  }
  return checked
}

function checkPresent(columns: VillageColumns): void {
  const present = new Set(columns.values())
  const missing = [
    ...(present.has('code') ? [] : (['code'] as const)),
    ...(present.has('name_la') || present.has('name_en') ? [] : (['name_la'] as const)),
  ]
  if (missing.length > 0)
    throw new AppError('file_missing_columns', {
      details: { columns: missing.map((column) => VILLAGE_FILE.columns[column]) },
    })
}

/** An empty name keeps the stored one; a deleted village is recovered. */
function stateOf(village: GivenVillage, { villages }: Known): GoodVillage['state'] | 'same' {
  const present = villages.get(village.code)
  if (!present) return 'added'
  const isSame =
    !present.is_deleted &&
    (village.name_la === '' || village.name_la === present.name_la) &&
    (village.name_en === '' || village.name_en === present.name_en)
  return isSame ? 'same' : 'changed'
}

const VillageRow = z.object({
  code: z.string(),
  name_la: z.string(),
  name_en: z.string(),
  is_deleted: z.boolean(),
})

const DistrictRow = z.object({ code: z.string(), names: z.array(z.string()) })

async function readKnown(tx: Tx): Promise<Known> {
  const places = await tx.query(
    DistrictRow,
    'select code, array[code, name_la, name_en] || other_names as names from district',
  )
  const districts = new Map<string, string[]>()
  for (const { code, names } of places)
    for (const name of new Set(names.map(foldLao)))
      districts.set(name, [...(districts.get(name) ?? []), code])
  const villages = await tx.query(
    VillageRow,
    'select code, name_la, name_en, deleted_at is not null as is_deleted from village',
  )
  return { districts, villages: new Map(villages.map((village) => [village.code, village])) }
}

const readableText = (cell: SheetCell | undefined) =>
  String(cell?.formula ?? cell?.error ?? cell?.value ?? '').replaceAll('\0', '')

function cellsOf(row: SheetRow, columns: VillageColumns): VillageCells {
  const cells: VillageCells = {}
  for (const [letters, column] of columns) {
    const cell = row.cells[letters]
    if (cell) cells[column] = { text: String(cell.value ?? ''), isFormula: cell.formula !== undefined }
  }
  return cells
}

function badRow(
  row: SheetRow,
  faults: readonly VillageFault[],
  headers: Record<string, string>,
  columns: VillageColumns,
): BadVillage {
  const lettersOf = (column: VillageFault['column']) =>
    [...columns].find(([, name]) => name === column)?.[0] ?? ''
  return {
    row: row.number,
    cells: Object.fromEntries(
      Object.entries(row.cells).map(([letters, cell]) => [letters, readableText(cell).toWellFormed()]),
    ),
    faults: faults.map(({ column, code }) => {
      const letters = lettersOf(column)
      const value = readableText(row.cells[letters]).toWellFormed().slice(0, 200)
      return { letters, header: headers[letters] ?? column, value, code }
    }),
  }
}
