import { expect, test } from 'vitest'
import { withSessionLock } from './session-lock.ts'
import { withTestDatabase } from './testing.ts'

const database = withTestDatabase()

test('with the same lock, the second work starts when the first has ended, even if it has many transactions', async () => {
  const { appConnection } = database()
  const order: string[] = []
  const waiting = Promise.withResolvers<void>()
  let second = Promise.resolve()
  await withSessionLock(appConnection, 1, async () => {
    const work = async () => void order.push('second')
    second = withSessionLock(appConnection, 1, work, waiting.resolve)
    await waiting.promise
    await database().ping()
    order.push('first')
  })
  await second
  expect(order).toEqual(['first', 'second'])
})
