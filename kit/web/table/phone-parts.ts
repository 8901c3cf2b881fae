import { type Column, isEmptyCell, type PhonePlace } from './column.ts'

/** Number of columns in the second line of a row. */
const MAX_FACTS = 3
const STATES = new Set(['status', 'state'])

/** Where the columns of a list are in the rows of a phone. */
export interface PhoneParts<Row> {
  main: Column<Row> | undefined
  /** The columns that can be in the second line, in order. */
  facts: readonly Column<Row>[]
  /** A status, or the amount that matters. */
  end: Column<Row> | undefined
  /** All columns but the main one. */
  others: readonly Column<Row>[]
}

const placeOf = <Row>({ phone }: Column<Row>): PhonePlace | undefined =>
  typeof phone === 'string' ? phone : undefined

/** Places the visible columns: by their own word, else by their kind. */
export function phoneParts<Row>(columns: readonly Column<Row>[]): PhoneParts<Row> {
  const main = columns.find(({ primary }) => primary) ?? columns[0]
  const others = columns.filter((column) => column !== main)
  const free = others.filter((column) => placeOf(column) === undefined)
  const end =
    others.find((column) => placeOf(column) === 'end') ??
    free.find(({ key }) => STATES.has(key)) ??
    free.findLast(({ align }) => align === 'end')
  const facts = others.filter((column) => column !== end && placeOf(column) !== 'detail')
  return { main, facts, end, others }
}

/** The column at the end of a row; none if it is empty or has its usual value. */
export function endOf<Row>({ end }: PhoneParts<Row>, row: Row): Column<Row> | undefined {
  return end && !isEmptyCell(end, row) && !end.isUsual?.(row) ? end : undefined
}

/** The columns of the second line of a row: the first filled ones. */
export function factsOf<Row>({ facts }: PhoneParts<Row>, row: Row): readonly Column<Row>[] {
  const filled: Column<Row>[] = []
  for (const column of facts) {
    if (filled.length === MAX_FACTS) break
    if (!isEmptyCell(column, row)) filled.push(column)
  }
  return filled
}
