import type { Logger } from 'pino'
import { z } from 'zod'
import { LIVE_SESSIONS } from '#features/access/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import type { EventStream } from '#kit/server/events/event-stream.ts'
import type { News, NewsHub } from '#kit/server/events/news-hub.ts'
import type { NoticeState } from '../../contract/notices.ts'
import { NO_NOTICES, readStates } from '../notice-state.ts'

/** Streams of one account in one process. */
const STREAMS_OF_ACCOUNT = 6
/** Streams of one process; half of its connections (kit/server/request-limits.ts). */
const STREAMS = 2000
/** Below the time after which proxies close a silent connection (60 s), and half of it for sign-outs. */
const BEAT_MILLISECONDS = 15_000

interface Open {
  events: EventStream
  companyId: number
  accountId: number
  sessionId: number
  /** The id of the last event. */
  lastId: string
}

/** The id of an event: a client that has it already needs no event. */
export const stateId = ({ unread, latest_id }: NoticeState) => `${latest_id}-${unread}`

export const stateEvent = (state: NoticeState) => ({ id: stateId(state), event: 'state', data: state })

/** The open streams of this process. */
export class NoticeStreams {
  readonly #db: Database
  readonly #open = new Set<Open>()
  readonly #changed = new Set<Open>()
  #isClosed = false
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #log: Logger | undefined

  constructor(db: Database, news: NewsHub, log?: Logger) {
    this.#db = db
    this.#log = log
    news.subscribe((list) => this.#note(list))
    news.onClose(() => this.close())
  }

  /** Throws `too_many_requests` if the account has too many streams, and `busy` if the process has. */
  requireRoom(companyId: number, accountId: number): void {
    if (this.#open.size >= STREAMS) throw new AppError('busy')
    const own = [...this.#open].filter(
      (stream) => stream.accountId === accountId && stream.companyId === companyId,
    )
    if (own.length >= STREAMS_OF_ACCOUNT) throw new AppError('too_many_requests')
  }

  add(stream: Open): void {
    if (this.#isClosed) {
      stream.events.end()
      return
    }
    this.#open.add(stream)
    this.#timer ??= setInterval(() => this.#start(() => this.#beat()), BEAT_MILLISECONDS).unref()
    stream.events.onClose(() => {
      this.#open.delete(stream)
      this.#changed.delete(stream)
      if (this.#open.size > 0) return
      clearInterval(this.#timer)
      this.#timer = undefined
    })
  }

  /** Ends all streams: the process stops. */
  close(): void {
    this.#isClosed = true
    for (const { events } of this.#open) events.end()
  }

  #note(list: readonly News[] | null): void {
    for (const stream of this.#open) if (list === null || concerns(list, stream)) this.#changed.add(stream)
    if (this.#changed.size > 0) this.#start(() => this.#refresh())
  }

  /** One after another: news during a refresh is read by the next one. */
  #start(work: () => Promise<void>): void {
    const run = async () => {
      try {
        await work()
      } catch (error) {
        this.#log?.warn({ err: error }, 'live notices')
      }
    }
    this.#running = (this.#running ?? Promise.resolve()).then(run)
  }

  async #refresh(): Promise<void> {
    const streams = [...this.#changed]
    this.#changed.clear()
    const live = await this.#withoutEnded(streams)
    for (const [companyId, own] of Map.groupBy(live, (stream) => stream.companyId)) {
      const accountIds = [...new Set(own.map(({ accountId }) => accountId))]
      const states = await this.#db.inCompany(companyId, (tx) => readStates(tx, accountIds))
      for (const stream of own) sendState(stream, states.get(stream.accountId) ?? NO_NOTICES)
    }
  }

  async #beat(): Promise<void> {
    for (const { events } of await this.#withoutEnded([...this.#open])) events.beat()
  }

  /** Ends the streams whose session has ended or works in another company; returns the others. */
  async #withoutEnded(streams: readonly Open[]): Promise<Open[]> {
    if (streams.length === 0) return []
    const rows = await this.#db.asProvider((tx) =>
      tx.query(SessionRow, `select id, company_id from ${LIVE_SESSIONS} s where id = any($1)`, [
        streams.map(({ sessionId }) => sessionId),
      ]),
    )
    const companies = new Map(rows.map(({ id, company_id }) => [id, company_id]))
    const isLive = ({ sessionId, companyId }: Open) => companies.get(sessionId) === companyId
    for (const stream of streams) if (!isLive(stream)) stream.events.end()
    return streams.filter(isLive)
  }
}

const SessionRow = z.object({ id: Id, company_id: Id.nullable() })

const concerns = (list: readonly News[], { companyId, accountId }: Open): boolean =>
  list.some(
    (news) =>
      news.companyId === companyId && (news.accountIds === null || news.accountIds.includes(accountId)),
  )

function sendState(stream: Open, state: NoticeState): void {
  const id = stateId(state)
  if (id === stream.lastId) return
  stream.lastId = id
  stream.events.send(stateEvent(state))
}
