const lastColumn = 16_384
const known: string[] = []

/** 1 → 'A', 27 → 'AA'. */
export function columnLetters(column: number): string {
  const before = known[column]
  if (before !== undefined) return before
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  known[column] = letters
  return letters
}

/** The column of a cell address, 'AA12' → 27; undefined without one or beyond Excel's last column, XFD. */
export function columnNumber(address: string | undefined): number | undefined {
  if (address === undefined) return undefined
  let column = 0
  for (let at = 0; at < address.length && at < 4; at += 1) {
    const code = address.charCodeAt(at) | 0x20
    if (code < 0x61 || code > 0x7a) break
    column = column * 26 + code - 0x60
  }
  return column >= 1 && column <= lastColumn ? column : undefined
}
