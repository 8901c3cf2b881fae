import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveScreens } from './static-files.ts'

const SCRIPT = 'console.log("Champa")\n'.repeat(100)
const root = mkdtempSync(path.join(tmpdir(), 'champa-screens-'))
mkdirSync(path.join(root, 'assets'))
writeFileSync(path.join(root, 'index.html'), '<!doctype html>')
for (const name of ['first-1234567.js', 'second-1234567.js'])
  writeFileSync(path.join(root, 'assets', name), SCRIPT)
writeFileSync(path.join(root, 'assets', 'first-1234567.js.br'), brotliCompressSync(SCRIPT))
const app = fastify()
await serveScreens(app, root)
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

const load = (name: string, encodings: string) =>
  app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encodings } })

test('a file with a compressed copy is sent compressed to browsers that accept it', async () => {
  const answer = await load('first-1234567.js', 'gzip, deflate, br')
  expect(answer.headers).toMatchObject({
    ...{ 'content-encoding': 'br', 'content-type': 'application/javascript; charset=utf-8' },
    ...{ vary: 'accept-encoding', 'cache-control': 'public, max-age=31536000, immutable' },
  })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT)
})

test('other browsers, and files without a copy, get the file as it is', async () => {
  for (const [name, encodings] of [
    ['first-1234567.js', 'gzip'],
    ['second-1234567.js', 'br'],
  ] as const) {
    const answer = await load(name, encodings)
    expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([
      ...[200, undefined, SCRIPT],
    ])
  }
})
