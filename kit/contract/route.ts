import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What a call requires of the caller: nothing (`public`), a session (`session`), or any one of the permissions
 * in `anyOf` and all permissions in `alsoNeeds`. Superadmin and companyadmin have every permission of their own
 * side (specification 6).
 */
export type Access =
  | 'public'
  | 'session'
  | {
      anyOf: readonly string[]
      /** All of these besides: to change what `anyOf` lets one see. */
      alsoNeeds?: readonly string[]
      side: Side
      /** Only for companies with the switch for the special menus, administrators included (company 12). */
      special?: true
    }
/** The access of a call that changes data: the access to read it, and additional permissions. */
export function changing(readAccess: Exclude<Access, string>, ...alsoNeeds: readonly string[]) {
  return { ...readAccess, alsoNeeds } satisfies Access
}

/** Who makes the call: the provider, a company, an employee, or any user of a company (`member`): its staff and its employees. */
export type Side = 'provider' | 'company' | 'employee' | 'member'

/**
 * Transfers that are not JSON: an uploaded file, or an answer that is a file or a stream of events. `entity`:
 * the entity of the records in an Excel file, for the log; default: the path. `isStored`: a stored file, which
 * does not count as a file that the server creates. `isEvents`: server-sent events, which stay open.
 */
export type Upload = { maxBytes: number; types: readonly string[] }
export type Stream = { contentTypes: readonly string[]; entity?: string; isStored?: true; isEvents?: true }

/**
 * What a list offers besides its pages: an Excel file of all matching records (`excelRoute`), and their ids for
 * bulk actions (`idsRoute`). `entity`: the entity of the records in the export log; default: the list's path.
 */
export interface ListOffer {
  excel?: true
  ids?: true
  /** A report (kit/contract/report.ts): CSV and PDF files in addition to the Excel file, whose last row contains totals. */
  report?: true
  entity?: string
}

export interface RouteSpec {
  method: Method
  /** Path below /api, with `:name` parameters. */
  path: string
  /** One sentence that says what the call does; it becomes the summary in the OpenAPI document. */
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The complete answer; absent for files and streams. */
  answer?: z.ZodType
  upload?: Upload
  /** The largest JSON body in bytes, if the general limits (`kit/server/request-limits.ts`) are too small. */
  maxBodyBytes?: number
  stream?: Stream
  /** Set on every list with a list declaration (kit/server/list). */
  list?: ListOffer
  errors?: readonly ErrorCode[]
  /**
   * False for calls without idempotency key: calls before a session exists and calls that must not be
   * replayed.
   */
  idempotent?: boolean
}

/** Declares one call. Server route, typed client and OpenAPI document are derived from this object. */
export function defineRoute<const R extends RouteSpec>(route: R): R {
  return route
}

type Parsed<S, Fallback> = S extends z.ZodType ? z.output<S> : Fallback
type InputOf<S, Fallback> = S extends z.ZodType ? z.input<S> : Fallback
export type ParamsOf<R extends RouteSpec> = Parsed<R['params'], Record<string, never>>
export type QueryOf<R extends RouteSpec> = Parsed<R['query'], Record<string, never>>
export type BodyOf<R extends RouteSpec> = Parsed<R['body'], undefined>
export type AnswerOf<R extends RouteSpec> = Parsed<R['answer'], undefined>
/** The answer as the server builds it: the input side of the schema, so defaults can be omitted. */
export type AnswerInput<R extends RouteSpec> = InputOf<R['answer'], undefined>
export type ParamsInput<R extends RouteSpec> = InputOf<R['params'], undefined>
export type QueryInput<R extends RouteSpec> = InputOf<R['query'], undefined>
export type BodyInput<R extends RouteSpec> = InputOf<R['body'], undefined>
