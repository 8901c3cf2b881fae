import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { requestCalculation } from './calculation/calculation-record.ts'
import { calculateRunNow } from './index.ts'
import { newRun, openWorld, type World } from './payroll-world.test-data.ts'

const database = withTestDatabase()
const actor = { accountId: null, name: 'test' }
let world: World
let id: number

beforeAll(async () => {
  world = await openWorld(database())
  id = await newRun(world, '2026-03')
  await calculateRunNow(database(), 1, id, actor)
})
afterAll(() => world.close())

/** Requests a calculation after a change of the latest one, and undoes both. */
async function pressAfter(change: string): Promise<boolean> {
  let isNew = false
  const undone = database().inCompany(1, async (tx) => {
    await tx.execute(`update payroll_calculation set ${change} where company_id = 1 and run_id = $1`, [id])
    isNew = (await requestCalculation(tx, 1, id, { status: 'queued', actor, waited: 2000 })).isNew
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  return isNew
}

test('a calculation that ended while the request waited answers it, one that ended in the future does not', async () => {
  expect(await pressAfter(`finished_at = clock_timestamp() - interval '1 second'`)).toBe(false)
  expect(await pressAfter(`finished_at = clock_timestamp() + interval '1 hour'`)).toBe(true)
})

test('a calculation with a heartbeat in the future belongs to a killed process', async () => {
  const running = `status = 'running', finished_at = null, heartbeat_at = clock_timestamp()`
  expect(await pressAfter(running)).toBe(false)
  expect(await pressAfter(`${running} + interval '4 minutes'`)).toBe(true)
  expect(await pressAfter(`${running} - interval '4 minutes'`)).toBe(true)
})
