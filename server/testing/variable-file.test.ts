import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { PAY_ITEM } from './lived-in.test-data.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import { type Asker, type Call, fileBody, type TwoCompanies } from './two-companies.test-data.ts'

const URL = '/api/payrolls-item/variable-pay'
const MONTH = '2026-09'
let world: TwoCompanies
let pieces: number
let fine: number

beforeAll(async () => {
  world = await openCompanies()
  const item = { ...PAY_ITEM, frequency: 'once', value_kind: 'money', applies_to_all: false, amount: 0 }
  const once = { ...item, instalments: null, first_month: MONTH, last_month: null, condition: null }
  pieces = (await call('POST', '/payrolls-item/items', { ...once, name: 'Piece rate' })).data.id
  fine = (await call('POST', '/payrolls-item/items', { ...once, name: 'Fine' })).data.id
})
afterAll(() => world?.close())

async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
  const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}

/** The downloaded file as headings and rows of texts and numbers. */
async function downloaded(asker: Asker = 'admin') {
  const answer = await world.as(asker, { method: 'GET', url: `${URL}/sheet.xlsx?month=${MONTH}` })
  if (answer.statusCode !== 200) return { status: answer.statusCode, headings: [], rows: [] }
  const { headers, rows } = await readWorkbook(answer.rawPayload)
  const letters = Object.keys(headers)
  return {
    status: 200,
    headings: letters.map((one) => headers[one] as string),
    rows: rows.map(({ cells }) => letters.map((one) => cells[one]?.value ?? null)),
  }
}

async function uploaded(
  headings: readonly string[],
  rows: readonly (readonly unknown[])[],
  asker: Asker = 'admin',
) {
  const columns = headings.map((header, at) => ({
    ...{
      key: String(at),
      header,
      type: typeof rows[0]?.[at] === 'number' ? ('kip' as const) : ('text' as const),
    },
  }))
  const records = rows.map((row) => Object.fromEntries(row.map((value, at) => [at, value as string])))
  const bytes = await writeWorkbook({ sheets: [{ name: 'S', columns, rows: records }] })
  const call = { method: 'POST', url: `${URL}/file?month=${MONTH}`, ...fileBody('pay.xlsx', bytes) } as const
  const answer = await world.as(asker, call as Call)
  return { status: answer.statusCode, ...answer.json() }
}

test('the amounts of a month are downloaded, changed in Excel and uploaded: the differences first, then saved', async () => {
  const file = await downloaded()
  expect(file.headings.slice(0, 1)).toEqual([expect.stringMatching(/ລະຫັດພະນັກງານ|Employee number/)])
  const [first, second] = file.rows.map(([number]) => String(number)) as [string, string]
  const cells = [
    { emp_number: first, item_id: pieces, amount: 500_000 },
    { emp_number: second, item_id: fine, amount: 20_000 },
  ]
  expect((await call('PUT', '/payrolls-item/variable-pay', { month: MONTH, cells })).status).toBe(200)
  const again = await downloaded()
  const [piecesAt, fineAt] = ['Piece rate', 'Fine'].map((name) => again.headings.indexOf(name)) as [
    number,
    number,
  ]
  const amounts = (at: number) => again.rows.map((row) => row[at]).filter(Boolean)
  expect([amounts(piecesAt), amounts(fineAt)]).toEqual([[500_000], [20_000]])

  const same = await uploaded(again.headings, again.rows)
  expect(same.data, JSON.stringify(same)).toMatchObject({
    differences: [],
    bad_count: 0,
    ignored_columns: [],
  })
  const changed = again.rows.map((row) => [...row])
  const edit = (at: number, column: number, value: unknown) => {
    const row = changed[at]
    if (row) row[column] = value as never
  }
  edit(0, piecesAt, '550.000 ກີບ')
  edit(1, fineAt, null)
  edit(1, piecesAt, 'much')
  const answer = await uploaded([...again.headings, 'Note'], [...changed, [second, 'twice'], ['NOBODY', 'x']])
  expect(answer.data.differences).toMatchObject([
    { emp_number: first, item: 'Piece rate', before: 500_000, after: 550_000, version: 1 },
    { emp_number: second, item: 'Fine', before: 20_000, after: null, version: 1 },
  ])
  expect(answer.data.ignored_columns).toEqual(['Note'])
  expect(answer.data.errors).toMatchObject([
    { row: 3, value: 'much', code: 'not_an_amount' },
    { value: second, code: 'repeated' },
    { value: 'NOBODY', code: 'unknown_employee' },
  ])
  expect((await downloaded()).rows).toEqual(again.rows)

  const body = answer.data.differences.map(
    (one: { emp_number: string; item_id: number; after: number | null; version: number | null }) => ({
      ...{ emp_number: one.emp_number, item_id: one.item_id, amount: one.after, version: one.version },
    }),
  )
  const saved = await call('PUT', '/payrolls-item/variable-pay', { month: MONTH, cells: body })
  expect(saved.data).toEqual({ saved: 1, removed: 1, unchanged: 0 })
  const late = await call('PUT', '/payrolls-item/variable-pay', { month: MONTH, cells: body })
  expect(late).toMatchObject({ code: 'cell_changed' })
})

test('a file without the number or without an item of the month is refused, and the file is for payroll only', async () => {
  expect(await uploaded(['Name', 'Piece rate'], [['A', '1']])).toMatchObject({ code: 'file_missing_columns' })
  expect(await uploaded(['Employee number', 'Another'], [['A', '1']])).toMatchObject({
    code: 'file_missing_columns',
  })
  expect((await downloaded('user')).status).toBe(403)
  expect((await uploaded(['Employee number', 'Fine'], [['A', '1']], 'user')).status).toBe(403)
  expect((await downloaded('foreignAdmin')).headings).not.toContain('Fine')
})
