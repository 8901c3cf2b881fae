import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { restoreBackup } from '#kit/database/backup/restore-backup.ts'
import { writeBackup } from '#kit/database/backup/write-backup.ts'
import { connectDatabase, type Database } from '#kit/database/database.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { diskStore } from '#kit/server/files/disk-store.ts'
import type { FileStore } from '#kit/server/files/file-store.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { openTwoCompanies, PASSWORD } from './two-companies.test-data.ts'

const source = withTestDatabase()
const dir = mkdtempSync(path.join(tmpdir(), 'champa-backup-files-'))
const file = path.join(dir, 'whole.backup')
const store = diskStore(path.join(dir, 'source'))
const targetName = `restore_files_${process.pid}`
const target = { ...inject('testTemplate'), database: targetName }

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ ...target, database: 'postgres' })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

beforeAll(() => administer(`create database ${targetName} template template0`))
afterAll(async () => {
  rmSync(dir, { recursive: true })
  await administer(`drop database ${targetName} with (force)`)
})

const serve = (db: Database, files: FileStore) =>
  startServer({
    db,
    host: '127.0.0.1',
    port: 0,
    log: pino({ level: 'silent' }),
    files: { store: files, quotaBytes: 1e8 },
  })

async function signIn({ url }: RunningServer): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@champa.test', password: PASSWORD }),
  })
  return `Bearer ${((await response.json()) as { access_token: string }).access_token}`
}

/** Gives the first employee of the company a picture. Returns its path. */
async function addPicture({ url }: RunningServer, authorization: string): Promise<string> {
  const call = async (method: string, place: string, body?: FormData | string) => {
    const headers = { authorization, ...(typeof body === 'string' && { 'content-type': 'application/json' }) }
    const response = await fetch(`${url}/api${place}`, { method, headers, ...(body ? { body } : {}) })
    const answer = (await response.json()) as { data: { id: number }[] & { id: number } }
    expect([response.status, answer]).toEqual([200, answer])
    return answer.data
  }
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#357a4e' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(image)]), 'me.png')
  const profile = (await call('POST', '/employee/picture-file', form)).id
  const employee = { emp_number: 'P-1', name: 'ຄຳ', start_date: '2024-01-01', base_salary: 1, profile }
  const { id } = await call('POST', '/company/add-employee', JSON.stringify(employee))
  return `/api/employee/${id}/picture?size=small`
}

test('a restored server serves the uploaded picture; a damaged picture is refused', async () => {
  const world = await openTwoCompanies(source())
  await world.close()
  const first = await serve(source(), store)
  const authorization = await signIn(first)
  const picture = await addPicture(first, authorization)
  const before = await (await fetch(first.url + picture, { headers: { authorization } })).bytes()
  await first.stop()
  expect(await writeBackup(source().ownerConnection, file, store)).toMatchObject({
    files: 2,
    missingFiles: 0,
  })

  const text = gunzipSync(readFileSync(file)).toString('latin1')
  const damaged = path.join(dir, 'damaged.backup')
  writeFileSync(damaged, gzipSync(Buffer.from(text.replace('WEBP', 'WEBX'), 'latin1')))
  const restored = diskStore(path.join(dir, 'restored'))
  await expect(restoreBackup(target, damaged, restored)).rejects.toThrow('is damaged: the file')

  expect(await restoreBackup(target, file, restored)).toMatchObject({ files: 2, isWithoutFiles: false })
  const db = connectDatabase(target)
  const second = await serve(db, restored)
  const response = await fetch(second.url + picture, { headers: { authorization: await signIn(second) } })
  expect(response.status).toBe(200)
  expect(await response.bytes()).toEqual(before)
  await second.stop()
  await db.close()
})
