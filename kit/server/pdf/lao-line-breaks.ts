const words = new Intl.Segmenter('lo', { granularity: 'word' })
/** Shorter Lao texts fit on a line. Leaving them unchanged keeps names searchable in the document. */
const longRun = /[\u0e80-\u0eff]{30,}/gu
const zeroWidthSpace = '\u200b'

/**
 * Marks possible line breaks between words in long Lao texts, because Lao has no spaces and Typst has no Lao
 * dictionary.
 */
export function laoLineBreaks(text: string): string {
  return text.replace(longRun, (run) =>
    Array.from(words.segment(run), ({ segment }) => segment).join(zeroWidthSpace),
  )
}

/** Applies `laoLineBreaks` to every text inside a template value. */
export function withLaoBreaks(value: unknown): unknown {
  if (typeof value === 'string') return laoLineBreaks(value)
  if (Array.isArray(value)) return value.map(withLaoBreaks)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLaoBreaks(inner)]))
}
