import { serialToDate } from 'hucre'
import type { TimeStyle } from './workbook-parts.ts'

/**
 * The value of one cell. Dates are 'YYYY-MM-DD' or 'YYYY-MM-DD HH:MM', times of day and durations 'HH:MM'. With
 * `formula` (including '=') the cell is calculated and `value` is the last saved result; `error` is Excel's
 * error, such as '#N/A'.
 */
export type SheetCell = { value: string | number | boolean | null; formula?: string; error?: string }

/** A cell in the file: its type letter (ECMA-376 part 1, 18.18.11), texts of `<v>`, `<is>` and `<f>`. */
export type RawCell = {
  type: string
  time: TimeStyle | undefined
  value: string
  inline: string
  formula: string | undefined
}

/**
 * `sharedStrings` by index; `epoch1904`: old Macintosh workbooks count days from 1904; `withSeconds`: dates and times
 * have seconds, instead of being rounded to minutes.
 */
export type CellContext = { sharedStrings: string[]; epoch1904: boolean; withSeconds?: boolean }

/** Converts a cell; undefined for an empty cell. */
export function toSheetCell(raw: RawCell, context: CellContext): SheetCell | undefined {
  const value = cellValue(raw, context)
  if (raw.type === 'e') return withFormula({ value: null, error: raw.value || '#VALUE!' }, raw)
  if ((value === null || value === '') && raw.formula === undefined) return undefined
  return withFormula({ value }, raw)
}

/** A cell that shares the formula of a neighbour has an empty formula and is marked with '=' only. */
function withFormula(cell: SheetCell, raw: RawCell): SheetCell {
  return raw.formula === undefined ? cell : { ...cell, formula: `=${raw.formula}` }
}

function cellValue(raw: RawCell, context: CellContext): string | number | boolean | null {
  switch (raw.type) {
    case 's':
      return raw.value === '' ? null : (context.sharedStrings[Number(raw.value)] ?? null)
    case 'inlineStr':
      return decodeEscapes(raw.inline)
    case 'str':
      return decodeEscapes(raw.value)
    case 'b':
      return raw.value === '1' || raw.value === 'true'
    case 'd':
      return raw.value
        .slice(0, context.withSeconds ? 19 : 16)
        .replace('T', ' ')
        .replace(/ 00:00(:00)?$/, '')
    default:
      return numberValue(raw.value.trim(), raw.time, context)
  }
}

/** An integer beyond the safe integers stays a string, so that account and card numbers are not changed. */
function numberValue(
  text: string,
  time: TimeStyle | undefined,
  context: CellContext,
): string | number | null {
  if (text === '') return null
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  if (time && number >= 0) return time === 'duration' ? clock(number, context) : dateText(number, context)
  return /^-?\d+$/.test(text) && !Number.isSafeInteger(number) ? text : number
}

const DAY_SECONDS = 24 * 3600
const unitOf = ({ withSeconds }: CellContext) => (withSeconds ? 1 : 60)

function dateText(serial: number, context: CellContext): string {
  if (serial < 1) return clock(serial, context)
  const units = DAY_SECONDS / unitOf(context)
  const time = Math.round(serial * units)
  const date = serialToDate(Math.floor(time / units), context.epoch1904)
  if (Number.isNaN(date.getTime())) return String(serial)
  const day = date.toISOString().slice(0, 10)
  return time % units === 0 ? day : `${day} ${clock((time % units) / units, context)}`
}

const pad = (number: number) => String(number).padStart(2, '0')

function clock(days: number, context: CellContext): string {
  const unit = unitOf(context)
  const seconds = Math.round((days * DAY_SECONDS) / unit) * unit
  const minutes = `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}`
  return context.withSeconds ? `${minutes}:${pad(seconds % 60)}` : minutes
}

/** Decodes characters that XML cannot contain, written as `_x000B_` (ECMA-376 part 1, 22.9.2.19). */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}
