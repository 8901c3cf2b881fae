import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'
import { KEEP_ALIVE } from './pools.ts'
import type { Log } from './run-transaction.ts'

export interface ListenerOptions {
  channel: string
  /** Called with the topics of a message (`Tx.notifyAfterCommit`), of this and of other processes. */
  onTopics: (topics: readonly string[]) => void
  /** Called after a lost connection is replaced: messages of the time between are lost. */
  onGap: () => void
  log: Log
}

export interface Listener {
  close: () => Promise<void>
}

/** Pauses before a new connection, in milliseconds. */
const PAUSES = [250, 1000, 3000, 10_000]
/** A connection that does not answer within this time is replaced. */
const CHECK_MILLISECONDS = 30_000
const PATIENCE_MILLISECONDS = 10_000

/**
 * Listens on a channel over a connection of its own, which is replaced when it is lost. Resolves once it listens;
 * throws if the first connection fails.
 */
export async function openListener(
  connection: ConnectionConfig,
  options: ListenerOptions,
): Promise<Listener> {
  const state: State = { connection, options, client: undefined, isClosed: false, wake: undefined }
  await connect(state)
  const check = setInterval(() => void checkConnection(state), CHECK_MILLISECONDS).unref()
  return {
    async close() {
      state.isClosed = true
      clearInterval(check)
      state.wake?.()
      await state.client?.end().catch(() => {})
    },
  }
}

interface State {
  connection: ConnectionConfig
  options: ListenerOptions
  client: pg.Client | undefined
  isClosed: boolean
  /** Ends the pause before a new connection. */
  wake: (() => void) | undefined
}

async function connect(state: State): Promise<void> {
  const { channel, onTopics } = state.options
  const client = new pg.Client({
    ...state.connection,
    ...KEEP_ALIVE,
    connectionTimeoutMillis: PATIENCE_MILLISECONDS,
    query_timeout: PATIENCE_MILLISECONDS,
  })
  let isOpen = false
  const lose = (error?: unknown) => {
    if (!isOpen) return
    isOpen = false
    void replace(state, error)
  }
  client.on('error', lose)
  client.on('end', () => lose())
  client.on('notification', ({ payload = '' }) => onTopics(payload.split('\n')))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  isOpen = true
  state.client = client
  if (state.isClosed) await client.end().catch(() => {})
}

/** Connects again, with growing pauses, until it succeeds or the listener is closed. */
async function replace(state: State, error: unknown): Promise<void> {
  if (state.isClosed) return
  state.options.log('The connection that listens for news was lost', error, 'warn')
  void state.client?.end().catch(() => {})
  for (let attempt = 0; !state.isClosed; attempt += 1) {
    await new Promise<void>((resolve) => {
      state.wake = resolve
      setTimeout(resolve, PAUSES[Math.min(attempt, PAUSES.length - 1)]).unref()
    })
    if (state.isClosed) return
    try {
      await connect(state)
      state.options.onGap()
      return
    } catch {
      // The next attempt follows.
    }
  }
}

/** Finds a connection whose other end is gone without a word; the failed query ends it. */
async function checkConnection({ client, isClosed }: State): Promise<void> {
  if (isClosed || !client) return
  await client.query('select 1').catch(() => client.end().catch(() => {}))
}
