import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What a call needs of the caller: nothing (`public`), a session (`session`), or any one of the permissions in `anyOf` and all of those
 * in `alsoNeeds`. Superadmin and companyadmin pass every permission of their own side (specification 6).
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
/** The access of a call that changes what `seen` shows: the same, and the further permissions. */
export function changing(seen: Exclude<Access, string>, ...alsoNeeds: readonly string[]) {
  return { ...seen, alsoNeeds } satisfies Access
}

/** Whose call it is: the provider's, one company's, or an employee's own. */
export type Side = 'provider' | 'company' | 'employee'

/**
 * How a call travels where it is not JSON: an uploaded file, or an answer that is a file or a stream of events. `entity`: the records
 * that an Excel file holds, as the log calls them; without it the file goes by its path. `isStored`: an uploaded file, which needs no turn
 * among the files that are made.
 */
export type Upload = { maxBytes: number; types: readonly string[] }
export type Stream = { contentTypes: readonly string[]; entity?: string; isStored?: true }

/**
 * What a list offers beside its pages: an Excel file of all that match (`excelRoute`), their ids for bulk actions (`idsRoute`). `entity`:
 * the records as the log of exports calls them; without it the file goes by the list's path.
 */
export interface ListOffer {
  excel?: true
  ids?: true
  /** A report (kit/contract/report.ts): CSV and PDF files beside the Excel file, which ends with totals. */
  report?: true
  entity?: string
}

export interface RouteSpec {
  method: Method
  /** Below /api, with `:name` parameters. */
  path: string
  /** One sentence that says what the call does; it becomes the summary in the OpenAPI document. */
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The whole answer as it goes over the wire; absent for files and streams. */
  answer?: z.ZodType
  upload?: Upload
  /** The largest JSON body in bytes where the general limits (`kit/server/request-limits.ts`) are too small. */
  maxBodyBytes?: number
  stream?: Stream
  /** Set on every list that is read by a declaration (kit/server/list). */
  list?: ListOffer
  errors?: readonly ErrorCode[]
  /** Calls that run before a session exists or that must not be replayed take no idempotency key. */
  idempotent?: boolean
}

/** Declares one call. The object is all there is: server route, typed client and OpenAPI document are read from it. */
export function defineRoute<const R extends RouteSpec>(route: R): R {
  return route
}

type Parsed<S, Fallback> = S extends z.ZodType ? z.output<S> : Fallback
type Given<S, Fallback> = S extends z.ZodType ? z.input<S> : Fallback
export type ParamsOf<R extends RouteSpec> = Parsed<R['params'], Record<string, never>>
export type QueryOf<R extends RouteSpec> = Parsed<R['query'], Record<string, never>>
export type BodyOf<R extends RouteSpec> = Parsed<R['body'], undefined>
export type AnswerOf<R extends RouteSpec> = Parsed<R['answer'], undefined>
/** What the server gives back: the input side, so that defaults may be left out. */
export type AnswerGiven<R extends RouteSpec> = Given<R['answer'], undefined>
export type ParamsGiven<R extends RouteSpec> = Given<R['params'], undefined>
export type QueryGiven<R extends RouteSpec> = Given<R['query'], undefined>
export type BodyGiven<R extends RouteSpec> = Given<R['body'], undefined>
