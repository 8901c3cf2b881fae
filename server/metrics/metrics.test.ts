import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { createHttpServer } from '#kit/server/http.ts'
import { serveMetrics } from './serve-metrics.ts'

const database = withTestDatabase((db) =>
  db.asOwner(async (owner) => {
    await owner.query(`select pgboss.create_queue('stuck', '{"policy":"standard"}')`)
    await owner.query(`
      insert into pgboss.job (name, state, created_on) values
        ('stuck', 'created', now() - interval '5 minutes'), ('stuck', 'created', now()), ('stuck', 'failed', now())`)
  }),
)
const TOKEN = 'a-token-of-the-monitoring'
let app: Awaited<ReturnType<typeof createHttpServer>>
beforeAll(async () => {
  const db = database()
  app = await createHttpServer({
    db,
    jobs: { send: async () => {}, stop: async () => {} },
    endpoints: [],
    log: pino({ level: 'silent' }),
    authenticate: async () => null,
    prepare: (server) => serveMetrics(server, { db, dataDir: import.meta.dirname, token: TOKEN }),
  })
})
afterAll(() => app.close())

const read = (remoteAddress: string, headers = {}) => app.inject({ url: '/metrics', remoteAddress, headers })

test('the metrics contain requests, connections, jobs, disk and version', async () => {
  await app.inject({ url: '/api/secret-in-address/123456' })
  const { body, headers } = await read('127.0.0.1')
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(body).toMatch(/champa_http_request_seconds_count\{method="GET",route="\/api\/\*",status="404"\} 1/)
  expect(body).not.toContain('secret-in-address')
  expect(body).toContain('champa_jobs{name="stuck",state="created"} 2')
  expect(body).toContain('champa_jobs{name="stuck",state="failed"} 1')
  const age = Number(/champa_job_oldest_seconds\{name="stuck",state="created"\} (\S+)/.exec(body)?.[1])
  expect(age).toBeGreaterThanOrEqual(300)
  expect(body).toMatch(/champa_disk_free_bytes [1-9]/)
  expect(body).toMatch(/champa_build_info\{version="[^"]+"\} 1/)
  for (const name of [
    'champa_database_connections',
    'champa_database_waiting',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(body).toContain(name)
})

test('only this machine and callers with the token can read them', async () => {
  const statuses = [
    read('127.0.0.1'),
    read('203.0.113.9'),
    read('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }),
    read('127.0.0.1', { 'x-real-ip': '203.0.113.9' }),
    read('127.0.0.1', { 'x-forwarded-proto': 'https' }),
    read('127.0.0.1', { via: '1.1 proxy' }),
    read('203.0.113.9', { authorization: `Bearer ${TOKEN}` }),
    read('203.0.113.9', { authorization: `Bearer ${TOKEN}x` }),
  ].map(async (answer) => (await answer).statusCode)
  expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404, 404, 404, 200, 404])
})
