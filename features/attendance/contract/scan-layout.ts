import { z } from 'zod'

export const DateOrder = z.enum(['dmy', 'mdy', 'ymd'])
export type DateOrder = z.infer<typeof DateOrder>

const Column = z.int().min(0).max(199)

/** Where the lines of a scan file have what. Columns are counted from 0. */
export const ScanLayout = z.object({
  delimiter: z.enum(['\t', ',', ';', '|', ' ']),
  /** Lines before the first scan, such as headings. */
  skip: z.int().min(0).max(1000),
  pin: Column,
  /** The column of the date, or of date and time. */
  day: Column,
  /** The column of the time; null: it is in the column of the date. */
  time: Column.nullable(),
  /** The terminal's kind of the scan (in, out); null: none. */
  kind: Column.nullable(),
  /** The order of day and month in dates whose year is not at the beginning. */
  order: DateOrder,
})
export type ScanLayout = z.infer<typeof ScanLayout>

/** The formats that are recognized by their content. `columns`: the company has said where the columns are. */
export const ScanFormat = z.enum(['attlog', 'zktime', 'glg', 'hikvision', 'columns'])
export type ScanFormat = z.infer<typeof ScanFormat>

/** What a file does not tell: where its columns are, or whether its dates begin with the day or the month. */
export const ScanFileQuestion = z.object({
  why: z.enum(['columns', 'order']),
  /** The columns as far as they were found. */
  layout: ScanLayout,
  /** The first lines of the file. */
  lines: z.array(z.string()),
})
export type ScanFileQuestion = z.infer<typeof ScanFileQuestion>
