import { type IdByName, type Schema, sampleBody, sampleOf } from './schema-values.test-data.ts'
import { type Call, fileBody } from './two-companies.test-data.ts'

/** What is read of the OpenAPI document. */
export interface Document {
  paths: Record<string, Record<string, Operation>>
}
interface Operation {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export interface RouteCall extends Call {
  /** As the document names it: 'get /api/employee/{id}'. */
  route: string
  /** Names records of a company in its path. */
  hasPathIds: boolean
}

/** Lists of the provider, which all may read: their ids are nobody's secret. */
export const SHARED_LISTS = /^\/api\/(admin\/|bank|exchange)/

/** The ids of the first company's records, and of the shared ones, by parameter. */
export interface RecordIds {
  /** All that are tried in a path. Throws for a parameter or a path that it does not know. */
  inPath: (path: string, name: string) => readonly number[]
  byName: IdByName
}

export interface CallOptions {
  /** Whose records are named in paths, queries and bodies. */
  named: RecordIds
  /** The file that an upload brings, by path. */
  files: (path: string) => { name: string; bytes: Buffer } | undefined
  /** Whole bodies where the schema alone does not say what makes sense. */
  bodies?: Record<string, object>
}

/** Calls of every route of the document: each with all its records, with as little of a query as it needs and with all of it. */
export function callsOf(document: Document, options: CallOptions): RouteCall[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      callsOfRoute(method, path, operation, options),
    ),
  )
}

function callsOfRoute(method: string, path: string, operation: Operation, options: CallOptions): RouteCall[] {
  const route = `${method} ${path}`
  const inPath = operation.parameters.filter(({ in: place }) => place === 'path')
  const body = bodyOf(route, path, operation, options)
  return queriesOf(operation, options).flatMap((query) =>
    filledPaths(path, inPath, options.named).map((filled) => ({
      route,
      method: method.toUpperCase() as Call['method'],
      url: filled + query,
      hasPathIds: inPath.length > 0 && !SHARED_LISTS.test(path),
      ...body,
    })),
  )
}

function queriesOf({ parameters }: Operation, { named }: CallOptions): string[] {
  const queryOf = (list: Operation['parameters']) => {
    const pairs = list.map(({ name, schema }): [string, string] => [
      name,
      String(sampleOf(schema, name, named.byName)),
    ])
    return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
  }
  const all = parameters.filter((parameter) => parameter.in === 'query')
  const needed = all.filter(({ required }) => required)
  // A search for "New search" finds nothing in anybody's list; the filters are tried without it.
  const filters = all.filter(({ name }) => name !== 'search')
  return [...new Set([queryOf(needed), queryOf(filters)])]
}

function filledPaths(path: string, parameters: Operation['parameters'], named: RecordIds): string[] {
  const valuesOf = ({ name, schema }: Operation['parameters'][number]) =>
    schema.type === 'string' ? [sampleOf(schema, name, named.byName)] : named.inPath(path, name)
  return parameters.reduce(
    (paths, parameter) =>
      paths.flatMap((given) =>
        valuesOf(parameter).map((value) =>
          given.replace(`{${parameter.name}}`, encodeURIComponent(String(value))),
        ),
      ),
    [path],
  )
}

/** A call for several records names those that the call for one of them does. */
function idsInBody(path: string, { byName, inPath }: RecordIds): IdByName {
  const [list, verb] = path.split('/bulk/')
  return (name) => (verb && name === 'ids' ? inPath(`${list}/{id}`, 'id')[0] : byName(name))
}

function bodyOf(
  route: string,
  path: string,
  { requestBody }: Operation,
  options: CallOptions,
): Pick<Call, 'payload' | 'headers'> {
  if (!requestBody) return {}
  if ('multipart/form-data' in requestBody.content) {
    const file = options.files(path)
    if (!file) throw new Error(`Which file does ${route} take?`)
    return fileBody(file.name, file.bytes)
  }
  const schema = requestBody.content['application/json']?.schema
  if (!schema) throw new Error(`Which body does ${route} take?`)
  const word = route.slice(0, 4).trim()
  return {
    payload: options.bodies?.[route] ?? sampleBody(path, schema, idsInBody(path, options.named), word),
  }
}
