import type { Context } from '#kit/server/handler.ts'

/**
 * A page of the product as people reach it: below PUBLIC_URL. The asker's own word (`Host`) is taken on one's own machine only: elsewhere it
 * would put a link of the asker's choice into mail of ours. Null where the address is not known.
 */
export function publicPage({ reply }: Pick<Context, 'reply'>, path: string): string | null {
  const { protocol, host, hostname } = reply.request
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const origin = process.env.PUBLIC_URL || (isOwnMachine ? `${protocol}://${host}` : null)
  return origin && new URL(path, origin).href
}
