import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

const recording = new AsyncLocalStorage<string[]>()
const send = pg.Client.prototype.query as (...args: unknown[]) => unknown
let isRecording = false

/** The texts of the statements that a piece of work sends to PostgreSQL, in their order, without those that other work sends in the meantime. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  startRecording()
  const statements: string[] = []
  // Awaited within: some work begins only then.
  await recording.run(statements, async () => {
    await work()
  })
  return statements
}

function startRecording(): void {
  if (isRecording) return
  isRecording = true
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config] = args as [string | { text: string }]
    recording.getStore()?.push(typeof config === 'string' ? config : config.text)
    return send.apply(this, args)
  } as typeof pg.Client.prototype.query
}
