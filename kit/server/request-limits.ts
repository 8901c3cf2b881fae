import type { FastifyRequest } from 'fastify'
import type { RouteSpec } from '#kit/contract/route.ts'

/** Largest JSON bodies in bytes. Parsing takes at most about 30 ms for `signedIn` and 2 ms for `anybody`. */
export const BODY_BYTES = { signedIn: 256 * 1024, anybody: 16 * 1024 } as const

export interface HttpLimits {
  /** Time limit for the head of a request, in seconds. */
  headSeconds: number
  /** Time limit for a JSON body, in seconds; also the time after which a refused upload is no longer read. */
  bodySeconds: number
  /** Time limit for an uploaded file, in seconds: 50 MB at 0.5 Mbit/s take 840 s. */
  uploadSeconds: number
  /** A connection without traffic is closed after this time, in seconds; longer than any query can take. */
  silentSeconds: number
  /** Largest number of open connections; further ones are closed immediately. */
  connections: number
}

export const HTTP_LIMITS: HttpLimits = {
  headSeconds: 20,
  bodySeconds: 30,
  uploadSeconds: 900,
  silentSeconds: 120,
  connections: 4000,
}

/**
 * Fastify's options for these limits. Node checks for late requests every few seconds, so they can last that
 * much longer.
 */
export function serverOptions(limits: HttpLimits) {
  return {
    bodyLimit: BODY_BYTES.anybody,
    requestTimeout: limits.uploadSeconds * 1000,
    connectionTimeout: limits.silentSeconds * 1000,
    http: {
      headersTimeout: limits.headSeconds * 1000,
      connectionsCheckingInterval: Math.min(5000, limits.headSeconds * 250),
    },
  }
}

export const maxBodyBytes = (route: RouteSpec): number =>
  route.upload?.maxBytes ??
  route.maxBodyBytes ??
  (route.access === 'public' ? BODY_BYTES.anybody : BODY_BYTES.signedIn)

/** Browsers send `content-length: 0` with a POST without a body. That is never read, and therefore never ends. */
const hasBody = (headers: FastifyRequest['raw']['headers']): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** Closes the connection if the body does not arrive in time. Returns a function that removes the limit. */
export function limitBodyTime(request: FastifyRequest, seconds: number): () => void {
  const { raw } = request
  if (!hasBody(raw.headers)) return () => {}
  const timer = setTimeout(() => raw.destroy(), seconds * 1000).unref()
  const removeLimit = () => clearTimeout(timer)
  raw.once('end', removeLimit)
  raw.once('close', removeLimit)
  return removeLimit
}
