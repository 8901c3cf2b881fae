import { z } from 'zod'
import { PREVIEW_ERRORS, PREVIEW_ROWS } from '#kit/contract/import.ts'
import type { Words } from '#kit/contract/master-data-fields.ts'
import { ImportBatch, ImportChange, SkippedRow, type TouchedRun } from '../../contract.ts'
import type { ImportColumn } from '../../domain/import-columns.ts'
import { runsOfChanges } from '../../domain/moved-days.ts'
import type { ImportRow } from '../../domain/sheet-rows.ts'
import { shownAs } from '../../domain/shown-value.ts'
import { StoredError } from '../errors-by-row.ts'
import type { CheckedSheet } from './check-table.ts'

const BothWords = z.object({ la: z.string(), en: z.string() })

/** A change with the texts in both languages. */
const StoredChange = ImportChange.omit({ column: true, before: true, after: true, key: true }).extend({
  heading: BothWords,
  /** Missing in files of earlier versions. */
  key: z.string().optional(),
  before: z.union([z.string(), BothWords]),
  after: z.union([z.string(), BothWords]),
})

const Example = z.object({ from: z.string(), to: BothWords, count: z.int(), row: z.int() })

/** What the screens show of a checked file; the texts in both languages. Parts can be missing in files of earlier versions. */
export const BatchPreview = z.object({
  rows: ImportBatch.shape.rows,
  errors: z.array(StoredError),
  changes: z.array(StoredChange).optional(),
  update_columns: z.array(z.object({ key: z.string(), heading: BothWords, count: z.int() })).optional(),
  new_names: z
    .array(
      z.object({
        key: z.string(),
        heading: BothWords,
        name: z.string(),
        count: z.int(),
        near: z.array(z.string()),
        use: z.string().nullable(),
      }),
    )
    .optional(),
  understood: z
    .array(z.object({ key: z.string(), heading: BothWords, count: z.int(), examples: z.array(Example) }))
    .optional(),
  skipped: z.array(SkippedRow).optional(),
  locked_runs: ImportBatch.shape.locked_runs.optional(),
})
export type BatchPreview = z.infer<typeof BatchPreview>

const PREVIEW_SKIPPED = 200
const PREVIEW_CHANGES = 200
const PREVIEW_EXAMPLES = 60

export const EMPTY_PREVIEW: BatchPreview = { rows: [], errors: [] }

/** `lockedRuns`: those that are approved or paid, latest first. */
export function previewOf(sheet: CheckedSheet, lockedRuns: readonly TouchedRun[]): BatchPreview {
  const columns = columnsByName(sheet)
  return {
    rows: sheet.good
      .filter(({ exists }) => !exists)
      .slice(0, PREVIEW_ROWS)
      .map(previewRow),
    changes: previewChanges(sheet, columns).slice(0, PREVIEW_CHANGES),
    update_columns: updateColumns(sheet, columns),
    new_names: sheet.newNames.map((name) => ({ ...name, heading: headingIn(columns, name.key) })),
    understood: understoodColumns(sheet, columns),
    locked_runs: runsOfChanges(lockedRuns, sheet.good).map((dates) => ({ ...dates, run: dates.run.title })),
    skipped: sheet.skipped.slice(0, PREVIEW_SKIPPED),
    errors: sheet.bad.flatMap(({ errors }) => errors).slice(0, PREVIEW_ERRORS),
  }
}

type Columns = ReadonlyMap<string, ImportColumn>

const columnsByName = ({ columns: { own, extra } }: CheckedSheet): Columns =>
  new Map([...own, ...extra].map((column) => [column.name, column]))

const JOINED: Record<string, Words> = {
  full_name: { la: 'ຊື່ ແລະ ນາມສະກຸນ', en: 'Name and surname' },
  en_full_name: { la: 'ຊື່ ແລະ ນາມສະກຸນ (ສາກົນ)', en: 'Name and surname (Latin letters)' },
}

function headingIn(columns: Columns, name: string): Words {
  const { la, en } = columns.get(name) ?? JOINED[name] ?? { la: name, en: name }
  return { la, en }
}

function previewChanges(sheet: CheckedSheet, columns: Columns): NonNullable<BatchPreview['changes']> {
  const extended = Map.groupBy(sheet.changes, ({ row }) => row)
  return sheet.good
    .filter(({ exists }) => exists)
    .flatMap(({ row, person: { emp_number, name, surname }, changes = [] }) => {
      const place = { row, emp_number, name, surname }
      const own = changes.map(({ column: key, before, after }) => {
        const column = columns.get(key)
        const words = (value: unknown): Words =>
          column ? shownAs(value, column, sheet.known) : { la: String(value), en: String(value) }
        return {
          ...place,
          key,
          heading: headingIn(columns, key),
          before: words(before),
          after: words(after),
          first_day: null,
        }
      })
      const more = (extended.get(row) ?? []).map(({ column: key, heading, before, after, firstDay }) => ({
        ...place,
        key,
        heading,
        before,
        after,
        first_day: firstDay,
      }))
      return [...own, ...more]
    })
}

/** In the order of the sheet's columns. */
function updateColumns(
  { good }: CheckedSheet,
  columns: Columns,
): NonNullable<BatchPreview['update_columns']> {
  const counts = new Map<string, number>()
  for (const { changes = [], extended = [] } of good)
    for (const key of [...changes.map(({ column }) => column), ...new Set(extended)])
      counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...columns.keys()].flatMap((key) => {
    const count = counts.get(key)
    return count === undefined ? [] : [{ key, heading: headingIn(columns, key), count }]
  })
}

function understoodColumns(sheet: CheckedSheet, columns: Columns): NonNullable<BatchPreview['understood']> {
  const byColumn = Map.groupBy(sheet.understood, ({ column }) => column)
  return [...byColumn].map(([key, notes]) => {
    const values = Map.groupBy(notes, ({ from, to }) => `${from}\n${to.en}`)
    const examples = [...values.values()].flatMap((same) => {
      const [first] = same
      return first ? [{ from: first.from, to: first.to, count: same.length, row: first.row }] : []
    })
    examples.sort((a, b) => b.count - a.count || a.row - b.row)
    return {
      key,
      heading: headingIn(columns, key),
      count: notes.length,
      examples: examples.slice(0, PREVIEW_EXAMPLES),
    }
  })
}

function previewRow({ row, person }: ImportRow): ImportBatch['rows'][number] {
  const { emp_number, name, surname, en_name, en_surname, branch, department, position } = person
  const { start_date, base_salary } = person
  return {
    row,
    emp_number,
    name,
    surname,
    en_name,
    en_surname,
    branch,
    department,
    position,
    start_date,
    base_salary,
  }
}
