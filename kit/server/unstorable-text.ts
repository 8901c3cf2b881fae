/** PostgreSQL keeps neither the character 0 nor half of a surrogate pair (documentation, 8.14.1). */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** The dotted path of the first text in checked input that cannot be stored; null when all can. */
export function unstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path || '_'
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorableText(inner, path ? `${path}.${key}` : key)
    if (found !== null) return found
  }
  return null
}
