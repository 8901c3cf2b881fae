const WIDTH = 120

/** Formats JSON for readers and diffs: values that fit are on one line, others have one line per part. */
export function jsonText(value: unknown, indent = ''): string {
  const line = onOneLine(value)
  if (indent.length + line.length <= WIDTH || typeof value !== 'object' || value === null) return line
  const inner = `${indent} `
  const parts = Array.isArray(value)
    ? value.map((each) => inner + jsonText(each, inner))
    : Object.entries(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${jsonText(each, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  const parts = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${onOneLine(each)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}
