const WINDOW_MS = 10_000
/** A terminal polls every few seconds and sends its memory in uploads of hundreds of punches. */
const MOST_REQUESTS = 300
const MOST_REMEMBERED = 20_000

/** Limits the requests with one serial number: some of a broken or imitated terminal must not slow down the others. */
export class RequestRate {
  #counts = new Map<string, number>()
  #until = 0

  allows(serial: string): boolean {
    const now = Date.now()
    if (now > this.#until || this.#counts.size >= MOST_REMEMBERED) {
      this.#counts = new Map()
      this.#until = now + WINDOW_MS
    }
    const count = (this.#counts.get(serial) ?? 0) + 1
    this.#counts.set(serial, count)
    return count <= MOST_REQUESTS
  }
}
