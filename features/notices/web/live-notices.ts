import { send } from '#kit/web/client.ts'
import { readDevice } from '#kit/web/device.ts'
import { queryClient, refresh, routeKey } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import { currentSession, onSessionChange } from '#kit/web/session.ts'
import type * as contract from '../contract.ts'
import { countNotices } from './calls.ts'
import { listNotices } from './list-call.ts'

const streamNotices = routeHead<typeof contract.streamNotices>({
  method: 'GET',
  path: '/notices/stream',
  access: 'session',
})

/** Pauses before the next attempt, in milliseconds. */
const PAUSES = [3000, 10_000, 60_000, 300_000]

/** Stores the state that the bell shows; the visible list is read again. */
function noteState(state: contract.NoticeState): void {
  const key = routeKey(countNotices, {})
  const before = queryClient.getQueryData<{ data: contract.NoticeState }>(key)?.data
  queryClient.setQueryData(key, { data: state })
  if (before?.latest_id !== state.latest_id || before.unread !== state.unread) void refresh([listNotices])
}

/** Reads events until the server or the signal ends them. */
async function readEvents(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (text + value).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1]
      if (data) noteState(JSON.parse(data) as contract.NoticeState)
    }
  }
}

/** Whether there is an account that can have notices, and somebody who looks. */
const isWanted = () => currentSession()?.user.company_id != null && !document.hidden

/** Resolves when notices are wanted. */
const whenWanted = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isWanted()) return
      document.removeEventListener('visibilitychange', look)
      unsubscribe()
      resolve()
    }
    const unsubscribe = onSessionChange(look)
    document.addEventListener('visibilitychange', look)
    look()
  })

/** Push messages end with a session: those that the account wants on this device begin again with its next one. */
async function keepPush(): Promise<void> {
  const session = currentSession()
  const [account, of] = (readDevice('push') ?? '').split(' ')
  if (!session || account !== String(session.user.id) || of === String(session.id)) return
  const { renewPush } = await import('./settings/push-device.ts')
  await renewPush()
}

/** Listens once, until the page is hidden, the session changes or the server ends it. Throws if the server cannot be reached or refuses. */
async function listenOnce(): Promise<void> {
  const connection = new AbortController()
  const end = () => connection.abort()
  const endIfHidden = () => document.hidden && end()
  const unsubscribe = onSessionChange(end)
  document.addEventListener('visibilitychange', endIfHidden)
  try {
    const { body } = await send(streamNotices, { signal: connection.signal })
    if (body) await readEvents(body)
  } catch (error) {
    if (!connection.signal.aborted) throw error
  } finally {
    unsubscribe()
    document.removeEventListener('visibilitychange', endIfHidden)
  }
}

/**
 * Listens for news of the own notices while the page is visible and somebody is signed in: a browser has only six
 * connections to a server, and tabs in the background must not take them. Not with `EventSource`, which sends no headers.
 */
export async function followNotices(): Promise<void> {
  for (let failures = 0; ; ) {
    await whenWanted()
    // Not allowed any more, or without a network: the user can begin them again.
    keepPush().catch(() => undefined)
    try {
      await listenOnce()
      failures = 0
    } catch {
      failures = Math.min(failures + 1, PAUSES.length - 1)
      void refresh([countNotices])
    }
    // Not all pages at the same moment after a restart of the server.
    const pause = (PAUSES[failures] ?? 0) * (0.5 + Math.random())
    if (isWanted()) await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
