import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { withOwner } from '#kit/database/start-database.ts'
import { until } from '#kit/database/until.test-support.ts'
import { makePlace, runCli } from './processes.test-data.ts'
import { APRIL_FOLDER } from './small-month.test-data.ts'

const place = makePlace()
const out = path.join(place.dir, 'out')
const load = (...more: string[]) => runCli(place, ['load-month', APRIL_FOLDER, '--out', out, ...more])
afterAll(() => place.remove())

/** The steps of a first load; each kill comes one step later than the previous one. */
const STEPS = ['employees +\\d', 'scans +\\d', 'attendance', 'writing']

function expectRight() {
  for (const name of ['days', 'payslips']) {
    const expected = readFileSync(path.join(APRIL_FOLDER, `expected-${name}.csv`), 'utf8')
    expect(readFileSync(path.join(out, `${name}.csv`), 'utf8') === expected, name).toBe(true)
  }
}

test('killed while the database is created and at every step, a month has the same result', async () => {
  const first = load()
  await until(async () => existsSync(path.join(place.dataDir, 'server', 'cluster')))
  await first.kill()
  for (const step of STEPS) {
    const loading = load()
    await loading.prints(new RegExp(`^${step}`, 'm'))
    await loading.kill()
  }
  expect(existsSync(path.join(out, 'payslips.csv'))).toBe(false)
  const last = load()
  expect(await last.ended, last.output()).toBe(0)
  expectRight()
})

test('loaded again it reports no changes, and there are none', async () => {
  const again = load()
  expect(await again.ended, again.output()).toBe(0)
  expect(again.output()).toContain('Nothing has changed')
  expectRight()
})

test('the administrator that it adds gets a password that must be changed', async () => {
  const refused = load('--admin', 'nobody')
  expect([await refused.ended, refused.output()]).toEqual([1, 'nobody is not an email address.\n'])
  const loading = load('--admin', 'Admin@champa.test')
  expect(await loading.ended, loading.output()).toBe(0)
  expect(loading.output()).toMatch(/^Administrator admin@champa\.test, one-time password \S{16}, which must/m)
  const accounts = await withOwner(place, async (owner) => {
    const client = new pg.Client(owner)
    await client.connect()
    const { rows } = await client
      .query(
        `select a.email, a.must_change_password, e.actor, e.action, e.after from account a
           join audit_entry e on e.entity = 'account' and e.entity_id = a.id`,
      )
      .finally(() => client.end())
    return rows
  })
  const email = 'admin@champa.test'
  expect(accounts).toEqual([
    {
      ...{ email, must_change_password: true, actor: 'load-month', action: 'create' },
      after: { email, name: email, roles: ['companyadmin'] },
    },
  ])
})
