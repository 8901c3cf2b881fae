import { expect, test } from 'vitest'
import { openListener } from './listener.ts'
import { payloadsOf } from './notifier.ts'
import { withTestDatabase } from './testing.ts'
import { until } from './until.test-support.ts'

const database = withTestDatabase()

test('topics of commits are told together, once each; those of a rollback never', async () => {
  const messages: (readonly string[])[] = []
  const listener = await openListener(database().appConnection, {
    channel: 'test_news',
    onTopics: (topics) => messages.push(topics),
    onGap: () => {},
    log: () => {},
  })
  const failing = database().asProvider(async (tx) => {
    tx.notifyAfterCommit('test_news', ['rolled back'])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  for (const topic of ['a', 'b', 'a'])
    await database().asProvider(async (tx) => tx.notifyAfterCommit('test_news', [topic]))
  await until(async () => messages.length > 0)
  await listener.close()
  expect(messages).toEqual([['a', 'b']])
})

test('many topics are split below the limit of PostgreSQL, none is lost', () => {
  const topics = Array.from({ length: 5000 }, (_, at) => `ສາຂາ ${at}`)
  const payloads = payloadsOf(topics)
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000)
  expect(payloads.flatMap((payload) => payload.split('\n'))).toEqual(topics)
  expect(payloadsOf([])).toEqual([])
})
