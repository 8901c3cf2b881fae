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

test('the body of kept mail is deleted after 30 days, of mail with sign-in links after 7; waiting mail keeps it', async () => {
  await provider(`insert into mail (to_address, subject, body, status, opens_account, created_at)
    select 'noy@champa.test', name, 'words', status, opens_account, now() - make_interval(days => days)
    from (values ('new', 'kept', false, 29), ('old', 'kept', false, 31), ('link', 'kept', true, 6),
      ('old link', 'kept', true, 8), ('waiting', 'waiting', false, 90)) as sample (name, status, opens_account, days)`)
  await run(forgetKeptMail)
  expect(await provider('select subject, body from mail order by id')).toEqual([
    { subject: 'new', body: 'words' },
    { subject: 'old', body: '' },
    { subject: 'link', body: 'words' },
    { subject: 'old link', body: '' },
    { subject: 'waiting', body: 'words' },
  ])
})
