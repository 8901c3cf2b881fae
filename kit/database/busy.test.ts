import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database, DatabaseUnavailable, type Tx } from './database.ts'
import { type FreezingProxy, openFreezingProxy } from './freezing-proxy.test-support.ts'
import { withTestDatabase } from './testing.ts'

const database = withTestDatabase((db) =>
  db.asProvider(async (tx) => {
    await tx.execute(`insert into company (company_id, name) values (1, 'Mekong'), (2, 'Namkhan')`)
  }),
)
const LOCK = { exclusive: { lock: 4711 } }
const selectOnce = (tx: Tx) => tx.execute('select')

/** Starts exclusive work of company 1 and returns the function that ends it. */
async function holdLock(db: Database) {
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  const work = async () => {
    begin()
    await isOver
  }
  const ended = db.inCompany(1, work, LOCK)
  await hasBegun
  return async () => {
    letGo()
    await ended
  }
}

test.each(['the same process', 'another process'])(
  'work that waits for a lock of %s holds no connection: another company is served',
  async (where) => {
    const otherDatabase = connectDatabase(database().ownerConnection, { checkRows: true })
    const release = await holdLock(where === 'another process' ? otherDatabase : database())
    let running = 0
    let most = 0
    const works = Array.from({ length: 15 }, () =>
      database().inCompany(
        1,
        async (tx) => {
          running += 1
          most = Math.max(most, running)
          await selectOnce(tx)
          running -= 1
        },
        LOCK,
      ),
    )
    await Promise.all(Array.from({ length: 30 }, () => database().inCompany(2, selectOnce)))
    expect(most).toBe(0)
    await release()
    await Promise.all(works)
    expect(most).toBe(1)
    await otherDatabase.close()
  },
)

test('exclusive work of the provider also waits without a connection', async () => {
  const otherDatabase = connectDatabase(database().ownerConnection, { checkRows: true })
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  const first = otherDatabase.asProvider(async () => {
    begin()
    await isOver
  }, LOCK)
  await hasBegun
  let hasRun = false
  const works = Array.from({ length: 15 }, () =>
    database().asProvider(async (tx) => {
      await selectOnce(tx)
      hasRun = true
    }, LOCK),
  )
  await Promise.all(Array.from({ length: 30 }, () => database().asProvider(selectOnce)))
  expect(hasRun).toBe(false)
  letGo()
  await Promise.all([first, ...works])
  expect(hasRun).toBe(true)
  await otherDatabase.close()
})

test('a company that uses its whole share of connections does not block another company', async () => {
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  const works = Array.from({ length: 20 }, () => database().inCompany(1, () => isOver))
  await database().inCompany(2, selectOnce)
  await database().asProvider(selectOnce)
  letGo()
  await Promise.all(works)
})

test('a statement is cancelled after its limit, and the connection works again', async () => {
  const limited = database().withLimits({ statementSeconds: 0.05, patient: false })
  const slow = limited.inCompany(1, (tx) => tx.execute('select pg_sleep(60)'))
  await expect(slow).rejects.toMatchObject({ code: '57014' })
  await limited.inCompany(1, selectOnce)
})

let proxy: FreezingProxy
beforeAll(async () => {
  proxy = await openFreezingProxy(database().ownerConnection)
})
afterAll(() => proxy.close())

test('a connection that does not respond is dropped, and the next call uses a new one', async () => {
  const behind = connectDatabase(proxy.connection)
  const limited = behind.withLimits({ statementSeconds: 0.05, patient: false })
  await limited.inCompany(1, selectOnce)
  proxy.freeze()
  await expect(limited.inCompany(1, selectOnce)).rejects.toBeInstanceOf(DatabaseUnavailable)
  await limited.inCompany(1, selectOnce)
  await behind.close()
})

test('closing waits for work only for a while: a connection that does not respond is dropped', async () => {
  const behind = connectDatabase(proxy.connection, { closeSeconds: 0.05 })
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  const stalled = behind.inCompany(1, async (tx) => {
    await selectOnce(tx)
    proxy.freeze()
    begin()
    await selectOnce(tx)
  })
  const outcome = expect(stalled).rejects.toBeInstanceOf(DatabaseUnavailable)
  await hasBegun
  await behind.close()
  await outcome
})

test('`begin` is sent together with the first statement, without waiting for its answer', async () => {
  const behind = connectDatabase(proxy.connection)
  const limited = behind.withLimits({ statementSeconds: 5, patient: false })
  await limited.inCompany(1, selectOnce)
  const [inner, outer] = proxy.sockets.slice(-2) as [Socket, Socket]
  // Answers are held back until the statement was sent.
  outer.unpipe(inner)
  inner.on('data', (sent) => {
    if (sent.includes('as company')) outer.pipe(inner)
  })
  const scope = await limited.inCompany(1, (tx) =>
    tx.unknownRows(`select current_setting('app.company_id') as company`),
  )
  expect(scope).toEqual([{ company: '1' }])
  await behind.close()
})
