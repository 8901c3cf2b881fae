import { type IdByName, type Schema, sampleBody, sampleOf } from './schema-values.test-data.ts'
import { type Call, fileBody } from './two-companies.test-data.ts'

/** The used parts of the OpenAPI document. */
export interface Document {
  paths: Record<string, Record<string, Operation>>
}
interface Operation {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export interface RouteCall extends Call {
  /** As in the document: 'get /api/employee/{id}'. */
  route: string
  /** Its path contains records of a company. */
  hasPathIds: boolean
}

/** Makes first what a call is about. */
export type Preparation = (call: RouteCall) => Promise<RouteCall> | RouteCall

/** Lists of the provider, which all users can read: their ids are not secret. A year of leave is a number, and no record of a company. */
export const SHARED_LISTS = /^\/api\/(admin\/|bank(?!-)|exchange|leave-year)/

/** The ids of the first company's records, and of the shared ones, by parameter. */
export interface RecordIds {
  /** All ids that are tried in a path. Throws for an unknown parameter or path. */
  inPath: (path: string, name: string) => readonly number[]
  byName: IdByName
}

export interface CallOptions {
  /** The owner of the records in paths, queries and bodies. */
  named: RecordIds
  /** The file of an upload, by path. */
  files: (path: string) => { name: string; bytes: Buffer } | undefined
  /** Whole bodies where the schema alone does not determine a valid one. */
  bodies?: Record<string, object>
}

/** Calls of every route of the document: each with all its records, with the smallest query and with the full one. */
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
  // A search for "New search" matches nothing in any list; the filters are tried without it.
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

/** A call for several records contains those of the call for one of them. */
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
    if (!file) throw new Error(`There is no file for ${route}`)
    return fileBody(file.name, file.bytes)
  }
  const schema = requestBody.content['application/json']?.schema
  if (!schema) throw new Error(`There is no body for ${route}`)
  const word = route.slice(0, 4).trim()
  return {
    payload: options.bodies?.[route] ?? sampleBody(path, schema, idsInBody(path, options.named), word),
  }
}
