/** A node of the program. */
export interface Node {
  type: string
  start: number
  end: number
  value?: unknown
  quasis?: readonly { value: { cooked: string | null } }[]
  [field: string]: unknown
}

const isNamed = (key: unknown, name: string) =>
  typeof key === 'object' && key !== null && 'name' in key && key.name === name

const isText = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  /^(Literal|TemplateLiteral)$/.test(String(value.type))

/** A string of a program. The interpolated parts of a template are replaced by `§` and listed as holes. */
export interface SqlText {
  text: string
  start: number
  holes: readonly Node[]
}

/** Every string of the program with its position. */
export function* stringsIn(value: unknown): Generator<SqlText> {
  if (Array.isArray(value)) for (const item of value) yield* stringsIn(item)
  if (typeof value !== 'object' || value === null || !('type' in value)) return
  const node = value as Node
  if (/^(Import|Export(All|Named))Declaration$/.test(node.type) && node.source && !node.declaration) return
  if (node.type === 'Property' && isNamed(node.key, 'from') && isText(node.value)) {
    // The `from` of a declared list starts with its table.
    for (const { text, ...rest } of stringsIn(node.value)) yield { text: `from ${text}`, ...rest }
    return
  }
  if (node.type === 'Literal' && typeof node.value === 'string')
    yield { text: node.value, start: node.start, holes: [] }
  if (node.type === 'TemplateLiteral')
    yield {
      text: node.quasis?.map((part) => part.value.cooked ?? '').join('§') ?? '',
      start: node.start,
      holes: (node.expressions as Node[] | undefined) ?? [],
    }
  for (const [field, inner] of Object.entries(node)) if (field !== 'quasis') yield* stringsIn(inner)
}
