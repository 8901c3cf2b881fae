import { fileNameText } from '#kit/contract/file-name.ts'
import { withoutFormula } from '#kit/contract/formula-guard.ts'

/** What a column of a bank file contains; `fixed` is the column's own text. */
export const COLUMN_SOURCES = [
  'no',
  'account_name',
  'account',
  'amount',
  'bank',
  'emp_number',
  'name',
  'latin_name',
  'paid_on',
  'title',
  'currency',
  'fixed',
] as const
export type ColumnSource = (typeof COLUMN_SOURCES)[number]

export interface BankColumn {
  source: ColumnSource
  title: string
  /** Of `fixed`. */
  text: string
  /** Characters of a column of fixed width; 0 in other files. */
  width: number
  /** What fills a column of fixed width: spaces after the value, or zeros before it. */
  pad: 'space' | 'zero'
}

export interface BankLayout {
  format: 'xlsx' | 'csv' | 'txt'
  /** Of csv and txt; `none`: columns of fixed width. */
  separator: 'comma' | 'semicolon' | 'tab' | 'pipe' | 'none'
  encoding: 'utf-8' | 'utf-8-bom' | 'utf-16le'
  has_header: boolean
  has_totals: boolean
  columns: readonly BankColumn[]
  /** Without extension; {bank}, {run}, {day} and {total} are replaced. '': bank and run. */
  file_name: string
}

/** One payment of a bank file; `amount` in kip. */
export interface BankPayment {
  emp_number: string
  name: string
  latin_name: string
  account_name: string
  account: string
  bank: string
  amount: number
}

export interface BankFileFacts {
  title: string
  /** 'YYYY-MM-DD'. */
  paid_on: string
  bank: string
}

export type SourceNames = Record<ColumnSource, string>

/** The layout of banks without one of their own: no bank publishes its layout (laos.md, E). */
export const plainLayout = (names: SourceNames): BankLayout => ({
  ...{ format: 'xlsx', separator: 'comma', encoding: 'utf-8-bom', has_header: true, has_totals: true },
  file_name: '',
  columns: (['no', 'account_name', 'account', 'bank', 'amount', 'title'] as const).map((source) => ({
    ...{ source, title: names[source], text: '', width: 0, pad: 'space' as const },
  })),
})

const ddmmyyyy = (day: string) => day.split('-').reverse().join('/')

function textOf(column: BankColumn, payment: BankPayment, no: number, facts: BankFileFacts): string {
  switch (column.source) {
    case 'no':
      return String(no)
    case 'amount':
      return String(payment.amount)
    case 'account':
      return payment.account.replace(/[ -]/g, '')
    case 'account_name':
      return payment.account_name || payment.latin_name || payment.name
    case 'paid_on':
      return ddmmyyyy(facts.paid_on)
    case 'title':
      return facts.title
    case 'currency':
      return 'LAK'
    case 'fixed':
      return column.text
    default:
      return payment[column.source]
  }
}

/** The texts of a bank file: header, payments, totals. Numbers are texts too, so that no zero is lost and nothing is computed. */
export interface BankTable {
  header: string[] | null
  rows: string[][]
  totals: string[] | null
}

export function bankTable(
  layout: BankLayout,
  payments: readonly BankPayment[],
  facts: BankFileFacts,
  totalWord: string,
): BankTable {
  const { columns } = layout
  const sum = payments.reduce((all, { amount }) => all + amount, 0)
  const word = columns.findIndex(({ source }) => source !== 'amount')
  return {
    header: layout.has_header ? columns.map(({ title }) => title) : null,
    rows: payments.map((payment, at) => columns.map((column) => textOf(column, payment, at + 1, facts))),
    totals: layout.has_totals
      ? columns.map(({ source }, at) => (source === 'amount' ? String(sum) : at === word ? totalWord : ''))
      : null,
  }
}

/** Spreadsheets would evaluate such a text (OWASP, "CSV Injection"); a text file must also stay one line for each payment. */
const safe = (text: string) => withoutFormula(text.replace(/[\r\n\t]+/g, ' '))

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const

function fixed(value: string, { width, pad, source }: BankColumn): string {
  const text = [...value]
  // A shortened account or amount would be another one.
  if (text.length > width && (source === 'account' || source === 'amount')) throw new ValueTooLong(value)
  const kept = text.slice(0, width).join('')
  const fill = (pad === 'zero' ? '0' : ' ').repeat(Math.max(0, width - text.length))
  return pad === 'zero' ? fill + kept : kept + fill
}

/** An account or an amount is longer than its column of fixed width. */
export class ValueTooLong extends Error {}

/** The lines of a csv or txt file, ending with CRLF. Throws `ValueTooLong`. */
export function bankText(layout: BankLayout, { header, rows, totals }: BankTable): string {
  const { separator, columns } = layout
  const fixedLine = (cells: readonly string[]) =>
    cells.map((cell, at) => fixed(safe(cell), columns[at] as BankColumn)).join('')
  const lines = [...(header ? [header] : []), ...rows, ...(totals ? [totals] : [])]
  if (separator === 'none') return lines.map((cells) => `${fixedLine(cells)}\r\n`).join('')
  const mark = SEPARATORS[separator]
  const quoted = (cell: string) => {
    const text = safe(cell)
    return text.includes(mark) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
  }
  return lines.map((cells) => `${cells.map(quoted).join(mark)}\r\n`).join('')
}

/** The name of the file with its extension, without characters that file systems refuse. */
export function bankFileName(layout: BankLayout, facts: BankFileFacts, total: number): string {
  const pattern = layout.file_name || '{bank} {run}'
  const name = pattern
    .replaceAll('{bank}', facts.bank)
    .replaceAll('{run}', facts.title)
    .replaceAll('{day}', facts.paid_on)
    .replaceAll('{total}', String(total))
  return `${fileNameText(name) || 'bank'}.${layout.format}`
}
