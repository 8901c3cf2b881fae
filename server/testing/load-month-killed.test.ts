import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { until } from '#kit/database/until.test-support.ts'
import { makePlace, runCli } from './processes.test-data.ts'
import { APRIL_FOLDER } from './small-month.test-data.ts'

const place = makePlace()
const out = path.join(place.dir, 'out')
const load = () => runCli(place, ['load-month', APRIL_FOLDER, '--out', out])
afterAll(() => place.remove())

/** The order of a first load; each kill comes a step later than the one before. */
const STEPS = ['employees +\\d', 'scans +\\d', 'attendance', 'writing']

function expectRight() {
  for (const name of ['days', 'payslips']) {
    const expected = readFileSync(path.join(APRIL_FOLDER, `expected-${name}.csv`), 'utf8')
    expect(readFileSync(path.join(out, `${name}.csv`), 'utf8') === expected, name).toBe(true)
  }
}

test('killed while the database is made and at every step, a month comes out as if nothing had been', async () => {
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

test('loaded again it says that nothing has changed, and nothing has', async () => {
  const again = load()
  expect(await again.ended, again.output()).toBe(0)
  expect(again.output()).toContain('Nothing has changed')
  expectRight()
})
