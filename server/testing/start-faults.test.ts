import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePlace, type Place, startServerProcess } from './processes.test-data.ts'

let place: Place
beforeEach(() => {
  place = makePlace()
})
afterEach(() => place.remove())

const STRANGER = 54_321

/** The output of a failed start, without its log. */
async function failedStart(env: NodeJS.ProcessEnv, uid?: number): Promise<string> {
  const starting = startServerProcess(place, undefined, { env, uid })
  expect([await starting.ended, starting.output()]).toEqual([1, expect.anything()])
  const printed = starting.output().split('\n')
  return printed.filter((line) => !line.startsWith('{')).join('\n')
}

test.each([
  [{ LOG_LEVEL: 'verbose' }, /^LOG_LEVEL must be one of fatal, .* not verbose\n$/],
  [{ PORT: 'http' }, /^PORT must be a number from 0 to 65535, not http\n$/],
  [{ TRUSTED_PROXIES: 'proxy.internal' }, /^TRUSTED_PROXIES must be addresses [^\n]* not proxy\.internal\n$/],
  [{ SMTP_URL: 'smtp://me:secret@mail:99999' }, /^SMTP_URL must look like (?!.*secret)[^\n]*\n$/],
  [{ CHECK_DATA: 'enabled' }, /^CHECK_DATA must be on or off, not enabled\n$/],
  [{ FILES_URL: 'bucket' }, /^FILES_URL must be like [^\n]*\n$/],
  [{ DATABASE_URL: 'postgresql://me:100%secret@host/db' }, /^DATABASE_URL must have (?!.*100)[^\n]*\n$/],
  [{ DATABASE_URL: 'postgres://me:secret@:x/db' }, /^DATABASE_URL must look like [^\n]*\n$/],
  [
    { DATABASE_URL: 'postgresql://me@127.0.0.1:1/db' },
    /^The database is not available: connect ECONNREFUSED [^\n]*\n$/,
  ],
])('%o is refused in one sentence', async (env, sentence) => {
  expect(await failedStart(env)).toMatch(sentence)
})

test('a port in use is reported, and the queue is not touched', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  const starting = startServerProcess(place, undefined, { env: { PORT: String(port), LOG_LEVEL: 'warn' } })
  expect(await starting.ended).toBe(1)
  expect(starting.output()).toBe(
    `Another program uses the port ${port}. Stop it, or choose another port with PORT.\n`,
  )
  taken.close()
})

test.runIf(process.getuid?.() === 0)(
  'for a user without a name the message says what PostgreSQL needs',
  async () => {
    await place.remove()
    place = makePlace(STRANGER)
    expect(await failedStart({}, STRANGER)).toMatch(
      /^PostgreSQL requires a name for the user 54321 that runs it: [^\n]*\n$/,
    )
  },
)

test.runIf(process.getuid?.() === 0)("another user's data directory is refused with its name", async () => {
  mkdirSync(place.dataDir, { mode: 0o755 })
  expect(await failedStart({}, STRANGER)).toMatch(/^This user has no right to [^\n]*\/data[^\n]*\n$/)
})
