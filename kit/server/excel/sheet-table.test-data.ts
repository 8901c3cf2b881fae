import { type CellValue, readXlsx } from 'hucre'

/** The header and the records of a sheet: what lies below the title rows, which end with an empty row. */
export function tableOf(sheet: { rows: CellValue[][] } | undefined): CellValue[][] {
  const rows = sheet?.rows ?? []
  const empty = rows.findIndex((row) => row.every((cell) => cell === null || cell === undefined))
  return rows.slice(empty + 1)
}

/** The tables of a file, sheet by sheet. */
export const tablesOf = async (bytes: Buffer): Promise<CellValue[][][]> =>
  (await readXlsx(bytes)).sheets.map(tableOf)
