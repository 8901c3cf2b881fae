import type { ScanFileQuestion, ScanFormat, ScanLayout } from '../../contract/scan-layout.ts'
import { type Delimiter, findDelimiter, splitFields } from '../split-fields.ts'
import { glg } from './glg.ts'
import { type Columns, type HeadedFormat, Headings, plainHeading } from './headings.ts'
import { hikvision } from './hikvision.ts'
import { isTime, orderOf, readMoment, startsWithDate } from './read-moment.ts'
import { zktime } from './zktime.ts'

/** In this order: the headings of the later ones are more general. */
const FORMATS: readonly HeadedFormat[] = [glg, hikvision, zktime]

const SAMPLE_LINES = 60
export const SHOWN_LINES = 30
const SHOWN_WIDTH = 300

/** How to read a file, or what to ask. `shape` identifies files with the same columns. */
export type Recognized =
  | { format: ScanFormat; layout: ScanLayout; shape: string }
  | { question: ScanFileQuestion; shape: string }

/**
 * Recognizes a table of scans by its content: by the columns that the company gave for files of this shape, by the
 * headings of a known format, otherwise not at all. Nothing is guessed that changes results: a date such as 03/04/2026
 * is read only if another line of the file, or the company, tells which number is the day.
 */
export function recognize(lines: Iterable<string>, remembered: ReadonlyMap<string, ScanLayout>): Recognized {
  const sample = firstLines(lines)
  const table = tableOf(sample)
  const shape = shapeOf(table)
  const known = remembered.get(shape)
  const found = known ? { format: 'columns' as const, columns: known } : headedColumns(table)
  const ask = (why: ScanFileQuestion['why'], layout: ScanLayout): Recognized => ({
    shape,
    question: { why, layout, lines: sample.slice(0, SHOWN_LINES).map((line) => line.slice(0, SHOWN_WIDTH)) },
  })
  const skip = known && table.heading.length <= 1 ? known.skip : table.firstRow
  const base = { delimiter: table.delimiter, skip }
  if (!found) return ask('columns', { ...base, ...guessColumns(table), order: 'dmy' })
  const layout: ScanLayout = { ...base, ...columnsOf(found.columns), order: known?.order ?? 'dmy' }
  const order = provenOrder(lines, layout)
  if (order === 'either') return known ? { format: 'columns', layout, shape } : ask('order', layout)
  return { format: found.format, layout: { ...layout, order: order ?? layout.order }, shape }
}

const columnsOf = ({ pin, day, time, kind }: Columns): Columns => ({ pin, day, time, kind })

function firstLines(lines: Iterable<string>): string[] {
  const sample: string[] = []
  for (const line of lines) {
    sample.push(line)
    if (sample.length === SAMPLE_LINES) break
  }
  return sample
}

interface Table {
  delimiter: Delimiter
  /** Index of the first line with a date; 0 if there is none. */
  firstRow: number
  /** The fields of the last line above it that is not blank. */
  heading: string[]
  /** The fields of the lines from there. */
  rows: string[][]
}

function tableOf(lines: readonly string[]): Table {
  const filled = lines.filter((line) => line.trim() !== '')
  const delimiter = findDelimiter(filled) ?? ' '
  const rows = lines.map((line) => splitFields(line, delimiter))
  const firstRow = Math.max(
    0,
    rows.findIndex((fields) => fields.some(startsWithDate)),
  )
  const heading = rows.slice(0, firstRow).findLast((fields) => fields.some((field) => field !== '')) ?? []
  return { delimiter, firstRow, heading, rows: rows.slice(firstRow).filter((fields) => fields.length > 1) }
}

/** The headings of the file, or without headings the kinds of its columns. */
function shapeOf({ delimiter, heading, rows }: Table): string {
  const columns = heading.length > 1 ? heading.map(plainHeading) : (rows[0] ?? []).map(kindOfField)
  return `${delimiter === '\t' ? 'tab' : delimiter} ${columns.join('|')}`.slice(0, 500)
}

function kindOfField(field: string): string {
  if (startsWithDate(field)) return 'date'
  if (isTime(field)) return 'time'
  return /^'?\d+$/.test(field) ? 'number' : 'text'
}

/** The heading of GLG files has more tabs than their lines, so the headings without a text are tried as well. */
function headedColumns(table: Table): { format: ScanFormat; columns: Columns } | null {
  const { heading, rows } = table
  const headings = [heading, heading.filter((field) => field !== '')].map((fields) => new Headings(fields))
  for (const format of FORMATS)
    for (const names of headings) {
      const columns = format.columnsOf(names)
      if (columns && rows.some((fields) => isReadable(fields, columns)))
        return { format: format.name, columns }
    }
  return null
}

function isReadable(fields: readonly string[], { pin, day, time }: Columns): boolean {
  const moment = (order: 'dmy' | 'mdy') =>
    readMoment(fields[day] ?? '', time === null ? null : (fields[time] ?? ''), order)
  const hasPin = /\S/.test(fields[pin] ?? '')
  return hasPin && (typeof moment('dmy') === 'number' || typeof moment('mdy') === 'number')
}

/** The most likely columns, as the beginning for the user. */
function guessColumns({ rows }: Table): Columns {
  const [row = []] = rows
  const day = Math.max(0, row.findIndex(startsWithDate))
  const hasTime = typeof readMoment(row[day] ?? '', null, 'dmy') === 'number'
  const time = hasTime ? -1 : row.findIndex((field, at) => at !== day && isTime(field))
  const isNumber = (at: number) => rows.every((fields) => /^'?\d+$/.test(fields[at] ?? ''))
  const numbers = row.map((_, at) => at).filter((at) => at !== day && at !== time && isNumber(at))
  const pin = numbers.find((at) => !isCounter(rows, at)) ?? numbers[0] ?? (day === 0 ? 1 : 0)
  return { pin, day, time: time === -1 ? null : time, kind: null }
}

/** 1, 2, 3, …: the number of the line, not of a person. */
const isCounter = (rows: readonly string[][], at: number) =>
  rows.length > 2 &&
  rows.every((fields, row) => row === 0 || Number(fields[at]) === Number(rows[row - 1]?.[at]) + 1)

/** The order of day and month that the first unmistakable date of the file proves. */
function provenOrder(lines: Iterable<string>, layout: ScanLayout): 'dmy' | 'mdy' | 'either' | null {
  let isOpen = false
  let at = 0
  for (const line of lines) {
    at += 1
    if (at <= layout.skip) continue
    const order = orderOf(splitFields(line, layout.delimiter)[layout.day] ?? '')
    if (order === 'dmy' || order === 'mdy') return order
    if (order === 'either') isOpen = true
  }
  return isOpen ? 'either' : null
}
