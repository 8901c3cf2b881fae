import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

type Answer = { result: unknown } | { problem: string }

/** Starts a file of this folder as a separate process, without the fixture's memory and compiled code. */
export class Child<Order, Result> {
  readonly #process: ChildProcess

  constructor(file: string) {
    this.#process = fork(new URL(file, import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  }

  /** Runs one order at a time. Throws the child's error, or an error if the child has ended. */
  async ask(order: Order): Promise<Result> {
    const ending = new AbortController()
    const { signal } = ending
    const answered = once(this.#process, 'message', { signal })
    const ended = once(this.#process, 'exit', { signal }).then(([code]) => {
      throw new Error(`a process of the benchmark ended with ${code}`)
    })
    ended.catch(() => {})
    answered.catch(() => {})
    try {
      this.#process.send(order as object)
      const [answer] = (await Promise.race([answered, ended])) as [Answer]
      if ('problem' in answer) throw new Error(answer.problem)
      return answer.result as Result
    } finally {
      ending.abort()
    }
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null) return
    const ended = once(this.#process, 'exit')
    this.#process.disconnect()
    await ended
  }
}

/** The child's side: processes orders until the parent ends. */
export function answerOrders<Order, Result>(
  work: (order: Order) => Promise<Result>,
  end: () => Promise<void>,
): void {
  process.on('message', async (order: Order) => {
    const answer: Answer = await work(order).then(
      (result) => ({ result }),
      (error: unknown) => ({
        problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    process.send?.(answer)
  })
  process.on('disconnect', async () => {
    await end()
    process.exit(0)
  })
}
