import { z } from 'zod'
import { type Sheet, sheetError, type WorkbookRow } from '../domain/sheet-rows.ts'

/** An error of one cell as stored; its text is derived from the code. */
export const StoredError = z.object({
  row: z.int(),
  column: z.string(),
  header: z.string(),
  value: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.string()),
})

/** The unchanged row with all its errors. */
export const BadRow = z.object({
  row: z.object({
    number: z.int(),
    cells: z.record(
      z.string(),
      z.object({
        value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
        formula: z.string().exactOptional(),
        error: z.string().exactOptional(),
      }),
    ),
  }),
  errors: z.array(StoredError),
})
export type BadRow = z.infer<typeof BadRow>

/** Collects errors by row. */
export class ErrorsByRow {
  readonly #sheet: Sheet
  readonly #given: Map<number, WorkbookRow>
  readonly #bad = new Map<number, BadRow>()

  constructor(sheet: Sheet, rows: readonly WorkbookRow[]) {
    this.#sheet = sheet
    this.#given = new Map(rows.map((row) => [row.number, row]))
  }

  /** `number`: the row's, as in Excel. */
  add(number: number, fault: { column: string; code: string; params?: Record<string, string> }): void {
    const row = this.#given.get(number)
    if (!row) return
    const bad = this.#bad.get(number) ?? { row, errors: [] }
    this.#bad.set(number, bad)
    bad.errors.push(sheetError(this.#sheet, row, fault))
  }

  has(number: number): boolean {
    return this.#bad.has(number)
  }

  /** In the order of the sheet. */
  rows(): BadRow[] {
    return [...this.#bad.values()].sort((a, b) => a.row.number - b.row.number)
  }
}
