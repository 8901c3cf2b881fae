import { type CellContext, type RawCell, type SheetCell, toSheetCell } from './cell-value.ts'
import { columnLetters, columnNumber } from './column-letters.ts'
import { longestCellText } from './shared-strings.ts'
import { UnreadableWorkbook } from './unreadable-workbook.ts'
import type { TimeStyle } from './workbook-parts.ts'
import { attribute, type XmlHandlers } from './xml-scanner.ts'
import { damaged } from './zip-directory.ts'

/** A non-empty row. `number` is the row number in Excel; `cells` by column letters, without empty cells. */
export type SheetRow = { number: number; cells: Record<string, SheetCell> }

export type SheetLimits = { maxRows: number; maxColumns: number; maxCharacters: number }

const lastRow = 1_048_576
const cellTags = new Set(['v', 't', 'f'])

/**
 * Converts the tags of a worksheet to rows and passes each row on as soon as it is complete, so memory does not
 * grow with the sheet. Empty rows and cells cost nothing. Throws `UnreadableWorkbook` at the first cell beyond
 * a limit.
 */
export class SheetScanner implements XmlHandlers {
  private readonly limits: SheetLimits
  private readonly context: CellContext & { dateStyles: (TimeStyle | undefined)[] }
  private readonly onRow: (row: SheetRow) => void
  private row: SheetRow = { number: 0, cells: {} }
  private filled = false
  private column = 0
  private cell: RawCell | undefined
  private reading = ''
  private phonetic = false
  private rows = 0
  private characters = 0

  constructor(
    context: CellContext & { dateStyles: (TimeStyle | undefined)[] },
    limits: SheetLimits,
    onRow: (row: SheetRow) => void,
  ) {
    this.context = context
    this.limits = limits
    this.onRow = onRow
  }

  open(name: string, attributes: string) {
    if (name === 'row') this.openRow(attributes)
    else if (name === 'c') this.openCell(attributes)
    else if (name === 'rPh') this.phonetic = true
    else if (this.cell && cellTags.has(name) && !this.phonetic) {
      this.reading = name
      if (name === 'f') this.cell.formula = ''
    }
  }

  text(text: string) {
    const { cell } = this
    if (!cell || this.reading === '') return
    if (this.reading === 'v') cell.value += text
    else if (this.reading === 't') cell.inline += text
    else cell.formula += text
    if (cell.value.length + cell.inline.length + (cell.formula?.length ?? 0) > 2 * longestCellText)
      throw new UnreadableWorkbook('workbook_too_large', 'a cell holds more text than Excel allows')
  }

  close(name: string) {
    if (name === 'row') this.closeRow()
    else if (name === 'c') this.closeCell()
    else if (name === 'rPh') this.phonetic = false
    else if (name === this.reading) this.reading = ''
  }

  private openRow(attributes: string) {
    const number = Number(attribute(attributes, 'r') ?? this.row.number + 1)
    if (!Number.isInteger(number) || number <= this.row.number || number > lastRow)
      throw damaged('row numbers')
    this.row = { number, cells: {} }
    this.filled = false
    this.column = 0
  }

  private openCell(attributes: string) {
    const column = columnNumber(attribute(attributes, 'r')) ?? this.column + 1
    if (column <= this.column) throw damaged('cells out of order')
    this.column = column
    const style = attribute(attributes, 's')
    this.cell = {
      type: attribute(attributes, 't') ?? 'n',
      time: style === undefined ? undefined : this.context.dateStyles[Number(style)],
      value: '',
      inline: '',
      formula: undefined,
    }
  }

  private closeCell() {
    const cell = this.cell && toSheetCell(this.cell, this.context)
    this.cell = undefined
    this.reading = ''
    if (!cell) return
    if (this.column > this.limits.maxColumns)
      throw new UnreadableWorkbook('workbook_too_many_columns', columnLetters(this.column))
    this.row.cells[columnLetters(this.column)] = cell
    this.filled = true
    this.characters +=
      16 + (typeof cell.value === 'string' ? cell.value.length : 0) + (cell.formula?.length ?? 0)
    if (this.characters > this.limits.maxCharacters)
      throw new UnreadableWorkbook('workbook_too_large', 'too much text in all')
  }

  private closeRow() {
    if (!this.filled) return
    this.rows += 1
    if (this.rows > this.limits.maxRows)
      throw new UnreadableWorkbook('workbook_too_many_rows', `more than ${this.limits.maxRows}`)
    this.filled = false
    this.onRow(this.row)
  }
}
