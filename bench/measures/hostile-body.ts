import { request } from 'node:http'
import type { BenchDatabase } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { withServer } from '../processes/with-server.ts'
import { figureOf } from './figure.ts'

const DELAY_MILLISECONDS = 50
const MB = 1024 * 1024

/** JSON that is the most expensive to parse for its size: millions of small objects. */
const objects = (bytes: number) => Buffer.from(`[${'{},'.repeat(bytes / 3)}{}]`)

/**
 * Bodies without a session: the largest that a public call accepts, and one with the size of the largest file.
 */
const BODIES = [
  { name: 'body of 16 KB to the sign-in', path: '/api/auth/login', body: objects(16 * 1000) },
  { name: 'body of 48 MB to the scan files', path: '/api/attendance/scan-file', body: objects(48 * MB) },
] as const

/** How long one request without a session blocks the server's event loop. */
export async function measureHostileBody(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  return withServer(world, company.id, async ({ url, blocked }) => {
    const figures: Figure[] = []
    for (const { name, path, body } of BODIES) {
      const delays: number[] = []
      for (let round = 0; round <= rounds; round += 1) {
        await blocked()
        await post(new URL(path, url), body)
        const delay = await blocked()
        // The first round is a warm-up.
        if (round > 0) delays.push(delay)
      }
      figures.push(figureOf(`event loop held by a ${name}`, 'ms', delays, DELAY_MILLISECONDS))
    }
    return figures
  })
}

/** The server closes the connection while the body is still being sent. */
const CLOSED = new Set(['EPIPE', 'ECONNRESET'])

/** Sends the complete body, whatever the server answers. Throws if it is accepted. */
async function post(url: URL, body: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const sent = request(url, { method: 'POST', headers, agent: false }, (answer) => {
    answer.resume()
    answer.on('end', () => resolve(answer.statusCode ?? 0))
  })
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (CLOSED.has(error.code ?? '')) resolve(413)
    else reject(error)
  })
  sent.end(body)
  const status = await promise
  if (status < 400) throw new Error(`${url.pathname} accepted a body without a session`)
  if (!sent.writableFinished && !sent.destroyed) await new Promise((done) => sent.once('close', done))
}
