import { expect, test } from 'vitest'
import { z } from 'zod'
import { listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute, type QueryInput } from '#kit/contract/route.ts'
import { Id, Instant } from '#kit/contract/scalars.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import type { ListDeclaration } from './list-declaration.ts'
import type { ListReading } from './list-reading.ts'
import { equals, foldedText, fromDay, fromDayAt, instant, toDay, toDayAt } from './list-sql.ts'
import { readIds, readListRow, readPage, readWhole } from './read-list.ts'

const db = withTestDatabase(async (made) => {
  await made.asOwner((client) =>
    client.query(`
      create table note (company_id integer not null, id bigint generated always as identity, code text, title text, at timestamptz, due date,
        primary key (company_id, id));
      select install_tenancy('note');
      insert into note (company_id, code, title, at, due) values
        (1, 'E-10', 'ແກ້ວ ວົງສາ', '2026-04-01T20:00:00Z', '2026-04-01'), (1, 'E-9', 'ໄຊ 100%', '2026-04-01T10:00:00Z', '2026-04-30'),
        (1, 'E-9', 'ກາ_', null, '2026-05-01'), (2, 'E-1', 'ແກ້ວ', now(), '2026-04-15');`),
  )
})

const listNotes = defineRoute({
  method: 'GET',
  path: '/note',
  summary: 'Notes.',
  access: { anyOf: [], side: 'company' },
  query: listQuery(['code', 'title', 'at'], {
    code: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    due_from: z.string().optional(),
    due_to: z.string().optional(),
  }),
  answer: listAnswer(z.object({ id: Id, code: z.string(), title: z.string(), at: Instant.nullable() })),
})

const notes: ListDeclaration<typeof listNotes> = {
  from: 'note n',
  key: ['n.id'],
  where: ['n.company_id = $1'],
  columns: { id: 'n.id', code: 'n.code', title: 'n.title', at: instant('n.at') },
  filters: {
    code: equals('n.code'),
    from: fromDayAt('n.at'),
    to: toDayAt('n.at'),
    due_from: fromDay('n.due'),
    due_to: toDay('n.due'),
  },
  search: foldedText('n.code', 'n.title'),
  sorts: { code: 'n.code collate emp_number_order', title: 'n.title collate lao', at: 'n.at' },
  order: 'code',
  indexed: ['title'],
  sums: { of: { e9: `count(*) filter (where n.code = 'E-9')` }, beside: ['code'] },
}

const readingOf = (query: QueryInput<typeof listNotes>, companyId = 1) =>
  ({
    companyId,
    language: 'la',
    today: '2026-04-02',
    query: listNotes.query.parse(query),
  }) as ListReading<never>

const page = (query: QueryInput<typeof listNotes>, companyId = 1) =>
  db().inCompany(companyId, (tx) => readPage(tx, listNotes, notes as never, readingOf(query, companyId)))
const ids = async (query: QueryInput<typeof listNotes>) => (await page(query)).data.map(({ id }) => id)

test('employee numbers are in natural order, equal ones by id, ascending and descending', async () => {
  expect(await ids({})).toEqual([2, 3, 1])
  expect(await ids({ sort: '-code' })).toEqual([1, 3, 2])
  expect(await ids({ sort: 'title' })).toEqual([3, 1, 2])
  expect(await ids({ sort: '-title' })).toEqual([2, 1, 3])
  expect(await ids({ sort: '-at' })).toEqual([1, 2, 3])
})

test('a page beyond the last one is empty and has the correct total', async () => {
  for (const sort of ['code', 'title'] as const)
    expect(await page({ page: 9, sort })).toMatchObject({ data: [], meta: { total: 3, page: 9 } })
  expect((await page({}, 2)).meta.total).toBe(1)
})

test('words are found anywhere in the text, in any spelling, and wildcards have no special meaning', async () => {
  expect(await ids({ search: 'ວົງສາ e-10' })).toEqual([1])
  expect(await ids({ search: 'ເເກ້ວ' })).toEqual([1])
  expect(await ids({ search: '100%' })).toEqual([2])
  expect(await ids({ search: '_' })).toEqual([3])
  expect(await ids({ search: 'ວົງສາ E-9' })).toEqual([])
})

test('filters by value and by days in Laos; sums ignore the filters in `beside`', async () => {
  expect(await ids({ code: 'E-9' })).toEqual([2, 3])
  // 20:00 in UTC is the next day in Laos.
  expect(await ids({ from: '2026-04-02', to: '2026-04-02' })).toEqual([1])
  expect((await page({ code: 'E-10' })).sums).toEqual({ e9: 2 })
})

test('a filter by days includes its first and its last day', async () => {
  expect(await ids({ due_from: '2026-04-01', due_to: '2026-04-30' })).toEqual([2, 1])
  expect(await ids({ due_from: '2026-04-02' })).toEqual([2, 3])
  expect(await ids({ due_to: '2026-04-29' })).toEqual([1])
})

test('instants are formatted in UTC', async () => {
  expect((await page({ search: 'ແກ້ວ' })).data).toMatchObject([{ at: '2026-04-01T20:00:00.000Z' }])
})

test('the whole list and the ids have the same filters and order', async () => {
  await db().inCompany(1, async (tx) => {
    const reading = readingOf({ sort: '-code', search: 'e-9' })
    const rows = await readWhole(tx, listNotes, notes as never, reading, 10)
    expect(rows.map((row) => (row as { id: number }).id)).toEqual([3, 2])
    expect(await readIds(tx, notes as never, reading, 1)).toEqual({ total: 2, ids: [3] })
    await expect(readWhole(tx, listNotes, notes as never, reading, 1)).rejects.toMatchObject({
      code: 'file_too_many_rows',
    })
  })
})

test('one row is read like in the list; rows of another company are not found', async () => {
  await db().inCompany(1, async (tx) => {
    const reader = { language: 'en' } as const
    expect(await readListRow(tx, listNotes, notes, reader, [2])).toMatchObject({ id: 2, title: 'ໄຊ 100%' })
    expect(await readListRow(tx, listNotes, notes, reader, [4])).toBeNull()
  })
})
