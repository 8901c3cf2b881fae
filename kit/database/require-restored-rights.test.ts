import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConnectionConfig } from './connection.ts'
import { openDatabase } from './database.ts'
import { removeUnusedServer } from './embedded/remove.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import { queryOnce } from './query-once.test-support.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'champa-server-'))
let server: EmbeddedServer
let owner: ConnectionConfig
beforeAll(async () => {
  chmodSync(dataDir, 0o711)
  server = await startEmbeddedServer({ dataDir })
  owner = server.ownerUrl
})
afterAll(async () => {
  await server?.stop()
  await removeUnusedServer(dataDir)
})

const open = () => openDatabase({ ownerConfig: owner })

test('a database restored from a plain dump, without roles or without rights, is refused with the remedy', async () => {
  const db = await open()
  await db.close()
  // What pg_dump leaves out, or psql reports as failed statements: roles, and the rights of roles that do not exist.
  await queryOnce(owner, 'drop owned by champa_app, champa_bulk')
  await queryOnce(owner, 'drop role champa_app, champa_bulk')
  await expect(open()).rejects.toThrow(
    /no role champa_app, champa_bulk\. A dump .* contains no roles\. Create them/,
  )
  await queryOnce(owner, 'create role champa_app login')
  await queryOnce(owner, 'create role champa_bulk login bypassrls')
  await expect(open()).rejects.toThrow(
    /champa_app has no right to \d+ tables: .* champa backup and restore\.$/,
  )
})
