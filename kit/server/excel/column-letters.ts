const lastColumn = 16_384
const cache: string[] = []

/** 1 → 'A', 27 → 'AA'. */
export function columnLetters(column: number): string {
  const cached = cache[column]
  if (cached !== undefined) return cached
  let letters = ''
  for (let remaining = column; remaining > 0; remaining = Math.floor((remaining - 1) / 26))
    letters = String.fromCharCode(65 + ((remaining - 1) % 26)) + letters
  cache[column] = letters
  return letters
}

/** The column of a cell address, 'AA12' → 27; undefined without letters or beyond Excel's last column, XFD. */
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
