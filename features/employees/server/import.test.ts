import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { until } from '#kit/database/until.test-support.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { type SheetRecord, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import type { ImportBatch } from '../contract.ts'
import { COMPANIES, multipart, withTestServer } from './test-server.test-data.ts'

const server = withTestServer()
const { mekong, namNgum } = COMPANIES
const APRIL = new URL('../../../engines/payroll/golden/april-2026/employees.xlsx', import.meta.url)

async function upload(email: string, bytes: Buffer, fileName = 'employees.xlsx') {
  const { payload, headers } = multipart(fileName, bytes)
  return server().call(email, 'POST', '/employee/import', payload, headers)
}

const HEADERS = ['emp_number', 'name', 'gender', 'start_date', 'base_salary', 'Meal']
function sheetOf(rows: SheetRecord[], headers = HEADERS): Promise<Buffer> {
  const columns = headers.map((key) => ({ key, header: key, type: 'number' as const }))
  return writeWorkbook({ sheets: [{ name: 'employees', columns, rows }] })
}
const person = (emp_number: string, more: SheetRecord = {}): SheetRecord => ({
  emp_number,
  name: 'ສົມພອນ',
  start_date: '2024-02-01',
  base_salary: 2_500_000,
  ...more,
})

/** Polls until the import has ended, like the screen. */
async function ended(email: string, id: number): Promise<ImportBatch> {
  const read = async () =>
    (await server().call(email, 'GET', `/employee/import/${id}`)).json().data as ImportBatch
  await until(async () => (await read()).status !== 'importing')
  return read()
}
const total = async (email: string) => (await server().call(email, 'GET', '/employee')).json().meta.total

describe('the sheet of a thousand employees', () => {
  test('is valid in every row, is stored once by ten commits, and is unchanged when it is uploaded again', async () => {
    const bytes = await readFile(APRIL)
    const batch = (await upload(mekong, bytes)).json().data as ImportBatch
    expect(batch).toMatchObject({ status: 'ready', good_count: 1000, bad_count: 0, unchanged_count: 0 })
    expect(batch.ignored_columns).toEqual(['schedule'])
    expect(await total(mekong)).toBe(0)
    expect(batch.new_names).toHaveLength(19)
    const unconfirmed = await server().call(mekong, 'POST', `/employee/import/${batch.id}/commit`, {})
    expect(unconfirmed.json()).toMatchObject({ code: 'import_names_open' })
    const commit = () =>
      server().call(mekong, 'POST', `/employee/import/${batch.id}/commit`, { add_names: true })
    const answers = await Promise.all(Array.from({ length: 10 }, commit))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200))
    expect(await ended(mekong, batch.id)).toMatchObject({
      status: 'done',
      done_count: 1000,
      error_code: null,
    })
    expect(await total(mekong)).toBe(1000)
    const again = (await upload(mekong, bytes)).json().data as ImportBatch
    expect(again).toMatchObject({ good_count: 0, bad_count: 0, unchanged_count: 1000 })
    const [facts] = await server().db.inCompany(server().companyId, (tx) =>
      tx.unknownRows(
        `select (select count(*) from salary where company_id = $1) as salaries,
           (select sum(amount) from employee_benefit where company_id = $1) as benefits,
           (select count(*) from audit_entry where company_id = $1 and action = 'import' and entity = 'employee') as logged,
           (select count(*) from department where company_id = $1) as departments,
           (select employee_count from company where company_id = $1) as counted`,
        [server().companyId],
      ),
    )
    expect(facts).toMatchObject({ salaries: 1000, logged: 1000, departments: 6, counted: 1000 })
  })

  test('is invisible to another company', async () => {
    expect(await total(namNgum)).toBe(0)
    const batch = (await upload(mekong, await sheetOf([person('5001')]))).json().data
    for (const path of ['', '/errors.xlsx'])
      expect((await server().call(namNgum, 'GET', `/employee/import/${batch.id}${path}`)).statusCode).toBe(
        404,
      )
    const commit = await server().call(namNgum, 'POST', `/employee/import/${batch.id}/commit`, {})
    expect(commit.statusCode).toBe(404)
  })
})

test('invalid rows are listed with row, column, value and reason; the valid ones are stored', async () => {
  const bytes = await sheetOf([
    person('1'),
    person('2', { name: '' }),
    person('3', { base_salary: 'much' }),
    person('4'),
    person('4', { Meal: -5 }),
  ])
  const batch = (await upload(mekong, bytes)).json().data as ImportBatch
  expect(batch).toMatchObject({ good_count: 1, bad_count: 4 })
  expect(batch.errors.map(({ row, column, code }) => `${row}${column} ${code}`)).toEqual([
    '3B required',
    '4E not_a_number',
    '5A repeated_number',
    '6A repeated_number',
    '6F negative',
  ])
  expect(batch.errors[1]).toMatchObject({ header: 'base_salary', value: 'much', message: 'Must be a number' })
  expect(batch.errors[2]?.message).toContain('5, 6')
  await server().call(mekong, 'POST', `/employee/import/${batch.id}/commit`, {})
  expect(await ended(mekong, batch.id)).toMatchObject({ status: 'done', done_count: 1, bad_count: 4 })
  expect((await server().call(mekong, 'GET', '/employee?search=2')).json().data).not.toContainEqual(
    expect.objectContaining({ emp_number: '2' }),
  )
})

test('the invalid rows are returned as a workbook with their reasons, without formulas', async () => {
  const bytes = await sheetOf([person('77', { name: '=1+1', gender: '=HYPERLINK("http://x")' })])
  const batch = (await upload(mekong, bytes)).json().data as ImportBatch
  const file = await server().call(mekong, 'GET', `/employee/import/${batch.id}/errors.xlsx`, undefined, {
    'accept-language': 'la',
  })
  const sheet = await readWorkbook(file.rawPayload)
  expect(Object.values(sheet.headers).at(-1)).toBe('ເຫດຜົນ')
  const cells = sheet.rows[0]?.cells ?? {}
  expect(cells.C).toEqual({ value: '=HYPERLINK("http://x")' })
  expect(cells.H?.value).toMatch(/gender: .*[\u0E80-\u0EFF]/)
})

test('files that are not employee sheets are refused with the reason', async () => {
  const codeOf = async (bytes: Buffer) => (await upload(mekong, bytes)).json()
  expect(await codeOf(Buffer.from('emp_number,name'))).toMatchObject({ code: 'file_not_workbook' })
  expect(await codeOf((await readFile(APRIL)).subarray(0, 100_000))).toMatchObject({
    code: expect.stringMatching(/^file_/),
  })
  expect(await codeOf(await sheetOf([]))).toMatchObject({ code: 'file_empty' })
  expect(await codeOf(await sheetOf([{ song: 'x' }], ['song']))).toMatchObject({
    code: 'file_missing_columns',
    details: { columns: ['emp_number', 'name', 'start_date', 'base_salary'] },
  })
})

test('the template accepts values below its Lao headers', async () => {
  const file = await server().call(mekong, 'GET', '/employee/import/template.xlsx', undefined, {
    'accept-language': 'la',
  })
  const sheet = await readWorkbook(file.rawPayload)
  expect(sheet.sheets).toHaveLength(2)
  const headers = Object.values(sheet.headers)
  expect(headers).toContain('ລະຫັດພະນັກງານ')
  const values = { ລະຫັດພະນັກງານ: 'T-1', ຊື່: 'ມະລິ', ວັນທີເລີ່ມ: '05/03/2024', ເງິນເດືອນພື້ນຖານ: 3_000_000, Meal: 1000 }
  const batch = (await upload(mekong, await sheetOf([values], headers))).json().data as ImportBatch
  expect(batch).toMatchObject({ good_count: 1, ignored_columns: [] })
  expect(batch.rows[0]).toMatchObject({ emp_number: 'T-1', start_date: '2024-03-05', base_salary: 3_000_000 })
})
