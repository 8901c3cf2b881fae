/** PostgreSQL can store neither the character 0 nor a lone surrogate (documentation, 8.14.1). */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** The dotted path of the first text in parsed input that cannot be stored; null if there is none. */
export function unstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path || '_'
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = unstorableText(inner, path ? `${path}.${key}` : key)
    if (innerPath !== null) return innerPath
  }
  return null
}
