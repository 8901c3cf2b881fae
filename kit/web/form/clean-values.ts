import type { z } from 'zod'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

/**
 * The value of an empty box: '' if the contract accepts it, else null, else omitted; if all are refused, ''.
 */
function emptyFor(schema: z.ZodType): '' | null | undefined {
  if (accepts(schema, '')) return ''
  if (accepts(schema, null)) return null
  return accepts(schema, undefined) ? undefined : ''
}

/** Converts the values of a form for its contract: empty boxes become the contract's empty value. */
export function cleanValues(schema: z.ZodType, values: Record<string, unknown>): Record<string, unknown> {
  const shape = 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {}
  const clean: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = shape[name]
    const isEmpty = value === '' || value === null
    clean[name] = isEmpty && field ? emptyFor(field) : value
  }
  return clean
}
