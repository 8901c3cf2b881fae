import type { Endpoint } from '#kit/server/handler.ts'
import { openApiDocument } from '#kit/server/openapi.ts'
import { contracts } from '../features.ts'
import type { Document } from './route-calls.test-data.ts'

/** The OpenAPI document of the endpoints as served, with every reference replaced by its component. */
export function resolvedDocument(endpoints: readonly Endpoint[]): Document {
  const document = openApiDocument(
    endpoints.map(({ route }) => route),
    contracts,
  )
  return resolveReferences(document) as Document
}

/**
 * The document with every `$ref` replaced. Each component is resolved once and shared. Throws for a missing component
 * and for a circular reference.
 */
export function resolveReferences(document: object): object {
  const components = new Map<string, unknown>()
  const open = new Set<string>()

  const componentOf = (reference: string): unknown => {
    if (components.has(reference)) return components.get(reference)
    if (open.has(reference)) throw new Error(`${reference} refers to itself`)
    open.add(reference)
    const component = resolve(valueAt(document, reference))
    components.set(reference, component)
    return component
  }
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value) return componentOf(String(value.$ref))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]))
  }
  return resolve(document) as object
}

/** The value at a JSON pointer such as '#/components/schemas/LeaveType'. Throws if there is none. */
function valueAt(document: object, reference: string): unknown {
  let value: unknown = document
  for (const key of reference.split('/').slice(1)) value = (value as Record<string, unknown>)[key] ?? {}
  if (Object.keys(value as object).length === 0) throw new Error(`${reference} does not exist`)
  return value
}
