import { z } from 'zod'

export type Json = Record<string, unknown>

/** The place of a schema in the document, as words: ['employee', 'body', 'salary']. */
type Place = readonly string[]

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a repeated schema gets a name: an object with properties, or an enumeration. */
const isWorthName = (schema: Json) =>
  (schema.type === 'object' && isObject(schema.properties)) ||
  (Array.isArray(schema.enum) && schema.enum.length > 2)

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** ['employee', 'salary_adjustment'] → 'EmployeeSalaryAdjustment'. */
export const nameOfWords = (words: readonly string[]): string =>
  words
    .flatMap((word) => word.split(/[^a-zA-Z0-9]+/))
    .filter(Boolean)
    .map(capitalized)
    .join('')

/**
 * Converts a zod schema to JSON schema, without redundant parts: the bounds of safe integers, and keys that are
 * texts. Answers can get more fields later, so their objects are open.
 */
export function jsonSchemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json
  return plain(schema, io) as Json
}

function plain(value: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, io))
  if (!isObject(value)) return value
  const relevant = Object.entries(value).filter(([key, of]) => {
    if (key === 'minimum') return of !== Number.MIN_SAFE_INTEGER
    if (key === 'maximum') return of !== Number.MAX_SAFE_INTEGER
    if (key === 'propertyNames')
      return !(isObject(of) && Object.keys(of).length === 1 && of.type === 'string')
    return !(key === 'additionalProperties' && of === false && io === 'output')
  })
  return Object.fromEntries(relevant.map(([key, of]) => [key, plain(of, io)]))
}

/**
 * Schemas that occur more than once become components. An exported schema of the contract has the name of its
 * export; others are named by their first place. The same routes in the same order give the same names.
 */
export class SchemaCollection {
  private readonly exportNames = new Map<string, string>()
  private readonly counts = new Map<string, number>()
  private readonly names = new Map<string, string>()
  readonly components: Record<string, Json> = {}

  constructor(contracts: Readonly<Record<string, unknown>>[]) {
    for (const exports of contracts)
      for (const [name, type] of Object.entries(exports).sort(([a], [b]) => (a < b ? -1 : 1)))
        if (type instanceof z.ZodType) this.nameExport(name, type)
  }

  private nameExport(name: string, type: z.ZodType): void {
    for (const io of ['output', 'input'] as const) {
      const schema = jsonSchemaOf(type, io)
      const key = JSON.stringify(schema)
      if (isWorthName(schema) && !this.exportNames.has(key)) this.exportNames.set(key, name)
    }
  }

  /** First pass: counts every schema inside this one. */
  count(schema: unknown): void {
    if (Array.isArray(schema)) for (const item of schema) this.count(item)
    if (!isObject(schema)) return
    if (isWorthName(schema)) {
      const key = JSON.stringify(schema)
      const count = (this.counts.get(key) ?? 0) + 1
      this.counts.set(key, count)
      // Inner schemas are part of the component and occur only once.
      if (count > 1) return
    }
    for (const item of Object.values(schema)) this.count(item)
  }

  /** Second pass: replaces components in the schema with references. */
  refer(schema: unknown, place: Place): unknown {
    if (Array.isArray(schema)) return schema.map((item) => this.refer(item, place))
    if (!isObject(schema)) return schema
    const key = isWorthName(schema) ? JSON.stringify(schema) : ''
    const isComponent = this.exportNames.has(key) || (this.counts.get(key) ?? 0) > 1
    return isComponent
      ? { $ref: `#/components/schemas/${this.add(key, schema, place)}` }
      : this.inside(schema, place)
  }

  private inside(schema: Json, place: Place): Json {
    const entries = Object.entries(schema).map(([key, value]) => {
      if (key !== 'properties' || !isObject(value)) return [key, this.refer(value, place)]
      const properties = Object.entries(value).map(([name, property]) => [
        name,
        this.refer(property, name === 'data' ? place : [...place, name]),
      ])
      return [key, Object.fromEntries(properties)]
    })
    return Object.fromEntries(entries)
  }

  private add(key: string, schema: Json, place: Place): string {
    const existing = this.names.get(key)
    if (existing) return existing
    const isEnvelope = isObject(schema.properties) && 'data' in schema.properties
    const words = isEnvelope ? [...place, 'answer'] : place
    const name = this.freeName(this.exportNames.get(key) ?? nameOfWords(words))
    this.names.set(key, name)
    this.components[name] = {}
    this.components[name] = this.inside(schema, isEnvelope ? place : [name])
    return name
  }

  private freeName(base: string): string {
    for (let number = 2, name = base; ; name = `${base}${number}`, number += 1)
      if (!(name in this.components)) return name
  }
}
