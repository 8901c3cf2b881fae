import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { defineJob, type Job, type Jobs, startJobs } from './jobs.ts'

const database = withTestDatabase((db) =>
  db.asProvider(async (tx) => {
    await tx.execute(`insert into company (company_id, name) values (1, 'Mekong')`)
  }),
)
const log = pino({ level: 'silent' })
const running: Jobs[] = []
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
})

/** A job that records its data and lets the test wait for it. */
function recordingJob(name: string, failures = 0, options: Pick<Job, 'isDaily'> = {}) {
  const received: number[] = []
  const waiting: (() => void)[] = []
  let failuresLeft = failures
  const job = defineJob<{ value: number }>({
    name,
    ...options,
    run: async ({ value }) => {
      if (failuresLeft-- > 0) throw new Error('lost for a moment')
      received.push(value)
      for (const wake of waiting.splice(0)) wake()
    },
  })
  const next = () => new Promise<void>((resolve) => waiting.push(resolve))
  return { job, received, next }
}

test('a job runs after its transaction has committed, and never after a rollback', async () => {
  const { job, received, next } = recordingJob('note')
  const jobs = await startJobs(database(), [job as never], log)
  running.push(jobs)
  const failed = database().inCompany(1, async (tx) => {
    await jobs.send(tx, job, { value: 1 })
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  const ran = next()
  await database().inCompany(1, (tx) => jobs.send(tx, job, { value: 2 }))
  await ran
  expect(received).toEqual([2])
})

test('a job with a temporary error is retried automatically', async () => {
  const { job, received, next } = recordingJob('retry', 1)
  const jobs = await startJobs(database(), [job as never], log)
  running.push(jobs)
  const ran = next()
  await database().inCompany(1, (tx) => jobs.send(tx, job, { value: 7 }))
  await ran
  expect(received).toEqual([7])
})

test('a failing job writes a log line with its company', async () => {
  const { job, next } = recordingJob('failing', 1)
  const lines: Record<string, unknown>[] = []
  const heard = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const jobs = await startJobs(database(), [job as never], heard)
  running.push(jobs)
  const ran = next()
  const data = { value: 7, companyId: 1 }
  await database().inCompany(1, (tx) => jobs.send(tx, job, data))
  await ran
  const failed = { msg: 'job failed and will be retried', job: 'failing', companyId: 1 }
  expect(lines).toContainEqual(expect.objectContaining({ ...failed, err: expect.anything() }))
})

test('jobs queued while no process is running are done by the next process', async () => {
  const first = recordingJob('later')
  const stopped = await startJobs(database(), [first.job as never], log)
  await stopped.stop()
  await database().inCompany(1, (tx) => stopped.send(tx, first.job, { value: 3 }))
  const second = recordingJob('later')
  const ran = second.next()
  running.push(await startJobs(database(), [second.job as never], log))
  await ran
  expect(first.received).toEqual([])
  expect(second.received).toEqual([3])
})

test('daily jobs run automatically, once a day, however often a process starts', async () => {
  const { job, next } = recordingJob('daily', 0, { isDaily: true })
  const ran = next()
  running.push(await startJobs(database(), [job as never], log))
  await ran
  for (const _ of [1, 2]) running.push(await startJobs(database(), [job as never], log))
  const queued = await database().inCompany(1, (tx) =>
    tx.unknownRows(`select name from pgboss.job where name = 'daily'`),
  )
  expect(queued).toHaveLength(1)
})
