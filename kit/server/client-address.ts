import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The client's address: the address reported by a trusted proxy if it is valid, otherwise the peer of the
 * connection. Empty on a closed connection.
 */
export function clientAddress(request: FastifyRequest): string {
  // On a closed connection it is undefined, although Fastify's type says string.
  const address: string | undefined = request.ip
  return address && isIP(address) ? address : (request.raw.socket.remoteAddress ?? '')
}
