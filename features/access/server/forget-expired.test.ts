import pino from 'pino'
import { expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import type { JobContext } from '#kit/server/jobs.ts'
import { forgetExpired } from './forget-expired.ts'

const database = withTestDatabase((db) =>
  db.asProvider(async (tx) => {
    await tx.execute(`insert into company (company_id, name) values (1, 'Mekong')`)
    await tx.execute(`insert into account (id, email, name) overriding system value
      values (1, 'boss@champa.test', 'Boss'), (2, 'noy@champa.test', 'Noy')`)
  }),
)
const provider = (sql: string) => database().asProvider((tx) => tx.unknownRows(sql))
const names = async (sql: string) => (await provider(sql)).map(({ name }) => name)
const forget = () =>
  forgetExpired.run({}, { db: database(), log: pino({ level: 'silent' }) } as unknown as JobContext)

test('expired codes, steps and links are deleted, valid ones are not', async () => {
  await provider(`insert into password_reset (email, language, browser_hash, expires_at) values
    ('old', 'la', 'a', now() - interval '25 hours'), ('new', 'la', 'b', now() + interval '5 minutes')`)
  await provider(`insert into sign_in_step (account_id, handle_hash, expires_at) values
    (1, 'old', now() - interval '1 minute'), (1, 'new', now() + interval '5 minutes')`)
  await provider(`insert into sign_in_link (account_id, email, token_hash, asks_password, expires_at) values
    (1, 'old', 'a', true, now() - interval '31 days'), (1, 'new', 'b', true, now() - interval '1 day')`)
  await forget()
  expect(await names('select email as name from password_reset')).toEqual(['new'])
  expect(await names(`select convert_from(handle_hash, 'UTF8') as name from sign_in_step`)).toEqual(['new'])
  expect(await names('select email as name from sign_in_link')).toEqual(['new'])
})

test('of the expired sessions only the newest remains, and an entry into a company is ended', async () => {
  await provider(`insert into session (account_id, token_hash, user_agent, last_seen_at, expires_at,
      entered_company_id, entered_at, entered_until, entered_reason)
    select account, name::bytea, name, now() + ends - interval '1 hour', now() + ends, company,
      case when company is not null then now() + ends - interval '1 hour' end, case when company is not null then now() + ends end, case when company is not null then 'Ticket 7' end
    from (values (1, 'oldest', interval '-9 days', null), (1, 'inside', interval '-8 days', 1), (1, 'open', interval '1 hour', null),
      (2, 'older', interval '-3 days', null), (2, 'last', interval '-2 days', null)) as given (account, name, ends, company)`)
  await forget()
  expect(await names('select user_agent as name from session order by last_seen_at desc')).toEqual([
    'open',
    'last',
  ])
  expect(
    await provider(`select actor as name, action, company_id, after ->> 'reason' as reason from audit_entry
      where company_id = 1`),
  ).toEqual([{ name: 'Boss · boss@champa.test', action: 'leave', company_id: 1, reason: 'Ticket 7' }])
})
