import type { Context } from '#kit/server/handler.ts'

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * The public address of a page, below PUBLIC_URL. Without it the server listens only on its own machine
 * (`readSettings`), and `Host` is accepted if it names this machine: any other value could put an attacker's link
 * into our mail. Null if the address is unknown.
 */
export function publicPage({ reply }: Pick<Context, 'reply'>, path: string): string | null {
  const origin = process.env.PUBLIC_URL || ownMachine(reply.request)
  return origin && new URL(path, origin).href
}

/** The origin of a request to this machine; null if `Host` or the protocol names anything else. */
function ownMachine({ protocol, host }: { protocol: string; host: string }): string | null {
  const text = `${protocol}://${host}`
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  const isPlain = url.username === '' && url.password === '' && url.pathname === '/' && url.search === ''
  return isWeb && isPlain && OWN_MACHINE.includes(url.hostname) ? url.origin : null
}
