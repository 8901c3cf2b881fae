import type { z } from 'zod'
import { errorCodes, errorStatus } from '#kit/contract/error-register.ts'
import type { ErrorCode } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { sharedParameters } from './openapi-parameters.ts'
import { type Json, jsonSchemaOf, nameOfWords, SchemaCollection } from './openapi-schemas.ts'

const errorSchema = (): Json => ({
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: errorCodes() },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    details: { type: 'object' },
    request_id: { type: 'string' },
  },
})

/** A route as JSON schema, before shared schemas have names. */
interface Operation {
  route: RouteSpec
  /** The words of its path, without parameters. */
  words: string[]
  parameters: Json[]
  body: Json | null
  answer: Json | null
}

function parametersOf(route: RouteSpec): Json[] {
  const list = (type: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!type) return []
    const schema = jsonSchemaOf(type, 'input') as { properties?: Json; required?: string[] }
    return Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const isRequired = place === 'path' || (schema.required ?? []).includes(name)
      return { name, in: place, ...(isRequired ? { required: true } : {}), schema: property }
    })
  }
  return [...list(route.params, 'path'), ...list(route.query, 'query')]
}

function operationOf(route: RouteSpec): Operation {
  return {
    route,
    words: route.path.split('/').filter((word) => word && !word.startsWith(':')),
    parameters: parametersOf(route),
    body: route.body && !route.upload ? jsonSchemaOf(route.body, 'input') : null,
    answer: route.answer ? jsonSchemaOf(route.answer, 'output') : null,
  }
}

function requestBodyOf({ route, words, body }: Operation, schemas: SchemaCollection): Json {
  if (route.upload) {
    const file = { type: 'string', format: 'binary' }
    const schema = { type: 'object', required: ['file'], properties: { file } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!body) return {}
  const schema = schemas.refer(body, [...words, 'input'])
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function successOf({ route, words, answer }: Operation, schemas: SchemaCollection): Json {
  const content: Json = {}
  for (const type of route.stream?.contentTypes ?? [])
    content[type] = { schema: { type: 'string', format: 'binary' } }
  if (answer) content['application/json'] = { schema: schemas.refer(answer, words) }
  return { description: 'Done', ...(Object.keys(content).length > 0 ? { content } : {}) }
}

/**
 * The error answers by status. Each is a component named after its codes; new ones are added to `responses`.
 */
function errorsOf(route: RouteSpec, responses: Record<string, Json>): Json {
  const codes = new Set<ErrorCode>(route.errors ?? [])
  if (route.access !== 'public') codes.add('not_signed_in').add('forbidden')
  if (route.params) codes.add('not_found')
  if (route.body || route.query) codes.add('invalid_input')
  const byStatus = [...Map.groupBy(codes, (code) => errorStatus(code))].sort(([a], [b]) => a - b)
  const entries = byStatus.map(([status, list]) => {
    const sorted = list.toSorted()
    const name = nameOfWords(sorted)
    responses[name] = {
      description: sorted.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    }
    return [String(status), { $ref: `#/components/responses/${name}` }]
  })
  return Object.fromEntries(entries)
}

function securityOf(route: RouteSpec): Json {
  const { access } = route
  if (access === 'public') return { security: [] }
  if (access === 'session') return {}
  const { side, anyOf, alsoNeeds } = access
  return { 'x-permissions': { side, anyOf, ...(alsoNeeds ? { alsoNeeds } : {}) } }
}

const byName = (components: Record<string, Json>) =>
  Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)))

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

function byAddress(a: RouteSpec, b: RouteSpec): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1
  return METHODS.indexOf(a.method) - METHODS.indexOf(b.method)
}

/**
 * The OpenAPI 3.1 document of the routes, ordered by path. Components are named after the zod schemas that the
 * modules `contracts` export.
 */
export function openApiDocument(
  routes: readonly RouteSpec[],
  contracts: Readonly<Record<string, unknown>>[] = [],
): Json {
  const operations = routes.toSorted(byAddress).map(operationOf)
  const schemas = new SchemaCollection(contracts)
  for (const { parameters, body, answer } of operations) schemas.count([parameters, body, answer])
  const parameters = sharedParameters(operations)
  const responses: Record<string, Json> = {}
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const { route, words } = operation
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`
    const inline = (parameter: Json) => schemas.refer(parameter, [...words, String(parameter.name)])
    const described = {
      summary: route.summary,
      ...securityOf(route),
      parameters: operation.parameters.map((parameter) => {
        const shared = parameters.refer(parameter)
        return '$ref' in shared ? shared : inline(parameter)
      }),
      ...requestBodyOf(operation, schemas),
      responses: { 200: successOf(operation, schemas), ...errorsOf(route, responses) },
    }
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: described }
  }
  const parameterComponents = Object.fromEntries(
    Object.entries(parameters.components).map(([name, parameter]) => [
      name,
      schemas.refer(parameter, [name]) as Json,
    ]),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Champa', version: '1.0.0', description: 'HR and payroll for companies in Laos.' },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: byName({ ...schemas.components, Error: errorSchema() }),
      parameters: byName(parameterComponents),
      responses: byName(responses),
    },
  }
}
