import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { ConnectionConfig } from './connection.ts'
import { prepareAsOwner } from './database.ts'
import { removeUnusedServer } from './embedded/remove.ts'
import { startEmbeddedServer } from './embedded-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The owner's connection to the template: the migrated, empty database that tests copy. */
    testTemplate: ConnectionConfig
    /** Files that the test files of a run share besides the database; removed with the server. */
    testFolder: string
  }
}

const prefix = 'champa-test-'

/** The data is removed after the run, so durability is turned off. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/**
 * vitest globalSetup: one PostgreSQL for the whole run, with a migrated template; stopped and removed at the
 * end.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const dataDir = mkdtempSync(join(tmpdir(), prefix))
  // Under root, PostgreSQL runs as another account, which must be able to enter.
  chmodSync(dataDir, 0o711)
  const server = await startEmbeddedServer({ dataDir, settings })
  const teardown = async () => {
    await server.stop()
    await removeUnusedServer(dataDir)
  }
  try {
    project.provide('testTemplate', await makeTemplate(server.ownerUrl))
    const shared = join(dataDir, 'shared')
    mkdirSync(shared)
    project.provide('testFolder', shared)
    // The workers inherit it. Code that also runs outside of vitest cannot use `inject`.
    process.env.TEST_FOLDER = shared
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

/** Removes servers left by killed test runs. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const path = join(tmpdir(), name)
    if (!name.startsWith(prefix)) continue
    // Another run can end in the meantime and remove its directory.
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - changedAt > 60_000) await removeUnusedServer(path)
  }
}

async function makeTemplate(owner: ConnectionConfig): Promise<ConnectionConfig> {
  const template = { ...owner, database: 'champa_template' }
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query(`create database ${template.database}`)
    await prepareAsOwner(template, { isOwnServer: true })
    // A template must have no connections while it is copied.
    await client.query(`alter database ${template.database} with is_template true allow_connections false`)
  } finally {
    await client.end()
  }
  return template
}
