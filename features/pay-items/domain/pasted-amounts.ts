/** The cells of a table copied from a spreadsheet: rows of tab-separated texts. */
export const pastedRows = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))

/**
 * An amount in whole kip as people write it: 1500000, 1,500,000, 1.500.000, 1 500 000, with or without the currency. Empty and "-" are null,
 * what is no amount is undefined.
 */
export function pastedAmount(text: string): number | null | undefined {
  const bare = text.replace(/(ກີບ|kip|lak|₭)/giu, '').replace(/[\s ]/g, '')
  if (/^[-–—]?$/.test(bare)) return null
  if (!/^\d+$|^\d{1,3}(,\d{3})+(\.0+)?$|^\d{1,3}(\.\d{3})+(,0+)?$|^\d+[.,]0{1,2}$/.test(bare))
    return undefined
  const whole = bare.replace(/[.,]0{1,2}$/, '')
  const amount = Number(whole.replace(/[.,]/g, ''))
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** What a pasted table says: amounts by employee number and item, and what could not be read. */
export interface PastedAmounts {
  cells: { emp_number: string; item_id: number; amount: number | null }[]
  /** Headings that are no item. */
  unknownColumns: string[]
  /** Row and column from 1, with the text that is no amount. */
  unreadable: { row: number; column: number; text: string }[]
  /** The first row names no item. */
  hasNoHeading: boolean
}

const folded = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * Reads a table with the employee number in the first column and the names of items in the first row. Other columns, such as names, are
 * ignored; empty cells change nothing.
 */
export function readPastedAmounts(
  text: string,
  items: readonly { id: number; name: string }[],
): PastedAmounts {
  const [heading = [], ...rows] = pastedRows(text)
  const itemOf = (name: string) => items.find((item) => folded(item.name) === folded(name))
  const columns = heading.map((name, at) => (at === 0 ? undefined : itemOf(name)))
  const result: PastedAmounts = {
    cells: [],
    unknownColumns: [],
    unreadable: [],
    hasNoHeading: columns.every((one) => !one),
  }
  heading.forEach((name, at) => {
    if (at > 0 && name !== '' && !columns[at]) result.unknownColumns.push(name)
  })
  rows.forEach((row, index) => {
    const [emp_number = ''] = row
    if (emp_number === '') return
    columns.forEach((item, at) => {
      const cell = row[at] ?? ''
      if (!item || cell === '') return
      const amount = pastedAmount(cell)
      if (amount === undefined) result.unreadable.push({ row: index + 2, column: at + 1, text: cell })
      else result.cells.push({ emp_number, item_id: item.id, amount })
    })
  })
  return result
}
