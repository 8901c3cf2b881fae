import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { until } from '#kit/database/until.test-support.ts'
import { isRight, openMonthServer, type ServedProcess } from './served-process.test-data.ts'
import { APRIL_FOLDER } from './small-month.test-data.ts'

let server: ServedProcess
beforeAll(async () => {
  server = await openMonthServer()
  await server.asOwner((client) => client.query(HELD_UP))
})
afterAll(() => server?.close())

/** Lock 7 blocks the payslips in the middle of a COPY, in the second batch of 500. */
const HELD_UP = `
  create function hold_up() returns trigger language plpgsql as $$
  begin
    if new.emp_number = '1700' then perform pg_advisory_xact_lock_shared(7); end if;
    return new;
  end $$;
  create trigger hold_up before insert on payslip for each row execute function hold_up()`

const APRIL = { from_date: '2026-04-01', to_date: '2026-04-30' }

async function newRun(title: string): Promise<number> {
  const { status, data } = await server.call('POST', '/api/payrolls-item', {
    title,
    ...APRIL,
    confirmed: true,
  })
  expect([title, status]).toEqual([title, 200])
  return data.id
}

const calculate = (id: number) => server.call('POST', `/api/payrolls-item/${id}/calculate`)

const progressOf = async (id: number) => (await server.call('GET', `/api/payrolls-item/${id}/progress`)).data
async function reaches(id: number, stage: string): Promise<void> {
  let now = ''
  const isThere = async () => {
    now = (await progressOf(id))?.stage
    return now === stage
  }
  await until(isThere, () => `${stage} of run ${id}, which is at ${now}`)
}

async function expectDone(id: number): Promise<void> {
  await until(async () => !['queued', 'running'].includes((await progressOf(id))?.status ?? 'running'))
  expect((await progressOf(id)).status).toBe('done')
  // The payslips that a calculation replaces are deleted after it is done.
  await until(() => isRight(server, id))
}

/** Neither payslips nor totals of an unfinished run are visible. */
async function expectNothingShown(id: number): Promise<void> {
  const { data } = await server.call('GET', `/api/payrolls-item/${id}`)
  expect([data.status, data.totals]).toEqual(['draft', null])
  const payslips = await server.call('GET', `/api/payrolls-item/${id}/payslips`)
  expect([409, 200]).toContain(payslips.status)
  if (payslips.status === 200) expect(payslips.data).toEqual([])
}

const derivesAgain = () =>
  server.db.inCompany(server.companyId, (tx) =>
    tx.execute('insert into attendance_change (company_id, first_day, last_day) values ($1, $2, $3)', [
      server.companyId,
      APRIL.from_date,
      APRIL.to_date,
    ]),
  )

/** Holds a lock that the server needs, so that it stops there while `work` runs. */
const inTheWay = (lock: string, work: () => Promise<void>) =>
  server.asOwner(async (client: pg.Client) => {
    await client.query(`begin; ${lock}`)
    await work()
    await client.query('rollback')
  })

test('killed while one run is computed and another written, it starts again and finishes both', async () => {
  const writing = await newRun('killed while writing')
  const computing = await newRun('killed while computing')
  await calculate(writing)
  const row = `select 1 from payroll_run where id = ${writing} for no key update`
  await inTheWay(row, async () => {
    await reaches(writing, 'writing')
    await inTheWay('select pg_advisory_xact_lock(7)', async () => {
      await calculate(computing)
      await reaches(computing, 'computing')
      await expectNothingShown(writing)
      await expectNothingShown(computing)
      await server.kill()
    })
  })
  await server.restart()
  await expectDone(writing)
  await expectDone(computing)
})

test('killed while days are derived, it finishes the run when it is requested again', async () => {
  await derivesAgain()
  const deriving = await newRun('killed while deriving')
  await inTheWay('lock table day_result in exclusive mode', async () => {
    await calculate(deriving)
    await reaches(deriving, 'attendance')
    await expectNothingShown(deriving)
    await server.kill()
  })
  await server.restart()
  const asked = await calculate(deriving)
  expect(asked.status).toBe(200)
  await expectDone(deriving)
})

test('a database server that is killed in the middle is restarted, and the result is correct', async () => {
  await derivesAgain()
  const id = await newRun('database killed')
  await calculate(id)
  await reaches(id, 'attendance')
  const note = path.join(server.place.dataDir, 'server', 'cluster', 'postmaster.pid')
  process.kill(Number(readFileSync(note, 'utf8').split('\n')[0]), 'SIGKILL')
  await expectDone(id)
})

test('ten simultaneous requests make one calculation', async () => {
  const id = await newRun('pressed ten times')
  const answers = await Promise.all(Array.from({ length: 10 }, () => calculate(id)))
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1)
  await expectDone(id)
  const { made } = await server.db.inCompany(server.companyId, (tx) =>
    tx.one(
      z.object({ made: z.int() }),
      'select count(*) as made from payroll_calculation where run_id = $1',
      [id],
    ),
  )
  expect(made).toBe(1)
})

test('a scan file uploaded five times at once is stored once', async () => {
  const scans = readFileSync(path.join(APRIL_FOLDER, 'scans.attlog'), 'utf8')
  const lines = scans.replaceAll('\t2026-0', '\t2025-0')
  const count = lines.trim().split('\n').length
  const upload = () => {
    const form = new FormData()
    form.append('file', new Blob([lines]), 'scans.attlog')
    return server.call('POST', '/api/attendance/scan-file', form)
  }
  const answers = await Promise.all(Array.from({ length: 5 }, upload))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const fileOf = async (id: number) => (await server.call('GET', `/api/attendance/scan-file/${id}`)).data
  const ids = answers.map(({ data }) => data.id)
  for (const id of ids) await until(async () => (await fileOf(id)).status !== 'reading')
  const files = await Promise.all(ids.map(fileOf))
  expect(files.map(({ status, bad_count }) => [status, bad_count])).toEqual(ids.map(() => ['done', 0]))
  const { stored } = await server.db.inCompany(server.companyId, (tx) =>
    tx.one(
      z.object({ stored: z.int() }),
      `select count(*) as stored from scan where scanned_at < '2026-01-01'`,
    ),
  )
  const distinct = new Map(files.map((file) => [file.id, file.stored_count]))
  expect([...distinct.values()].reduce((sum, one) => sum + one, 0)).toBe(stored)
  expect(stored).toBe(
    new Set(
      lines
        .trim()
        .split('\n')
        .map((line) => line.split('\t', 2).join()),
    ).size,
  )
  expect(files.every((file) => file.stored_count + file.repeated_count === count)).toBe(true)
})
