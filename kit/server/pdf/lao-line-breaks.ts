const words = new Intl.Segmenter('lo', { granularity: 'word' })
/** Shorter Lao fits on a line by itself; leaving it alone keeps names searchable in the finished document. */
const longRun = /[\u0e80-\u0eff]{30,}/gu
const zeroWidthSpace = '\u200b'

/** Lao is written without spaces and Typst has no Lao dictionary: marks where long runs may break, between words. */
export function laoLineBreaks(text: string): string {
  return text.replace(longRun, (run) =>
    Array.from(words.segment(run), ({ segment }) => segment).join(zeroWidthSpace),
  )
}

/** The same for every text inside a value that goes to a template. */
export function withLaoBreaks(value: unknown): unknown {
  if (typeof value === 'string') return laoLineBreaks(value)
  if (Array.isArray(value)) return value.map(withLaoBreaks)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLaoBreaks(inner)]))
}
