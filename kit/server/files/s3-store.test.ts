import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AppError } from '#kit/contract/errors.ts'
import { fileKey } from './file-store.ts'
import { openFiles } from './open-file-store.ts'
import { s3Store } from './s3-store.ts'
import { storedKeys } from './stored-keys.test-data.ts'

const NAME = '5b1f6f1e-3c2f-4e0b-9d57-0a4b6c8d9e10'
const root = mkdtempSync(path.join(tmpdir(), 'champa-s3-'))
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory: root,
  silent: true,
  configureBuckets: [{ name: 'champa', configs: [] }],
})
let endpoint = ''

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
  rmSync(root, { recursive: true })
})

const storeOf = (bucket: string, at = endpoint) => s3Store(new URL(`s3://${bucket}?endpoint=${at}`))
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

test('stores, lists by company and deletes files below its prefix', async () => {
  const store = storeOf('champa/files')
  const [seven, eight] = [fileKey(7, NAME, 'small'), fileKey(8, NAME)]
  await store.put(seven, Buffer.from('seven'))
  await store.put(eight, Buffer.from([0, 255, 1]))
  expect(String(await store.get(seven))).toBe('seven')
  expect(await store.get(eight)).toEqual(Buffer.from([0, 255, 1]))
  expect(await storedKeys(store, 7)).toEqual([seven])
  expect(await storedKeys(storeOf('champa'), 7)).toEqual([])
  await store.delete(seven)
  await store.delete(seven)
  expect(await store.get(seven)).toBeNull()
  expect(await storedKeys(store, 7)).toEqual([])
})

test('a missing bucket, wrong credentials and an unreachable storage are `files_unavailable`', async () => {
  const key = fileKey(7, NAME)
  expect(await codeOf(storeOf('nowhere').put(key, Buffer.from('x')))).toBe('files_unavailable')
  expect(await codeOf(storeOf('champa', 'http://127.0.0.1:1').get(key))).toBe('files_unavailable')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody')
  expect(await codeOf(storeOf('champa').put(key, Buffer.from('x')))).toBe('files_unavailable')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
})

test('the server starts with a readable bucket and reports the reason otherwise', async () => {
  const open = (bucket: string) =>
    openFiles({ dataDir: root, filesUrl: `s3://${bucket}?endpoint=${endpoint}`, filesQuota: 5 })
  const { store } = await open('champa')
  await store.put(fileKey(9, NAME), Buffer.from('nine'))
  expect(await storedKeys(store, 9)).toEqual([fileKey(9, NAME)])
  await expect(open('nowhere')).rejects.toThrow('The file storage in FILES_URL cannot be read: ')
})

test('refuses keys that it did not create', async () => {
  await expect(storeOf('champa').get('7/../8/x')).rejects.toThrow(TypeError)
})
