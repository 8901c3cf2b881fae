/** How the values of a column are written in COPY's text format; read from the catalogue. */
export type ColumnKind = 'plain' | 'json' | 'array'

const special = /[\\\t\n\r\b\f\v]/
const everySpecial = /[\\\t\n\r\b\f\v]/g
const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\b': '\\b',
  '\f': '\\f',
  '\v': '\\v',
}

/** One field of a line (PostgreSQL, COPY, "Text Format"). undefined and null are NULL. */
export function encodeField(value: unknown, kind: ColumnKind): string {
  if (value === null || value === undefined) return '\\N'
  if (kind === 'json') return escapeText(JSON.stringify(value))
  if (typeof value === 'number') return String(value)
  if (kind === 'array') return escapeText(arrayLiteral(value as readonly unknown[]))
  return escapeText(plainText(value))
}

function escapeText(text: string): string {
  // Most values contain no special characters: testing is cheaper than replacing.
  return special.test(text) ? text.replace(everySpecial, (character) => escapes[character] as string) : text
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (typeof value === 'bigint') return String(value)
  throw new TypeError(
    `A column that is neither json nor array cannot take ${Object.prototype.toString.call(value)}`,
  )
}

/** `{"a","b",NULL}` (PostgreSQL, "Array Input"); every item is quoted, so that none has a special meaning. */
function arrayLiteral(items: readonly unknown[]): string {
  const parts = items.map((item) => {
    if (item === null || item === undefined) return 'NULL'
    if (Array.isArray(item)) return arrayLiteral(item)
    const text = typeof item === 'number' ? String(item) : plainText(item)
    return `"${text.replace(/["\\]/g, '\\$&')}"`
  })
  return `{${parts.join(',')}}`
}
