import pino from 'pino'
import { expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { forgetOldKeys } from './idempotency.ts'
import type { Job, JobContext } from './jobs.ts'
import { forgetKeptMail } from './mail/forget-kept-mail.ts'

const database = withTestDatabase()

const run = (job: Job) => {
  const context = { db: database(), log: pino({ level: 'silent' }), signal: new AbortController().signal }
  return job.run({}, context as unknown as JobContext)
}
const provider = (sql: string) => database().asProvider((tx) => tx.unknownRows(sql))

test('stored answers are deleted after two days, younger ones are still repeated', async () => {
  await provider(`insert into idempotency_key (account_id, key, route, request_hash, status, answer, created_at)
    select 1, 'key-of-' || hours || '-hours', 'POST /x', '', 200, '{}', now() - make_interval(hours => hours)
    from unnest(array[1, 47, 49, 500]) hours`)
  await run(forgetOldKeys)
  expect(await provider('select key from idempotency_key order by created_at desc')).toEqual([
    { key: 'key-of-1-hours' },
    { key: 'key-of-47-hours' },
  ])
})

test('the body of kept mail is deleted after 30 days, or when its link or code expires; waiting mail keeps it', async () => {
  await provider(`insert into mail (to_address, subject, body, status, opens_account, opens_until, created_at)
    select 'noy@champa.test', name, 'words', status, hours is not null, now() + make_interval(hours => hours),
      now() - make_interval(days => days)
    from (values ('new', 'kept', null, 29), ('old', 'kept', null, 31), ('link', 'kept', 1, 6),
      ('expired link', 'kept', -1, 1), ('waiting', 'waiting', null, 90)) as sample (name, status, hours, days)`)
  await run(forgetKeptMail)
  expect(await provider('select subject, body from mail order by id')).toEqual([
    { subject: 'new', body: 'words' },
    { subject: 'old', body: '' },
    { subject: 'link', body: 'words' },
    { subject: 'expired link', body: '' },
    { subject: 'waiting', body: 'words' },
  ])
})
