import type { FastifyRequest } from 'fastify'
import type { RouteSpec } from '#kit/contract/route.ts'

/** JSON bodies in bytes. Parsing one of `signedIn` bytes keeps the process busy for some 30 ms at most, one of `anybody` for 2 ms. */
export const BODY_BYTES = { signedIn: 256 * 1024, anybody: 16 * 1024 } as const

export interface HttpLimits {
  /** Seconds in which the head of a request must have arrived. */
  headSeconds: number
  /** Seconds in which a JSON body must have arrived, and after which the rest of a refused upload is no longer read. */
  bodySeconds: number
  /** Seconds in which an uploaded file must have arrived: 50 MB at 0.5 Mbit/s take 840 s. */
  uploadSeconds: number
  /** A connection on which nothing moves for so many seconds is closed; longer than any query may take. */
  silentSeconds: number
  /** Open connections; further ones are closed at once. */
  connections: number
}

export const HTTP_LIMITS: HttpLimits = {
  headSeconds: 20,
  bodySeconds: 30,
  uploadSeconds: 900,
  silentSeconds: 120,
  connections: 4000,
}

/** Fastify's options for these limits. Node looks for late requests every few seconds, so they may live that much longer. */
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

/** Closes the connection when the body has not arrived in time. Returns a function that lifts the limit. */
export function limitBodyTime(request: FastifyRequest, seconds: number): () => void {
  const { raw } = request
  const hasBody =
    raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
  if (!hasBody) return () => {}
  const timer = setTimeout(() => raw.destroy(), seconds * 1000).unref()
  const lift = () => clearTimeout(timer)
  raw.once('end', lift)
  raw.once('close', lift)
  return lift
}
