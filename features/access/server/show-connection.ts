import { handle } from '#kit/server/handler.ts'
import { showConnection } from '../contract/sessions.ts'

/** A server that listens on IPv6 writes an IPv4 address as ::ffff:192.0.2.1. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')

export const showOwnConnection = handle(showConnection, async ({ address }) => ({
  data: { address: plain(address), time: new Date().toISOString() },
}))
