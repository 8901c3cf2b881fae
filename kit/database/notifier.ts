/** Messages of this time are sent together, in milliseconds. */
const COLLECT_MILLISECONDS = 200
/** PostgreSQL limits the payload of one message to 7,999 bytes. */
const PAYLOAD_BYTES = 7_900

type LogError = (message: string, error: unknown) => void
/** Sends payloads to those who listen on a channel. */
type Send = (channel: string, payloads: readonly string[]) => Promise<void>

/**
 * Messages of committed transactions to all processes. A NOTIFY inside a writing transaction makes all commits of the
 * server wait for each other, so messages are collected after the commits and sent in a statement of their own. They
 * can be lost if the process or the database ends before; who listens must not depend on every one of them.
 */
export class Notifier {
  readonly #topics = new Map<string, Set<string>>()
  readonly #send: Send
  readonly #log: LogError
  #timer: NodeJS.Timeout | undefined

  constructor(send: Send, log: LogError) {
    this.#send = send
    this.#log = log
  }

  /** Sends the topics on the channel within 200 ms; each topic once, without line breaks, at most 7,900 bytes. */
  add(channel: string, topics: readonly string[]): void {
    const waiting = this.#topics.get(channel) ?? new Set()
    for (const topic of topics) waiting.add(topic)
    this.#topics.set(channel, waiting)
    this.#timer ??= setTimeout(() => void this.flush(), COLLECT_MILLISECONDS).unref()
  }

  /** Sends what is waiting. Errors are logged. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const waiting = [...this.#topics]
    this.#topics.clear()
    for (const [channel, topics] of waiting) {
      if (topics.size === 0) continue
      await this.#send(channel, payloadsOf(topics)).catch((error: unknown) =>
        this.#log('Messages to other processes were lost', error),
      )
    }
  }
}

/** Topics in as few payloads as possible, one a line. */
export function payloadsOf(topics: Iterable<string>): string[] {
  const payloads: string[] = []
  let [payload, bytes] = ['', 0]
  for (const topic of topics) {
    const size = Buffer.byteLength(topic) + 1
    if (bytes > 0 && bytes + size > PAYLOAD_BYTES) {
      payloads.push(payload)
      ;[payload, bytes] = ['', 0]
    }
    payload = bytes === 0 ? topic : `${payload}\n${topic}`
    bytes += size
  }
  return bytes === 0 ? payloads : [...payloads, payload]
}
