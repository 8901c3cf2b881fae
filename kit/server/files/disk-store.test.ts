import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskStore } from './disk-store.ts'
import { fileKey, readKey } from './file-store.ts'
import { storedKeys } from './stored-keys.test-data.ts'

const root = mkdtempSync(path.join(tmpdir(), 'champa-disk-store-'))
const store = diskStore(root)
const NAME = '5b1f6f1e-3c2f-4e0b-9d57-0a4b6c8d9e10'
afterAll(() => rmSync(root, { recursive: true }))

test('stores, lists by company and deletes files; only the server can read them', async () => {
  const key = fileKey(7, NAME, 'small')
  await store.put(key, Buffer.from('seven'))
  await store.put(fileKey(8, NAME), Buffer.from('eight'))
  expect(String(await store.get(key))).toBe('seven')
  expect(statSync(path.join(root, '7', '5b', `${NAME}.small`)).mode & 0o777).toBe(0o600)
  expect(await storedKeys(store, 7)).toEqual([key])
  await store.delete(key)
  await store.delete(key)
  expect(await store.get(key)).toBeNull()
  expect(await storedKeys(store, 9)).toEqual([])
})

test('lists unfinished files of a killed process, so that they can be deleted', async () => {
  const key = `8/${NAME}.part`
  writeFileSync(path.join(root, '8', '5b', `${NAME}.part`), 'half')
  expect(await storedKeys(store, 8)).toContain(key)
  await store.delete(key)
  expect(readdirSync(path.join(root, '8', '5b'))).toEqual([NAME])
})

test.each(['../7/x', '7/../../etc/passwd', `7/${NAME}/../x`, `0/${NAME}`, `7/${NAME}.exe`, `/7/${NAME}`])(
  'opens no path that it did not create: %s',
  async (key) => {
    expect(() => readKey(key)).toThrow(TypeError)
    await expect(async () => store.get(key)).rejects.toThrow(TypeError)
  },
)

test.skipIf(process.platform !== 'linux')('reports a full disk and leaves no incomplete file', async () => {
  const [folder, key] = [path.join(root, '9', '5b'), fileKey(9, NAME)]
  mkdirSync(folder, { recursive: true })
  symlinkSync('/dev/full', path.join(folder, `${NAME}.part`))
  await expect(store.put(key, Buffer.from('nine'))).rejects.toMatchObject({ code: 'disk_full' })
  expect(readdirSync(folder)).toEqual([])
})
