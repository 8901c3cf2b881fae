import type { z } from 'zod'
import type { RouteSpec } from '#kit/contract/route.ts'
import { isCheckedText } from '#kit/contract/texts.ts'

type Schema = z.core.$ZodType
/** The parts of schemas that are read; other kinds contain no text. */
type Definition = z.core.$ZodTypes['_zod']['def']

/** The unrestricted strings of a call's request, by place and dotted name: 'PUT /company/user/:id body roles.[]'. */
export function uncheckedTexts(route: RouteSpec): string[] {
  const parts = { params: route.params, query: route.query, body: route.body }
  return Object.entries(parts).flatMap(([part, schema]) =>
    schema ? texts(schema, '').map((name) => `${route.method} ${route.path} ${part} ${name}`) : [],
  )
}

const dotted = (name: string, key: string) => (name === '' ? key : `${name}.${key}`)

function texts(schema: Schema, name: string): string[] {
  const def = schema._zod.def as Definition
  switch (def.type) {
    case 'string':
      return isNarrow(schema as z.core.$ZodString) ? [] : [name]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => texts(inner, dotted(name, key)))
    case 'array':
      return texts(def.element, dotted(name, '[]'))
    case 'record':
      return [...texts(def.keyType, dotted(name, 'key')), ...texts(def.valueType, dotted(name, '{}'))]
    case 'union':
      return def.options.flatMap((option) => texts(option, name))
    case 'pipe':
      return textsOfPipe(def, name)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return texts(def.innerType, name)
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'undefined':
    case 'never':
      return []
    default:
      // An unrestricted value can be any text.
      return [name]
  }
}

/** The output of a pipe is that of its last schema; a function does not declare it. */
function textsOfPipe({ in: given, out }: { in: Schema; out: Schema }, name: string): string[] {
  return out._zod.def.type === 'transform' ? texts(given, name) : texts(out, name)
}

/** One of the kinds of text with a length, a format or a pattern, and not a plain string. */
function isNarrow(schema: z.core.$ZodString): boolean {
  const { checks = [], format } = schema._zod.def as z.core.$ZodStringDef & { format?: string }
  const has = (kind: string) => checks.some((check) => check._zod.def.check === kind)
  return isCheckedText(schema) ? has('max_length') : format !== undefined || has('string_format')
}
