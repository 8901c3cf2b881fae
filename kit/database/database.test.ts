import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Kip } from '#kit/contract/scalars.ts'
import { CountRow } from './row-types.ts'
import { withTestDatabase } from './testing.ts'

const db = withTestDatabase(async (made) => {
  await made.asOwner((client) =>
    client.query(`
      create table note (company_id int not null, id bigint generated always as identity, body text, sum bigint, day date, rate numeric,
        primary key (company_id, id));
      select install_tenancy('note');`),
  )
})

test('a transaction is committed when it returns and rolled back when it throws', async () => {
  await db().inCompany(1, (tx) => tx.execute("insert into note (company_id, body) values (1, 'kept')"))
  const failing = db().inCompany(1, async (tx) => {
    await tx.execute("insert into note (company_id, body) values (1, 'dropped')")
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  const bodies = await db().inCompany(1, (tx) => tx.unknownRows('select body from note where company_id = 1'))
  expect(bodies).toEqual([{ body: 'kept' }])
})

test('kip are returned as numbers, days and rates as text, instants as Date, also in arrays', async () => {
  const [row] = await db().asProvider((tx) =>
    tx.unknownRows(`select 9007199254740991::int8 as kip, date '2024-02-29' as day, 0.055::numeric as rate,
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
  const unsafe = db().asProvider((tx) =>
    tx.one(z.object({ kip: Kip }), 'select 9007199254740992::int8 as kip'),
  )
  await expect(unsafe).rejects.toThrow('beyond the safe integers')
})

test('one and maybeOne check the number of rows', async () => {
  await db().asProvider(async (tx) => {
    await expect(tx.one(CountRow, 'select 1 as count where false')).rejects.toThrow(
      'Expected one row, found 0',
    )
    expect(await tx.maybeOne(CountRow, 'select 1 as count where false')).toBeNull()
    await expect(tx.maybeOne(CountRow, 'select generate_series(1, 2) as count')).rejects.toThrow(
      'at most one row, found 2',
    )
  })
})

test('a transaction that has ended cannot be used, because its connection can serve another company', async () => {
  const leaked = await db().inCompany(1, async (tx) => tx)
  await expect(leaked.unknownRows('select 1')).rejects.toThrow('has ended')
})

test('ignoring the error of a failed statement does not look like success', async () => {
  const swallowed = db().inCompany(1, async (tx) => {
    await tx.execute('select 1 / 0').catch(() => {})
  })
  await expect(swallowed).rejects.toThrow('rolled back')
})

test('afterCommit runs after the commit, and never after a rollback', async () => {
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

test('two conflicting transactions both succeed with retries', async () => {
  await db().inCompany(4, (tx) => tx.execute('insert into note (company_id, sum) values (4, 0)'))
  const add = () =>
    db().inCompany(
      4,
      async (tx) => {
        const { sum } = await tx.one(z.object({ sum: Kip }), 'select sum from note where company_id = 4')
        await tx.execute('update note set sum = $1 where company_id = 4', [sum + 1])
      },
      { retry: true, isolation: 'serializable' },
    )
  await Promise.all([add(), add(), add()])
  const sums = await db().inCompany(4, (tx) => tx.unknownRows('select sum from note where company_id = 4'))
  expect(sums).toEqual([{ sum: 3 }])
})

test('a read-only transaction does not write', async () => {
  const writing = db().inCompany(1, (tx) => tx.execute('delete from note'), { readOnly: true })
  await expect(writing).rejects.toMatchObject({ code: '25006' })
})

test('a commit waits for the disk unless losing its data is acceptable', async () => {
  const read = (options: { mayBeLost?: boolean }) =>
    db().asProvider(
      (tx) => tx.unknownRows(`select setting, source from pg_settings where name = 'synchronous_commit'`),
      options,
    )
  expect(await read({ mayBeLost: true })).toEqual([{ setting: 'off', source: 'session' }])
  expect((await read({}))[0]?.source).toBe('configuration file')
})

test('begin and each setting are separate queries', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await db().inCompany(7, (tx) => tx.execute('select'))
    const texts = sent.mock.calls.map(([query]) => {
      const config: unknown = query
      return typeof config === 'string' ? config : (config as pg.QueryConfig).text
    })
    expect(texts.filter((text) => text.includes(';'))).toEqual([])
    expect(texts).toContain('set local app.company_id = 7')
    expect(texts.filter((text) => text.includes('app.device'))).toEqual([])
  } finally {
    sent.mockRestore()
  }
})

test('a connection with an idle open transaction is closed after five minutes', async () => {
  const rows = await db().inCompany(1, (tx) =>
    tx.unknownRows("select current_setting('idle_in_transaction_session_timeout') as after"),
  )
  expect(rows).toEqual([{ after: '5min' }])
})

test('a company id that is not a positive integer never reaches the database', async () => {
  for (const wrong of [0, -1, 1.5, Number.NaN, 2 ** 31, '1; drop table note' as unknown as number])
    expect(() => db().bulk(wrong)).toThrow('Not a company')
  await expect(db().inCompany('1 or true' as unknown as number, async () => 1)).rejects.toThrow(
    'Not a company',
  )
})
