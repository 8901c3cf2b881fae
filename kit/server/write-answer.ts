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
      write = fastJsonStringify(withoutClosedObjects(document) as Schema) as WriteJson
      compiled.set(schema, write)
    }
    return write(answer)
  }
}

/**
 * Removes `additionalProperties: false`. The serializer omits undeclared properties anyway. But to choose
 * between an object and null it validates the object, and a closed object with an extra property would match
 * neither and fail.
 */
function withoutClosedObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutClosedObjects)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(
    ([key, value]) => key !== 'additionalProperties' || value !== false,
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutClosedObjects(value)]))
}
