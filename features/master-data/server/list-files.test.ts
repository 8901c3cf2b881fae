import { beforeAll, expect, test } from 'vitest'
import { COMPANIES, multipart } from '#features/employees/server/test-server.test-data.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { withLists } from './lists.test-data.ts'

const { mekong, namNgum } = COMPANIES
const { call, add, namesOf } = withLists()

const upload = (email: string, path: string, bytes: Buffer) => {
  const { payload, headers } = multipart('list.xlsx', bytes)
  return call(email, 'POST', path, payload, headers)
}

beforeAll(async () => {
  for (const name of ['ສາຂາ ໜອງແຕງ', 'ສາຂາ ຈຳປາ', 'Pakse']) await add(mekong, '/branch', { name })
  await add(namNgum, '/branch', { name: 'ສາຂາ ໜອງແຕງ', province_code: '01' })
})

test('an exported file can be imported again, also into another company', async () => {
  await add(mekong, '/branch', {
    name: '=1+1',
    phone: '020 5555',
    province_code: '01',
    district_code: '0102',
  })
  const bytes = (await call(mekong, 'GET', '/branch/excel', undefined, { 'accept-language': 'lo' }))
    .rawPayload
  const same = (await upload(mekong, '/branch/excel', bytes)).json().data
  expect(same).toEqual({ added: 0, changed: 0, same: 4, bad: [], committed: false })
  const preview = (await upload(namNgum, '/branch/excel', bytes)).json().data
  expect(preview).toMatchObject({ added: 3, changed: 1, same: 0, committed: false })
  expect(await namesOf(namNgum, '/branch')).toHaveLength(1)
  expect((await upload(namNgum, '/branch/excel?commit=true', bytes)).json().data).toMatchObject({
    added: 3,
    changed: 1,
    committed: true,
  })
  const rows = (await call(namNgum, 'GET', '/branch')).json().data
  expect(rows).toHaveLength(4)
  expect(rows.find((row: { name: string }) => row.name === '=1+1')).toMatchObject({
    phone: '020 5555',
    district_code: '0102',
    labels: { province_code: 'Vientiane Capital', district_code: 'Sikhottabong' },
  })
  expect((await upload(namNgum, '/branch/excel', bytes)).json().data.same).toBe(4)
})

test('invalid rows are shown with their reasons and not imported', async () => {
  const bytes = await writeWorkbook({
    sheets: [
      {
        name: 'Absence',
        columns: [
          { header: 'Type', key: 'type', type: 'text' },
          { header: 'ຈຳນວນຄັ້ງ', key: 'count', type: 'text' },
          { header: 'Amount', key: 'amount', type: 'text' },
        ],
        rows: [
          { type: 'Late', count: '3', amount: '10,000' },
          { type: 'late', count: '3', amount: '20000' },
          { type: 'Sometimes', count: '1', amount: '5000' },
          { type: 'ຂາດວຽກໝົດມື້', count: '2', amount: 'many' },
        ],
      },
    ],
  })
  const { data } = (await upload(mekong, '/absence/excel?commit=true', bytes)).json()
  expect(data).toMatchObject({ added: 1, committed: true })
  expect(data.bad).toEqual([
    { row: 3, label: 'late · 3', errors: ['The same as a row above'] },
    { row: 4, label: 'Sometimes · 1', errors: ['Type: Not one of the choices'] },
    { row: 5, label: 'absent · 2', errors: ['Amount: Must be a number'] },
  ])
  expect((await call(mekong, 'GET', '/absence')).json().data).toMatchObject([
    { type: 'late', count: 3, amount: 10_000 },
  ])
})

test('a file without a required column is refused', async () => {
  const columns = [{ header: 'Salary', key: 'salary', type: 'number' as const }]
  const bytes = await writeWorkbook({ sheets: [{ name: 'P', columns, rows: [{ salary: 1 }] }] })
  const answer = await upload(mekong, '/position/excel', bytes)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'file_missing_columns'])
})
