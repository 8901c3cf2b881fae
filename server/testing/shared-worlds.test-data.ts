import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { copySharedDatabase, createTestDatabase, type TestDatabase } from '#kit/database/testing.ts'
import { until } from '#kit/database/until.test-support.ts'
import { knownCalls } from './known-calls.test-data.ts'
import type { RouteCall } from './route-calls.test-data.ts'
import {
  openTwoCompanies,
  serveTwoCompanies,
  type TwoCompanies,
  type WorldNotes,
} from './two-companies.test-data.ts'

/** Two companies with a month each, for one test file: a copy of those that the first file of the run created. `close` drops it. */
export async function openCompanies(): Promise<TwoCompanies> {
  const { db, notes } = await copyCompanies()
  return withDrop(await serveCopy(db, notes))
}

/** The same with records: a record of each kind, and every call of the product with records of the first company. */
export async function openLivedIn(): Promise<{ world: TwoCompanies; calls: RouteCall[] }> {
  const { db, notes } = await copySharedDatabase('lived_in', async () => {
    const companies = await copyCompanies()
    const world = await serveCopy(companies.db, companies.notes)
    const calls = await knownCalls(world)
    return { db: world.db, notes: { world: await closed(world), calls } }
  })
  return { world: withDrop(await serveCopy(db, notes.world)), calls: notes.calls }
}

const copyCompanies = () =>
  copySharedDatabase('two_companies', async () => {
    const db = await createTestDatabase()
    const world = await openTwoCompanies(db, filesOf(db))
    return { db, notes: await closed(world) }
  })

const filesOf = ({ ownerConnection }: TestDatabase) =>
  path.join(inject('testFolder'), `${ownerConnection.database}-files`)

async function serveCopy(db: TestDatabase, notes: WorldNotes): Promise<TwoCompanies> {
  const filesFolder = filesOf(db)
  if (existsSync(notes.filesFolder)) cpSync(notes.filesFolder, filesFolder, { recursive: true })
  return serveTwoCompanies(db, { ...notes, filesFolder })
}

/** Stops the server once its background work is done, so that no copy continues it; its database remains. */
async function closed(world: TwoCompanies): Promise<WorldNotes> {
  await world.db.asOwner((client) =>
    until(async () => {
      const waiting = `select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`
      return (await client.query(waiting)).rowCount === 0
    }),
  )
  await world.close()
  return world.notes
}

function withDrop(world: TwoCompanies): TwoCompanies {
  return {
    ...world,
    async close() {
      await world.close()
      rmSync(world.notes.filesFolder, { recursive: true, force: true })
      await world.db.drop()
    },
  }
}
