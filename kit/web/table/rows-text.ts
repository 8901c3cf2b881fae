import { withoutFormula } from '#kit/contract/formula-guard.ts'

/** The rows of a table as text: CSV, and HTML that a spreadsheet takes as cells. */
export interface RowsText {
  csv: string
  html: string
  /** Number of rows without the titles. */
  count: number
}

const NUMBER = /^[-−–]?\d[\d,]*(\.\d+)?$/

/** The text of a cell: figures without separators, as a spreadsheet reads them; an empty cell without its dash. */
export function cellValue(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain === '–') return ''
  return NUMBER.test(plain) ? plain.replaceAll(',', '').replace(/^[−–]/, '-') : plain
}

const textOf = (value: string) => (NUMBER.test(value) ? value : withoutFormula(value))

/** A field of CSV. A text that a spreadsheet would take as a formula begins with an apostrophe. */
export function csvField(value: string): string {
  const safe = textOf(value)
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An amount as the lists write it. Digits without separators are a number of a person or of an account. */
const AMOUNT = /^[-−–]?([1-9]\d{0,2}(,\d{3})*|0)(\.\d+)?$/

/**
 * A cell for the clipboard's HTML, from the displayed text. A text gets Excel's format of text, so that it is neither a formula nor
 * loses its leading zeros.
 */
export function htmlCell(displayed: string): string {
  const value = cellValue(displayed)
  if (value === '' || AMOUNT.test(displayed.trim())) return `<td>${escaped(value)}</td>`
  return `<td style="mso-number-format:'\\@'">${escaped(textOf(value))}</td>`
}

const NOT_COPIED = '[aria-hidden="true"], [data-aside]'

/** Runs `read` while what is no content of a cell has no `innerText`: initials of a picture, further names. */
function withoutAside<T>(table: HTMLElement, read: () => T): T {
  const parts = [...table.querySelectorAll<HTMLElement>(NOT_COPIED)].filter(
    (part) => part instanceof HTMLElement && !(part instanceof HTMLTableCellElement),
  )
  const before = parts.map(({ style }) => style.display)
  for (const { style } of parts) style.display = 'none'
  try {
    return read()
  } finally {
    for (const [at, { style }] of parts.entries()) style.display = before[at] ?? ''
  }
}

/**
 * Reads titles, rows and totals of a rendered table, without checkboxes, menus and further names (`data-aside`) and without
 * what only repeats the text (`aria-hidden`).
 */
export function rowsText(table: HTMLTableElement): RowsText {
  const lines = withoutAside(table, () =>
    [...table.rows]
      .map((row) =>
        [...row.cells]
          .filter((cell) => !cell.hasAttribute('data-aside'))
          // biome-ignore lint/performance/useDomNodeTextContent: the lines of a cell are apart
          .flatMap((cell) => [cell.innerText, ...Array<string>(cell.colSpan - 1).fill('')]),
      )
      .filter((cells) => cells.length > 0),
  )
  const htmlRow = (cells: readonly string[]) => `<tr>${cells.map(htmlCell).join('')}</tr>`
  return {
    csv: lines.map((cells) => cells.map((cell) => csvField(cellValue(cell))).join(',')).join('\r\n'),
    html: `<table>${lines.map(htmlRow).join('')}</table>`,
    count: table.tBodies[0]?.rows.length ?? 0,
  }
}

/**
 * Copies to the clipboard. The log has no entry, unlike that of an Excel file: only rows that the screen already displays are copied, and
 * selecting them by hand does the same. Pages without a safe connection have no clipboard of their own: an old command copies the CSV.
 */
export async function copyRows({ csv, html }: RowsText): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (clipboard) {
    const blob = (text: string, type: string) => new Blob([text], { type })
    const item = { 'text/plain': blob(csv, 'text/plain'), 'text/html': blob(html, 'text/html') }
    return clipboard.write([new ClipboardItem(item)])
  }
  const area = document.body.appendChild(document.createElement('textarea'))
  area.value = csv
  area.select()
  document.execCommand('copy')
  area.remove()
}
