import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database, DatabaseUnavailable, type Tx } from './database.ts'
import { withTestDatabase } from './testing.ts'

const database = withTestDatabase((db) =>
  db.asProvider(async (tx) => {
    await tx.execute(`insert into company (company_id, name) values (1, 'Mekong'), (2, 'Namkhan')`)
  }),
)
const LOCK = { exclusive: { lock: 4711 } }
const askOnce = (tx: Tx) => tx.execute('select')

/** Exclusive work of company 1 that goes on until it is let go. */
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
    const other = connectDatabase(database().ownerConnection, { checkRows: true })
    const release = await holdLock(where === 'another process' ? other : database())
    let running = 0
    let most = 0
    const works = Array.from({ length: 15 }, () =>
      database().inCompany(
        1,
        async (tx) => {
          running += 1
          most = Math.max(most, running)
          await askOnce(tx)
          running -= 1
        },
        LOCK,
      ),
    )
    await Promise.all(Array.from({ length: 30 }, () => database().inCompany(2, askOnce)))
    expect(most).toBe(0)
    await release()
    await Promise.all(works)
    expect(most).toBe(1)
    await other.close()
  },
)

test('a company that keeps its share of the connections busy does not stop another', async () => {
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  const works = Array.from({ length: 20 }, () => database().inCompany(1, () => isOver))
  await database().inCompany(2, askOnce)
  await database().asProvider(askOnce)
  letGo()
  await Promise.all(works)
})

test('a statement ends after its limit, and the connection serves again', async () => {
  const limited = database().withLimits({ statementSeconds: 0.05, patient: false })
  const slow = limited.inCompany(1, (tx) => tx.execute('select pg_sleep(60)'))
  await expect(slow).rejects.toMatchObject({ code: '57014' })
  await limited.inCompany(1, askOnce)
})

/** A proxy before PostgreSQL whose connections can be frozen: they stay open and carry nothing any more. Sockets come in pairs. */
let proxy: Server
const sockets: Socket[] = []
beforeAll(async () => {
  const { host, port } = database().ownerConnection
  proxy = createServer((inner) => {
    const outer = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    sockets.push(inner, outer)
    inner.pipe(outer).pipe(inner)
    for (const socket of [inner, outer]) socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  proxy.close()
})

test('a connection that no longer answers is given up, and the next call takes a new one', async () => {
  const { port } = proxy.address() as { port: number }
  const behind = connectDatabase({ ...database().ownerConnection, host: '127.0.0.1', port })
  const limited = behind.withLimits({ statementSeconds: 0.05, patient: false })
  await limited.inCompany(1, askOnce)
  for (const socket of sockets) socket.unpipe().pause()
  await expect(limited.inCompany(1, askOnce)).rejects.toBeInstanceOf(DatabaseUnavailable)
  await limited.inCompany(1, askOnce)
  await behind.close()
})

test('a transaction is opened together with its first statement: nobody waits for the answer to `begin`', async () => {
  const { port } = proxy.address() as { port: number }
  const behind = connectDatabase({ ...database().ownerConnection, host: '127.0.0.1', port })
  const limited = behind.withLimits({ statementSeconds: 5, patient: false })
  await limited.inCompany(1, askOnce)
  const [inner, outer] = sockets.slice(-2) as [Socket, Socket]
  // No answer comes back before the statement itself was sent.
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
