import { Readable } from 'node:stream'

/** A server-sent event (HTML standard, 9.2). The data is sent as JSON. */
export interface ServerEvent {
  /** What the client sends as `Last-Event-ID` when it connects again. */
  id?: string
  /** The name of the event; default: `message`. */
  event?: string
  data: unknown
}

/** A client that takes nothing for this time is disconnected, in milliseconds. */
const PATIENCE_MILLISECONDS = 60_000

const textOf = ({ id, event, data }: ServerEvent) =>
  `${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`

/**
 * The body of an answer with server-sent events. If the client reads slower than events are sent, only the latest one
 * waits: an event must describe a state, not a step. Ended by either side.
 */
export class EventStream {
  readonly body: Readable
  readonly #closed: (() => void)[] = []
  #isEnded = false
  #waiting: string | undefined
  /** Since when the client takes nothing, in milliseconds; 0 while it reads. */
  #blockedAt = 0

  /** `retrySeconds`: when the client connects again after the end. */
  constructor(retrySeconds: number) {
    this.body = new Readable({ read: () => this.#drain() })
    this.body.once('close', () => {
      for (const tell of this.#closed.splice(0)) tell()
    })
    this.#push(`retry: ${retrySeconds * 1000}\n\n`)
  }

  get isOpen(): boolean {
    return !this.#isEnded && !this.body.destroyed
  }

  /** Sends an event, in place of one that still waits. */
  send(event: ServerEvent): void {
    this.#push(textOf(event))
  }

  /** Keeps proxies from closing the connection. Disconnects a client that has taken nothing for a minute. */
  beat(now = Date.now()): void {
    if (this.#blockedAt === 0) this.#push(': \n\n')
    else if (now - this.#blockedAt > PATIENCE_MILLISECONDS) this.body.destroy()
  }

  /** Ends the answer. */
  end(): void {
    if (!this.isOpen) return
    this.#isEnded = true
    this.body.push(null)
  }

  /** Calls `tell` once when the connection is closed by either side. */
  onClose(tell: () => void): void {
    this.#closed.push(tell)
  }

  #push(text: string): void {
    if (!this.isOpen) return
    if (this.#blockedAt > 0) this.#waiting = text
    else if (!this.body.push(text)) this.#blockedAt = Date.now()
  }

  #drain(): void {
    this.#blockedAt = 0
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting !== undefined) this.#push(waiting)
  }
}
