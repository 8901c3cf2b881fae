import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CompanyBusy, FairQueue } from './fair-queue.ts'

const LIMITS = { total: 3, perKey: 2, waiting: 4, seconds: 60 }

/** Requests a turn for each key and records in `order` which keys got one. */
function enterAll(queue: FairQueue, keys: readonly string[]) {
  const order: string[] = []
  const ends: (() => void)[] = []
  const entering = keys.map((key) =>
    queue.enter(key).then((end) => {
      order.push(key)
      ends.push(end)
    }),
  )
  return { order, ends, all: Promise.all(entering) }
}

test('one key gets only its share, and waiting keys take turns', async () => {
  const queue = new FairQueue(LIMITS)
  const { order, ends, all } = enterAll(queue, ['a', 'a', 'a', 'a', 'b', 'b', 'c'])
  await nextTurn()
  expect(order).toEqual(['a', 'a', 'b'])
  expect(queue.waiting).toBe(4)
  while (ends.length > 0) {
    ends.shift()?.()
    await nextTurn()
  }
  await all
  expect(order).toEqual(['a', 'a', 'b', 'a', 'b', 'c', 'a'])
  expect(queue.waiting).toBe(0)
})

test('too many waiting tasks of one key are refused, but not those of other keys or background work', async () => {
  const queue = new FairQueue({ ...LIMITS, perKey: 1, waiting: 1 })
  await queue.enter('a')
  const second = queue.enter('a')
  await expect(queue.enter('a')).rejects.toBeInstanceOf(CompanyBusy)
  await queue.enter('b')
  const patient = queue.enter('a', { patient: true })
  expect(queue.waiting).toBe(2)
  await Promise.race([second, patient, nextTurn()])
})

test('a task that waits too long or is cancelled leaves the queue', async () => {
  const queue = new FairQueue({ ...LIMITS, perKey: 1, seconds: 0.01 })
  const end = await queue.enter('a')
  await expect(queue.enter('a')).rejects.toBeInstanceOf(CompanyBusy)
  const stopping = new AbortController()
  const stopped = queue.enter('a', { signal: stopping.signal, patient: true })
  stopping.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  expect(queue.waiting).toBe(0)
  end()
  await queue.enter('a')
})
