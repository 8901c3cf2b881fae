import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApiDocument } from '#kit/server/openapi.ts'
import { allEndpoints } from './compose.ts'
import { contracts } from './features.ts'
import { readOpenApiText } from './openapi-text.ts'

interface Document {
  paths: Record<string, Record<string, Record<string, unknown>>>
  components: Record<'schemas' | 'parameters' | 'responses', Record<string, unknown>>
}

const routes = allEndpoints(undefined as never).map((endpoint) => endpoint.route)
const document = openApiDocument(routes, contracts) as unknown as Document

test('the document is valid OpenAPI 3.1, and every reference has a component', async () => {
  const validator = new Validator()
  const result = await validator.validate(structuredClone(document) as never)
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
  expect(validator.version).toBe('3.1')
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.-]+)"/g)
  for (const [, kind = '', name = ''] of references)
    expect(document.components[kind as 'schemas'], name).toHaveProperty(name)
})

test('schemas of the contract are components with the names of their exports', () => {
  for (const name of ['Error', 'ListMeta', 'Leave', 'RunDetail', 'HistoryEntry'])
    expect(document.components.schemas).toHaveProperty(name)
  const { responses } = document.paths['/api/e-leave']?.get ?? {}
  expect(responses).toMatchObject({ 401: { $ref: '#/components/responses/NotSignedIn' } })
  expect(JSON.stringify(responses)).toContain(
    '"data":{"type":"array","items":{"$ref":"#/components/schemas/Leave"}},"meta":{"$ref":"#/components/schemas/ListMeta"}',
  )
})

test('no object is repeated', () => {
  const schemas = new Map<string, number>()
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, properties } = value as Record<string, unknown>
    if (type === 'object' && typeof properties === 'object') {
      const key = JSON.stringify(value)
      schemas.set(key, (schemas.get(key) ?? 0) + 1)
    }
    for (const each of Object.values(value)) count(each)
  }
  count(document)
  const uploads = '"file":{"type":"string","format":"binary"}'
  const repeated = [...schemas].filter(([key, times]) => times > 1 && !key.includes(uploads))
  expect(repeated).toEqual([])
})

test('the same routes have the same document, in any order of registration', () => {
  const other = JSON.stringify(openApiDocument(routes.toReversed(), contracts))
  expect(other === JSON.stringify(document)).toBe(true)
})

test('the served document is that of the routes', async () => {
  expect((await readOpenApiText()) === JSON.stringify(document)).toBe(true)
})
