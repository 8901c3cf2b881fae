import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'

type Json = Record<string, unknown>

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    details: { type: 'object' },
  },
}

const schemaOf = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json
  return schema
}

function parametersOf(route: RouteSpec): Json[] {
  const list = (type: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!type) return []
    const schema = schemaOf(type, 'input') as { properties?: Json; required?: string[] }
    return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || (schema.required ?? []).includes(name),
      schema: property,
    }))
  }
  return [...list(route.params, 'path'), ...list(route.query, 'query')]
}

function requestBodyOf(route: RouteSpec): Json {
  if (route.upload) {
    const file = { type: 'string', format: 'binary' }
    const schema = { type: 'object', required: ['file'], properties: { file } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!route.body) return {}
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
    },
  }
}

function successOf(route: RouteSpec): Json {
  const content: Json = {}
  for (const type of route.stream?.contentTypes ?? [])
    content[type] = { schema: { type: 'string', format: 'binary' } }
  if (route.answer) content['application/json'] = { schema: schemaOf(route.answer, 'output') }
  return { description: 'Done', ...(Object.keys(content).length > 0 ? { content } : {}) }
}

function errorsOf(route: RouteSpec): Json {
  const codes = new Set<ErrorCode>(route.errors ?? [])
  if (route.access !== 'public') codes.add('not_signed_in').add('forbidden')
  if (route.params) codes.add('not_found')
  if (route.body || route.query) codes.add('invalid_input')
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code])
  const entries = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, list]) => [
      String(status),
      {
        description: list.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ])
  return Object.fromEntries(entries)
}

function securityOf(route: RouteSpec): Json {
  const { access } = route
  if (access === 'public') return { security: [] }
  return access === 'session' ? {} : { 'x-permissions': { side: access.side, anyOf: access.anyOf } }
}

/** The OpenAPI 3.1 document of the routes, in the order of their paths. */
export function openApiDocument(routes: readonly RouteSpec[]): Json {
  const paths: Record<string, Json> = {}
  for (const route of [...routes].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`
    const operation = {
      summary: route.summary,
      ...securityOf(route),
      parameters: parametersOf(route),
      ...requestBodyOf(route),
      responses: { 200: successOf(route), ...errorsOf(route) },
    }
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Champa', version: '1.0.0', description: 'HR and payroll for companies in Laos.' },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: ERROR_SCHEMA },
    },
  }
}
