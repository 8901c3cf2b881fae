import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { ConnectionConfig } from '../connection.ts'
import { socketName } from './home.ts'

/**
 * `none`: no process listens. `silent`: a process listens but does not respond, such as a stopped process.
 * `answers`: PostgreSQL responds.
 */
export type Listening = 'none' | 'silent' | 'answers'

/** Appendix A of PostgreSQL's manual: starting up or shutting down. */
const CANNOT_CONNECT_NOW = '57P03'
const PATIENCE_MS = 120_000

/**
 * Connects to the server's socket, which works in every container with the same directory, unlike process ids.
 * Waits for a server that is recovering. Throws if it refuses the owner's password.
 */
export async function checkServer(owner: ConnectionConfig): Promise<Listening> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    if (!(await isListening(owner))) return 'none'
    const code = await signIn(owner)
    if (code?.startsWith('28'))
      throw new Error(`PostgreSQL runs at ${owner.host} but refuses the password of its owner`)
    if (code !== CANNOT_CONNECT_NOW || Date.now() > until) return code === 'silent' ? 'silent' : 'answers'
    await wait(100)
  }
}

/** The kernel accepts a connection for every listening process, even for a stopped one. */
function isListening(owner: ConnectionConfig): Promise<boolean> {
  const socket = owner.host.startsWith('/')
    ? connect(join(owner.host, socketName))
    : connect(owner.port, owner.host)
  return new Promise((resolve, reject) => {
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // EAGAIN: the queue of waiting connections is full.
      if (error.code === 'EAGAIN') resolve(true)
      else if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false)
      else reject(error)
    })
  })
}

/** Returns null after a successful sign-in, else the server's error code, or `silent` without a response. */
async function signIn(owner: ConnectionConfig): Promise<string | null> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return null
  } catch (error) {
    const { code } = error as { code?: string }
    return code && /^[0-9A-Z]{5}$/.test(code) ? code : 'silent'
  } finally {
    await client.end().catch(() => {})
  }
}
