import type { z } from 'zod'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

/** What an empty box means: '' where the contract takes it, else null, else left out; where all are refused it stays ''. */
function emptyFor(schema: z.ZodType): '' | null | undefined {
  if (accepts(schema, '')) return ''
  if (accepts(schema, null)) return null
  return accepts(schema, undefined) ? undefined : ''
}

/** The values of a form as its contract wants them: what was left empty becomes what the contract calls empty. */
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
