import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePlace, type Place, type Running, startServerProcess } from './processes.test-data.ts'

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
    preparation: async () => (await fetch(`${url}/api/auth/preparation`)).json(),
  }
}

beforeAll(() => {
  place = makePlace()
})
afterAll(async () => {
  for (const server of running) await server.kill()
  await place.remove()
})

test('nobody signs in to a demo that is half made, also after a kill and in a second process', async () => {
  const first = await startWithDemo()
  await first.prints(/Preparing the demo: 2 of 7/)
  await expect.poll(first.preparation).toEqual({ data: { demo: { done: 1, total: 7 } } })
  const refused = await first.signIn()
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({
    code: 'demo_not_complete',
    message: 'The demo is being prepared. Please wait.',
    details: { total: 7 },
  })
  await first.kill()

  const [second, third] = [await startWithDemo(), await startWithDemo()]
  await Promise.race([
    second.prints(/Preparing the demo: 4 of 7/),
    third.prints(/Preparing the demo: 4 of 7/),
  ])
  await Promise.any([second, third].map(async ({ signIn }) => expect((await signIn()).status).toBe(503)))
  await Promise.all([second.prints(/Champa is at/), third.prints(/Champa is at/)])
  for (const { signIn, preparation } of [second, third]) {
    expect(await preparation()).toEqual({ data: { demo: null } })
    expect((await signIn()).status).toBe(200)
  }
}, 300_000)
