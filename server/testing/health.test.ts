import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Database } from '#kit/database/database.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { addHealth } from '../health.ts'

const database = withTestDatabase()

async function ready(db: Database, readySeconds = 2) {
  const app = Fastify()
  addHealth(app, { db, readySeconds })
  const answer = await app.inject({ url: '/ready' })
  return [answer.statusCode, answer.json().status]
}

test('a process whose database accepts writes is ready', async () => {
  expect(await ready(database())).toEqual([200, 'ready'])
})

test('a database that accepts reads but no writes is not ready', async () => {
  await database().asOwner((owner) =>
    owner.query(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception using errcode = '53100', message = 'no space left'; end $$;
      create trigger refuse before insert or update on installation_fact for each row execute function refuse()`),
  )
  expect(await ready(database())).toEqual([503, 'disk full'])
  await database().asOwner((owner) => owner.query('drop trigger refuse on installation_fact'))
})

test('a database that hangs is not ready after the time limit', async () => {
  await database().asOwner(async (owner) => {
    await owner.query('begin')
    await owner.query('lock table installation_fact in access exclusive mode')
    expect(await ready(database(), 0.2)).toEqual([503, 'database too slow'])
    await owner.query('rollback')
  })
})
