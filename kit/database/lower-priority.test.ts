import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { connectDatabase, type Database, joinDatabase } from './database.ts'
import { LOW_PRIORITY } from './lower-priority.ts'
import { withTestDatabase } from './testing.ts'

const database = withTestDatabase()

const priorityOf = async (db: Database) => {
  const { pid } = await db.asProvider((tx) =>
    tx.one(z.object({ pid: z.int() }), 'select pg_backend_pid() as pid'),
  )
  const group = `/proc/${pid}/autogroup`
  return {
    own: getPriority(pid),
    group: existsSync(group) ? Number(readFileSync(group, 'utf8').split('nice ')[1]) : null,
  }
}

test.runIf(process.platform === 'linux')('PostgreSQL processes background work after the calls', async () => {
  const calls = connectDatabase(database().ownerConnection, { checkRows: true })
  const background = joinDatabase(calls.shared, () => {})
  const usual = await priorityOf(calls)
  expect(usual.own).toBeLessThan(LOW_PRIORITY)
  const low = { own: LOW_PRIORITY, group: usual.group === null ? null : LOW_PRIORITY }
  expect(usual.group).not.toBe(LOW_PRIORITY)
  expect(await priorityOf(background)).toEqual(low)
  await Promise.all([calls.close(), background.close()])
})
