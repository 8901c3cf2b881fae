import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '#kit/database/until.test-support.ts'
import { makePlace, type Place, type Running, startServerProcess } from './processes.test-data.ts'
import { ownerOf } from './served-process.test-data.ts'

const ADMIN = { email: 'companyadmin@champa.test', password: 'Champa-2026!' }
const running: Running[] = []
let place: Place

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

async function startWithDemo() {
  const port = await freePort()
  const server = startServerProcess(place, ['--demo'], { env: { PORT: String(port) } })
  running.push(server)
  const url = `http://127.0.0.1:${port}`
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  return {
    ...server,
    signIn: (language = 'en') =>
      fetch(`${url}/api/auth/login`, {
        ...post,
        headers: { ...post.headers, 'accept-language': language },
        body: JSON.stringify(ADMIN),
      }),
    preparation: async () =>
      (await (await fetch(`${url}/api/auth/preparation`)).json()) as { data: { demo: object | null } },
  }
}

beforeAll(() => {
  place = makePlace()
})
afterAll(async () => {
  for (const server of running) await server.kill()
  await place.remove()
})

/** Pauses the creation of the demo during the work: each step updates this row. */
async function whileHeld(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(await ownerOf(place))
  await client.connect()
  try {
    await client.query(`begin; select from installation_fact where key = 'demo' for update`)
    await work()
  } finally {
    await client.end()
  }
}

test('one of two simultaneous starts creates the demo; nobody can sign in to an incomplete demo, also after a kill and in a second process', async () => {
  // Two at once on a new directory: one of them creates the database and the demo.
  const starts = [await startWithDemo(), await startWithDemo()]
  const first = await Promise.any(
    starts.map(async (start) => {
      await start.prints(/Preparing the demo: 2 of 7/)
      return start
    }),
  )
  const second = starts.find((start) => start !== first)
  await second?.prints(/Another process is making the demo companies/)
  await second?.kill()
  const others: Awaited<ReturnType<typeof startWithDemo>>[] = []
  await whileHeld(async () => {
    const { demo } = (await first.preparation()).data
    expect(demo).toEqual({ done: expect.any(Number), total: 7 })
    const refused = await first.signIn()
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({
      code: 'demo_not_complete',
      message: 'The demo is being prepared. Please wait.',
      details: demo,
    })
    await first.kill()
    for (let count = 0; count < 2; count += 1) others.push(await startWithDemo())
    for (const { signIn } of others)
      await until(
        async () => (await signIn().catch(() => null))?.status === 503,
        () => 'a process that refuses to sign in',
      )
  })
  for (const { prints, signIn, preparation } of others) {
    await prints(/Champa is at/)
    expect(await preparation()).toEqual({ data: { demo: null } })
    expect((await signIn()).status).toBe(200)
  }
  const client = new pg.Client(await ownerOf(place))
  await client.connect()
  const { rows } = await client
    .query('select company_id, name from company order by company_id')
    .finally(() => client.end())
  // The kill may have taken a number: the second company has 2 or a later one.
  expect([rows.length, rows[0]?.company_id, rows[2]?.company_id]).toEqual([3, 1, 12])
  expect(new Set(rows.map(({ name }) => name)).size).toBe(3)
}, 900_000)
