/** Work of one company has waited too long, or too much of it is already waiting. A retry can succeed later. */
export class CompanyBusy extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CompanyBusy'
  }
}

export interface FairQueueLimits {
  /** Number of tasks at the same time. */
  total: number
  /** Number of tasks at the same time with the same key. */
  perKey: number
  /** Number of waiting tasks with the same key; one more throws `CompanyBusy`. */
  waiting: number
  /** Longest wait in seconds, after which `CompanyBusy` is thrown. */
  seconds: number
}

export interface WaitOptions {
  /** Cancels the wait; its reason is thrown. */
  signal?: AbortSignal | undefined
  /** For background work: waits without a time limit. */
  patient?: boolean | undefined
}

type Key = number | string

/** A queue with turns: first come, first served within a key, and keys take turns. */
export class FairQueue {
  readonly #limits: FairQueueLimits
  readonly #running = new Map<Key, number>()
  /** Keys in the order of their turns. */
  readonly #lines = new Map<Key, (() => void)[]>()
  #total = 0

  constructor(limits: FairQueueLimits) {
    this.#limits = limits
  }

  get waiting(): number {
    let waiting = 0
    for (const line of this.#lines.values()) waiting += line.length
    return waiting
  }

  /** Waits for a turn. Returns the function that ends it. Throws `CompanyBusy`. */
  async enter(key: Key, options: WaitOptions = {}): Promise<() => void> {
    options.signal?.throwIfAborted()
    if (this.#lines.has(key) || !this.#hasRoom(key)) await this.#wait(key, options)
    else this.#start(key)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      this.#end(key)
    }
  }

  #hasRoom(key: Key): boolean {
    return this.#total < this.#limits.total && (this.#running.get(key) ?? 0) < this.#limits.perKey
  }

  #start(key: Key): void {
    this.#total += 1
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1)
  }

  #end(key: Key): void {
    this.#total -= 1
    const running = (this.#running.get(key) ?? 1) - 1
    if (running > 0) this.#running.set(key, running)
    else this.#running.delete(key)
    this.#startNext()
  }

  #startNext(): void {
    for (const [key, line] of [...this.#lines]) {
      if (this.#total >= this.#limits.total) return
      if (!this.#hasRoom(key)) continue
      const next = line.shift()
      this.#lines.delete(key)
      // A key that had its turn moves behind the others.
      if (line.length > 0) this.#lines.set(key, line)
      this.#start(key)
      next?.()
    }
  }

  #wait(key: Key, { signal, patient }: WaitOptions): Promise<void> {
    const line = this.#lines.get(key) ?? []
    if (!patient && line.length >= this.#limits.waiting)
      throw new CompanyBusy(`${line.length} tasks are already waiting`)
    this.#lines.set(key, line)
    return new Promise((resolve, reject) => {
      const leave = (reason: unknown) => {
        line.splice(line.indexOf(turn), 1)
        if (line.length === 0) this.#lines.delete(key)
        stop()
        reject(reason)
      }
      const timer = patient
        ? undefined
        : setTimeout(
            () => leave(new CompanyBusy(`waited for ${this.#limits.seconds} s`)),
            this.#limits.seconds * 1000,
          )
      const abort = () => leave(signal?.reason)
      const stop = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
      const turn = () => {
        stop()
        resolve()
      }
      signal?.addEventListener('abort', abort, { once: true })
      line.push(turn)
    })
  }
}
