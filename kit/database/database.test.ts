import { expect, test } from 'vitest'
import { createTestDatabase, withTestDatabase } from './testing.ts'

const db = withTestDatabase(async (made) => {
  await made.asOwner((client) =>
    client.query(`
      create table note (company_id int not null, id bigint generated always as identity, body text, sum bigint, day date, rate numeric,
        primary key (company_id, id));
      select install_tenancy('note');`),
  )
})

test('what a transaction wrote is there when it returns and gone when it throws', async () => {
  await db().inCompany(1, (tx) => tx.execute("insert into note (company_id, body) values (1, 'kept')"))
  const failing = db().inCompany(1, async (tx) => {
    await tx.execute("insert into note (company_id, body) values (1, 'dropped')")
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  const bodies = await db().inCompany(1, (tx) => tx.query('select body from note where company_id = 1'))
  expect(bodies).toEqual([{ body: 'kept' }])
})

test('kip come as numbers, days and rates as text, instants as Date, also in arrays', async () => {
  const row = await db().asProvider((tx) =>
    tx.one(`select 9007199254740991::int8 as kip, date '2024-02-29' as day, 0.055::numeric as rate,
                   timestamptz '2024-01-01 00:00+07' as at, array[1::int8, null] as kips, array[date '2024-02-29'] as days`),
  )
  expect(row).toEqual({
    kip: 9007199254740991,
    day: '2024-02-29',
    rate: '0.055',
    at: new Date('2023-12-31T17:00:00Z'),
    kips: [1, null],
    days: ['2024-02-29'],
  })
})

test('a sum beyond the safe integers is an error, not a wrong sum', async () => {
  const unsafe = db().asProvider((tx) => tx.one('select 9007199254740992::int8 as kip'))
  await expect(unsafe).rejects.toThrow('beyond the safe integers')
})

test('one and maybeOne hold the number of rows', async () => {
  await db().asProvider(async (tx) => {
    await expect(tx.one('select 1 where false')).rejects.toThrow('Expected one row, found 0')
    expect(await tx.maybeOne('select 1 where false')).toBeNull()
    await expect(tx.maybeOne('select generate_series(1, 2)')).rejects.toThrow('at most one row, found 2')
  })
})

test('a transaction that has ended cannot be used: its connection may serve another company', async () => {
  const leaked = await db().inCompany(1, async (tx) => tx)
  await expect(leaked.query('select 1')).rejects.toThrow('has ended')
})

test('a failed statement that was passed over is not taken for a success', async () => {
  const swallowed = db().inCompany(1, async (tx) => {
    await tx.query('select 1 / 0').catch(() => {})
  })
  await expect(swallowed).rejects.toThrow('rolled back')
})

test('work after the commit runs after it, and not at all after a rollback', async () => {
  const done: string[] = []
  await db().inCompany(3, async (tx) => {
    tx.afterCommit(() => {
      done.push('after')
    })
    done.push('inside')
  })
  await db()
    .inCompany(3, async (tx) => {
      tx.afterCommit(() => {
        done.push('never')
      })
      throw new Error('no')
    })
    .catch(() => {})
  expect(done).toEqual(['inside', 'after'])
})

test('two transactions that undo each other both succeed when they may run again', async () => {
  await db().inCompany(4, (tx) => tx.execute('insert into note (company_id, sum) values (4, 0)'))
  const add = () =>
    db().inCompany(
      4,
      async (tx) => {
        const { sum } = await tx.one<{ sum: number }>('select sum from note where company_id = 4')
        await tx.execute('update note set sum = $1 where company_id = 4', [sum + 1])
      },
      { retry: true, isolation: 'serializable' },
    )
  await Promise.all([add(), add(), add()])
  expect(await db().inCompany(4, (tx) => tx.one('select sum from note where company_id = 4'))).toEqual({
    sum: 3,
  })
})

test('a read-only transaction does not write', async () => {
  const writing = db().inCompany(1, (tx) => tx.execute('delete from note'), { readOnly: true })
  await expect(writing).rejects.toMatchObject({ code: '25006' })
})

test('a company that is not a positive integer never reaches the database', async () => {
  for (const wrong of [0, -1, 1.5, Number.NaN, 2 ** 31, '1; drop table note' as unknown as number])
    expect(() => db().bulk(wrong)).toThrow('Not a company')
  await expect(db().inCompany('1 or true' as unknown as number, async () => 1)).rejects.toThrow(
    'Not a company',
  )
})

test('a test database is made and dropped in well under a second', async () => {
  let quickest = Number.POSITIVE_INFINITY
  for (let i = 0; i < 3; i++) {
    const started = performance.now()
    const own = await createTestDatabase()
    await own.ping()
    await own.drop()
    quickest = Math.min(quickest, performance.now() - started)
  }
  expect(quickest).toBeLessThan(1000)
})
