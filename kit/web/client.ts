import type { AnswerOf, BodyInput, ParamsInput, QueryInput, RouteSpec } from '#kit/contract/route.ts'
import { NO_SESSION, SESSION_HEADER } from '#kit/contract/session-header.ts'
import { type ApiError, answerError, networkError } from './api-error.ts'
import { currentLanguage, LANGUAGE_TAG } from './i18n/language.ts'
import { currentSession, endSession } from './session.ts'
import { beginWrite, newKey } from './unanswered.ts'

export const API = '/api'

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<string, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/** The input of a call: the params, query and body that its route declares. */
export type CallInput<R extends RouteSpec> = Part<'params', ParamsInput<R>> &
  Part<'query', QueryInput<R>> &
  Part<'body', BodyInput<R>>

/** The arguments after the route. The input is optional if the route needs no params, query or body. */
export type CallArgs<R extends RouteSpec, Options> =
  Record<string, never> extends CallInput<R>
    ? [input?: CallInput<R>, options?: Options]
    : [input: CallInput<R>, options?: Options]

export interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal | undefined
}

/**
 * The address of a call: parameters filled in, the query without its empty entries, lists as repeated names.
 */
export function callUrl(route: RouteSpec, input: LooseInput = {}): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') query.append(name, String(item))
    }
  }
  const text = query.toString()
  return `${API}${path.startsWith('/') ? path : `/${path}`}${text && `?${text}`}`
}

const isKeyed = (route: RouteSpec) =>
  route.method !== 'GET' && route.access !== 'public' && route.idempotent !== false

/**
 * Headers of every call: the language, the session, and for a write the key that makes a repetition harmless.
 */
export function callHeaders(route: RouteSpec, key?: string): Record<string, string> {
  const headers: Record<string, string> = {
    'accept-language': LANGUAGE_TAG[currentLanguage()],
    [SESSION_HEADER]: String(currentSession()?.id ?? NO_SESSION),
  }
  if (isKeyed(route)) headers['idempotency-key'] = key ?? newKey()
  return headers
}

const isRaw = (body: unknown): body is BodyInit => body instanceof Blob || body instanceof FormData

/**
 * Whether the answer settles a write: a refusal does; a gateway error or a first attempt that is still running
 * does not.
 */
const isSettled = ({ status, code }: ApiError) => status < 502 && code !== 'conflict'

/**
 * Sends a call. Call `end` after the answer was read completely. Throws `ApiError` unless the call succeeds.
 */
async function exchange(route: RouteSpec, input: LooseInput) {
  const url = callUrl(route, input)
  const body = input.body === undefined || isRaw(input.body) ? input.body : JSON.stringify(input.body)
  const write = isKeyed(route) && !isRaw(body) ? beginWrite(`${route.method} ${url}`, body) : undefined
  const headers = callHeaders(route, write?.key)
  const sessionId = currentSession()?.id
  const init: RequestInit = { method: route.method, headers, signal: input.signal ?? null }
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  if (body !== undefined) init.body = body
  const response = await fetch(url, init).catch(failed)
  if (response.ok) return { response, end: () => write?.end() }
  if (response.status === 401 && route.access !== 'public') endSession(sessionId)
  const error = await answerError(response.status, await response.text().catch(failed))
  if (isSettled(error)) write?.end()
  throw error
}

function failed(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
  throw networkError(cause)
}

/** Sends a call and returns the raw response. Throws `ApiError` unless the call succeeds. */
export async function send(route: RouteSpec, input: LooseInput = {}): Promise<Response> {
  const { response, end } = await exchange(route, input)
  end()
  return response
}

/** Calls a route and returns its answer, `{data}` or `{data, meta}`. Throws `ApiError`. */
export async function call<R extends RouteSpec>(
  route: R,
  ...[input, options]: CallArgs<R, { signal?: AbortSignal }>
): Promise<AnswerOf<R>> {
  return callLoosely(route, { ...(input as LooseInput), signal: options?.signal })
}

/** Like `call` without type checks of the input, for components that are generic over routes. */
export async function callLoosely<R extends RouteSpec>(route: R, input: LooseInput): Promise<AnswerOf<R>> {
  const { response, end } = await exchange(route, input)
  // After an incomplete answer it is unknown whether the write was done.
  const text = await response.text().catch(failed)
  end()
  return (text ? JSON.parse(text) : undefined) as AnswerOf<R>
}
