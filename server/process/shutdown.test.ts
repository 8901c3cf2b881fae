import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'

const database = withTestDatabase()

/**
 * A process with the handlers of the server and a database connection without error listeners, like one that
 * pg-boss has dropped. SIGUSR2 makes it fail otherwise.
 */
const PROGRAM = `
  import pg from 'pg'
  import pino from 'pino'
  const { prepareShutdown } = await import(process.env.SHUTDOWN)
  prepareShutdown(pino({ level: 'warn' }))
  process.on('SIGUSR2', () => { throw new TypeError('a bug') })
  const client = new pg.Client(JSON.parse(process.env.OWNER))
  await client.connect()
  client.removeAllListeners()
  setInterval(() => {}, 60_000)
  console.log('connected')`

test('a lost connection without a listener does not end the process; another error does', async () => {
  const owner = { ...database().ownerConnection, application_name: 'dropped by the queue' }
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      OWNER: JSON.stringify(owner),
      SHUTDOWN: new URL('./shutdown.ts', import.meta.url).href,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  const prints = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve()
      child.stdout.on('data', look)
      ended.then(() => reject(new Error(output)))
      look()
    })
  for (const stream of [child.stdout, child.stderr])
    stream.prependListener('data', (part) => {
      output += part
    })
  await prints('connected')
  await database().asOwner((client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      owner.application_name,
    ]),
  )
  await prints('"msg":"a database connection was lost"')
  expect(child.exitCode).toBeNull()
  child.kill('SIGUSR2')
  expect((await ended)[0]).toBe(1)
  expect(output).toMatch(/"level":60.*"msg":"uncaught exception"/)
})
