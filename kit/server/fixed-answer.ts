import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Serves a text that does not change while the process runs: compressed once, and revalidated with an ETag. */
export async function serveFixedAnswer(
  app: FastifyInstance,
  answer: { url: string; type: string; text: string },
): Promise<void> {
  const plain = Buffer.from(answer.text)
  const packed = await promisify(gzip)(plain, { level: 9 })
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  app.get(answer.url, { compress: false }, (request, reply) => {
    reply.type(answer.type).header('etag', etag).header('cache-control', 'no-cache')
    reply.header('vary', 'accept-encoding')
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
    if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(plain)
    return reply.header('content-encoding', 'gzip').send(packed)
  })
}
