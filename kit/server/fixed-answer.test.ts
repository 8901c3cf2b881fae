import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveFixedAnswer } from './fixed-answer.ts'

test('a fixed answer is the same compressed or plain, and is not sent again to a client that has it', async () => {
  const app = Fastify()
  const text = JSON.stringify({ words: 'ສະບາຍດີ'.repeat(100) })
  await serveFixedAnswer(app, { url: '/fixed.json', type: 'application/json', text })
  const plain = await app.inject({ url: '/fixed.json' })
  const packed = await app.inject({ url: '/fixed.json', headers: { 'accept-encoding': 'gzip, br' } })
  expect(plain.body).toBe(text)
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(text)
  const again = await app.inject({
    url: '/fixed.json',
    headers: { 'if-none-match': `${packed.headers.etag}` },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
