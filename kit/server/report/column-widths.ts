/** Marks above and below Lao letters, which need no width. */
const MARKS = /[\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece]/g
/** A heading may break after this many letters where it has no spaces, as Lao has none. */
const HEADING_PART = 9
/** The share of a text column is that of its longest text, within these limits. */
const FEWEST = 6
const MOST = 36

/** The width of a column: of the letters that it needs, or its share of the rest of the page. */
export type ColumnWidth = { letters: number } | { share: number }

const lettersOf = (text: string) => text.replace(MARKS, '').length

/** The letters that a heading needs when it takes several lines. */
const headingPart = (header: string) =>
  Math.max(...header.split(/[\s()]+/).map((word) => Math.min(lettersOf(word), HEADING_PART)))

/**
 * The widths of the columns of a printed table: figures and days are as wide as their longest value, so that names have the rest
 * of the page. `cells` are the rows as printed.
 */
export function columnWidths(
  columns: readonly { kind: string; header: string }[],
  cells: readonly (readonly string[])[],
): ColumnWidth[] {
  const longest = columns.map(() => 0)
  for (const row of cells)
    for (const [at, cell] of row.entries()) longest[at] = Math.max(longest[at] ?? 0, lettersOf(cell))
  return columns.map(({ kind, header }, at) => {
    const letters = Math.max(longest[at] ?? 0, headingPart(header))
    return kind === 'text' ? { share: Math.min(Math.max(letters, FEWEST), MOST) } : { letters }
  })
}
