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

/** A field of CSV. A text that a spreadsheet would take as a formula begins with an apostrophe. */
export function csvField(value: string): string {
  const safe = /^[=+\-@]/.test(value) && !NUMBER.test(value) ? `'${value}` : value
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Reads titles, rows and totals of a rendered table, without checkboxes and menus (`data-aside`). */
export function rowsText(table: HTMLTableElement): RowsText {
  const lines = [...table.rows]
    .map((row) =>
      [...row.cells]
        .filter((cell) => !cell.hasAttribute('data-aside'))
        // biome-ignore lint/performance/useDomNodeTextContent: the lines of a cell are apart
        .flatMap((cell) => [cellValue(cell.innerText), ...Array<string>(cell.colSpan - 1).fill('')]),
    )
    .filter((cells) => cells.length > 0)
  const htmlRow = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
  return {
    csv: lines.map((cells) => cells.map(csvField).join(',')).join('\r\n'),
    html: `<table>${lines.map(htmlRow).join('')}</table>`,
    count: table.tBodies[0]?.rows.length ?? 0,
  }
}

/** Copies to the clipboard. Pages without a safe connection have no clipboard of their own: an old command copies the CSV. */
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
