import type { FastifyReply } from 'fastify'
import { newSecret } from '../secret-tokens.ts'

const NAME = 'champa_reset'
const SECONDS = 30 * 60

/** Gives the browser its own secret: a code is invalid in another browser. Scripts cannot read it, and other sites cannot send it. */
export function markBrowser(reply: FastifyReply): string {
  const secret = newSecret()
  const secure = reply.request.protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${NAME}=${secret}; Path=/api; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  )
  return secret
}

/** The secret of the calling browser, or '' if it has none. */
export function browserSecret(reply: FastifyReply): string {
  const pairs = (reply.request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === NAME)?.[1] ?? ''
}

export function clearBrowserCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${NAME}=; Path=/api; Max-Age=0; HttpOnly; SameSite=Strict`)
}
