import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The caller's address: a trusted proxy's word where that is an address, otherwise the other end of the connection. Empty on a
 * connection that is gone.
 */
export function clientAddress(request: FastifyRequest): string {
  // On a closed connection it is undefined, which Fastify's type does not say.
  const address: string | undefined = request.ip
  return address && isIP(address) ? address : (request.raw.socket.remoteAddress ?? '')
}
