import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

type WriteJson = (answer: unknown) => string

/** By the schema of the answer: the servers of a process share what was compiled. */
const compiled = new WeakMap<z.ZodType, WriteJson>()

/**
 * Writes answers as JSON with only the declared fields, so that a column read by mistake is not sent. It is compiled
 * when the first answer is written: for all routes together that takes seconds, which a start would wait for.
 */
export function answerWriter(schema: z.ZodType): WriteJson {
  return (answer) => {
    let write = compiled.get(schema)
    if (!write) {
      const document = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' })
      write = fastJsonStringify(simplified(document) as Schema) as WriteJson
      compiled.set(schema, write)
    }
    return write(answer)
  }
}

/**
 * Makes the schema faster to compile and to write by. Closed objects are opened: the serializer omits undeclared
 * properties anyway, but where it chooses between schemas it validates, and a closed object with an extra property
 * would match none. A value or null becomes one nullable schema: to choose between the two, the serializer would
 * compile a validator, which takes most of the time of the first answer.
 */
function simplified(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplified)
  if (!isObject(schema)) return schema
  const entries = Object.entries(withoutNull(schema)).filter(
    ([key, value]) => key !== 'additionalProperties' || value !== false,
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, simplified(value)]))
}

type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null

/** `{ anyOf: [{ type: 'string' }, { type: 'null' }] }` as `{ type: 'string', nullable: true }`; other schemas unchanged. */
function withoutNull(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [value, none] = anyOf as [JsonObject, JsonObject]
  if (typeof value.type !== 'string' || none.type !== 'null') return schema
  return { ...rest, ...value, nullable: true }
}
