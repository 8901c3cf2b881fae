import { tmpdir } from 'node:os'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Database } from '#kit/database/database.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { addHealth } from '../health.ts'

const database = withTestDatabase()

async function ready(db: Database, readySeconds = 2, dataDir?: string) {
  const app = Fastify()
  addHealth(app, { db, readySeconds, dataDir })
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

// The file system /proc reports no free bytes.
test.runIf(process.platform === 'linux')(
  'a disk with less than 64 MB is reported before PostgreSQL stops; the disk of another server is not known',
  async () => {
    expect(await ready(database(), 2, '/proc')).toEqual([503, 'disk full'])
    expect(await ready(database(), 2, tmpdir())).toEqual([200, 'ready'])
    expect(await ready(database())).toEqual([200, 'ready'])
  },
)

test('a database that hangs is not ready after the time limit', async () => {
  await database().asOwner(async (owner) => {
    await owner.query('begin')
    await owner.query('lock table installation_fact in access exclusive mode')
    expect(await ready(database(), 0.2)).toEqual([503, 'database too slow'])
    await owner.query('rollback')
  })
})

test('simultaneous requests, and those shortly after, share one write', async () => {
  await database().asOwner((owner) =>
    owner.query(`
      create table ready_write (at timestamptz);
      create function count_write() returns trigger language plpgsql security definer as
        $$ begin insert into ready_write values (now()); return new; end $$;
      create trigger count_write after insert or update on installation_fact for each row execute function count_write()`),
  )
  const app = Fastify()
  addHealth(app, { db: database() })
  const ask = async () => (await app.inject({ url: '/ready' })).statusCode
  expect(await Promise.all(Array.from({ length: 200 }, ask))).toEqual(Array(200).fill(200))
  expect(await ask()).toBe(200)
  const { rows } = await database().asOwner((owner) =>
    owner.query('select count(*)::int as writes from ready_write'),
  )
  // More than one only where 200 answers take longer than the time for which one is given again.
  expect(rows[0].writes).toBeLessThanOrEqual(20)
})
