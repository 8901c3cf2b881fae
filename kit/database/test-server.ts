import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { ConnectionConfig } from './connection.ts'
import { prepareAsOwner } from './database.ts'
import { removeEmbeddedServer, startEmbeddedServer } from './embedded-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The owner's connection to the template: the migrated, empty database that tests copy. */
    testTemplate: ConnectionConfig
  }
}

/** Nothing in it outlives the run, so nothing needs to reach the disk. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** vitest globalSetup: one PostgreSQL for the whole run, with a migrated template; stopped and removed at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'champa-test-'))
  const server = await startEmbeddedServer({ dataDir, settings })
  const teardown = async () => {
    await server.stop()
    removeEmbeddedServer(dataDir)
  }
  try {
    project.provide('testTemplate', await makeTemplate(server.ownerUrl))
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

async function makeTemplate(owner: ConnectionConfig): Promise<ConnectionConfig> {
  const template = { ...owner, database: 'champa_template' }
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query(`create database ${template.database}`)
    await prepareAsOwner(template)
    // Nobody may sit in a template while it is copied.
    await client.query(`alter database ${template.database} with is_template true allow_connections false`)
  } finally {
    await client.end()
  }
  return template
}
