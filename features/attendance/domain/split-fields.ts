export type Delimiter = '\t' | ',' | ';' | '|' | ' '

/** In order of preference if a text has equally many of them. */
export const DELIMITERS: readonly Delimiter[] = ['\t', ',', ';', '|']

/** The fields of a line, trimmed, without the quotation marks of CSV (RFC 4180). A space as delimiter counts once if repeated. */
export function splitFields(line: string, delimiter: Delimiter): string[] {
  if (delimiter === ' ') return line.trim().split(/\s+/)
  if (!line.includes('"')) return line.split(delimiter).map((field) => field.trim())
  const fields: string[] = []
  let at = 0
  while (at <= line.length) {
    const { value, end } = line[at] === '"' ? quotedField(line, at) : { value: '', end: at }
    const next = line.indexOf(delimiter, end)
    const stop = next === -1 ? line.length : next
    fields.push((value + line.slice(end, stop)).trim())
    at = stop + 1
  }
  return fields
}

/** Two quotation marks inside a quoted field are one; without a closing one, the rest of the line belongs to the field. */
function quotedField(line: string, start: number): { value: string; end: number } {
  let value = ''
  let at = start + 1
  for (;;) {
    const quote = line.indexOf('"', at)
    if (quote === -1) return { value: value + line.slice(at), end: line.length }
    value += line.slice(at, quote)
    if (line[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    at = quote + 2
  }
}

/** The delimiter that divides most of these lines into the same number of fields; undefined if none divides them. */
export function findDelimiter(lines: readonly string[]): Delimiter | undefined {
  let best: { delimiter: Delimiter; score: number } | undefined
  for (const delimiter of DELIMITERS) {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const fields = splitFields(line, delimiter).length
      if (fields > 1) counts.set(fields, (counts.get(fields) ?? 0) + 1)
    }
    const score = Math.max(0, ...counts.values())
    if (score > 0 && score > (best?.score ?? 0)) best = { delimiter, score }
  }
  return best?.delimiter
}
