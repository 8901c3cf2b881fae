import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { EventStream } from './event-stream.ts'

test('events have an id, a name and their data as JSON on one line', async () => {
  const stream = new EventStream(3)
  stream.send({ id: '7', event: 'state', data: { text: 'a\nb' } })
  stream.beat()
  stream.send({ data: 1 })
  stream.end()
  stream.send({ data: 'after the end' })
  expect(await text(stream.body)).toBe(
    'retry: 3000\n\nid: 7\nevent: state\ndata: {"text":"a\\nb"}\n\n: \n\ndata: 1\n\n',
  )
})

test('a client that takes nothing does not fill the memory, and gets the latest state when it reads again', async () => {
  const stream = new EventStream(3)
  for (let state = 1; state <= 50_000; state += 1) stream.send({ data: { state } })
  expect(stream.body.readableLength).toBeLessThan(100_000)
  let received = ''
  stream.body.on('data', (part) => {
    received += part
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(received).toMatch(/data: \{"state":1\}/)
  expect(received.trimEnd().endsWith('data: {"state":50000}')).toBe(true)
})

test('a client that takes nothing for a minute is disconnected; one that reads stays', () => {
  const [slow, fast] = [new EventStream(3), new EventStream(3)]
  fast.body.resume()
  for (let state = 1; state <= 5000; state += 1) slow.send({ data: { state } })
  for (const seconds of [30, 59]) for (const stream of [slow, fast]) stream.beat(Date.now() + seconds * 1000)
  expect(slow.isOpen).toBe(true)
  for (const stream of [slow, fast]) stream.beat(Date.now() + 61_000)
  expect([slow.isOpen, fast.isOpen]).toEqual([false, true])
})

test('the end of either side is told once', async () => {
  let ends = 0
  const stream = new EventStream(3)
  stream.onClose(() => {
    ends += 1
  })
  stream.body.destroy()
  stream.end()
  await new Promise((resolve) => setImmediate(resolve))
  expect(ends).toBe(1)
})
