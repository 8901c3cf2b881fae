import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { calculate, call, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
let run: number
const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))
type Who = keyof World['tokens']
const get = (path: string, who: Who = 'admin') => call(world, who, 'GET', `/payrolls-item/${run}/${path}`)
const files = async () => (await get('bank-files')).json.data
const nets = async () => {
  const { json } = await get('payslips?sort=emp_number')
  return json.data.map(({ net }: { net: number }) => net) as number[]
}

beforeAll(async () => {
  world = await openWorld(database())
  // 1001 at BCEL, 1002 in cash, 1004 at LDB under the account and name of 1001.
  await database().asOwner((client) =>
    client.query(`insert into bank (id, short_name, name_la, name_en) overriding system value values (2, 'LDB', 'ທພລ', 'LDB');
      select set_config('app.company_id', '1', false);
      insert into employee (company_id, id, emp_number, name, surname, en_name, en_surname, start_date, bank_id, bank_account_name, bank_account)
        overriding system value values (1, 4, '1004', '=1+1', 'x', 'Dao', 'Phom', '2020-01-01', 2, '=CMD()', '0009-1');
      insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 4, '2020-01-01', 4000000, 'hire');`),
  )
  await inOne(`update employee set end_date = '2026-01-31' where company_id = 1 and id = 3`)
  await inOne(`update employee set bank_account_name = 'VONGSA, Khamla' where company_id = 1 and id = 1`)
  run = await newRun(world, '2026-05')
  await calculate(world, run)
})
afterAll(() => world.close())

test('the payments of a run are split by bank and cash, and their sum is the net pay of the run', async () => {
  const [khamla = 0, namfon = 0, dao = 0] = await nets()
  expect(await files()).toEqual({
    banks: [
      { bank_id: 1, bank: 'BCEL', layout: null, layout_changed: null, employees: 1, amount: khamla },
      { bank_id: 2, bank: 'LDB', layout: null, layout_changed: null, employees: 1, amount: dao },
    ],
    cash: { employees: 1, amount: namfon },
    checks: [
      { code: 'name_differs', count: 1, people: [{ employee_id: 4, emp_number: '1004', name: '=1+1 x' }] },
    ],
    listed: khamla + namfon + dao,
    payable: khamla + namfon + dao,
  })
  // The clerk cannot see accounts.
  expect((await get('bank-files', 'clerk')).json.data.checks).toEqual([])
  const hold = await call(world, 'admin', 'POST', `/payrolls-item/${run}/payslips/1/hold`, { reason: 'Wait' })
  expect(hold.status).toBe(200)
  expect(await files()).toMatchObject({
    banks: [{ bank: 'LDB' }],
    listed: namfon + dao,
    payable: namfon + dao,
  })
  await call(world, 'admin', 'POST', `/payrolls-item/${run}/payslips/1/release`, { reason: 'Now' })
})

test('a bank without a layout gets a plain list; accounts are texts, amounts are numbers', async () => {
  const [, , dao] = await nets()
  const { answer, bytes } = await get('bank-file?bank_id=2&language=en')
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
    'LDB Month 2026-05.xlsx',
  )
  const { rows } = await readWorkbook(bytes)
  const cells = Object.values(rows[0]?.cells ?? {}).map(({ value }) => value)
  expect(cells).toEqual(['1', '=CMD()', '00091', 'LDB', dao, 'Month 2026-05'])
  expect((await get('bank-file?bank_id=2', 'clerk')).status).toBe(403)
  expect((await get('bank-file?bank_id=2', 'stranger')).status).toBe(404)
})

const layout = {
  ...{ bank_id: 2, name: 'LDB corporate', format: 'csv', separator: 'semicolon', encoding: 'utf-8' },
  ...{ has_header: true, has_totals: true, file_name: '{bank}-{total}', source_note: 'Sample of a branch' },
  columns: [
    { source: 'account', title: 'ACC', text: '', width: 0, pad: 'space' },
    { source: 'account_name', title: 'NAME', text: '', width: 0, pad: 'space' },
    { source: 'amount', title: 'AMT', text: '', width: 0, pad: 'space' },
    { source: 'fixed', title: 'CCY', text: 'LAK', width: 0, pad: 'space' },
  ],
}
const post = (body: object, who: Who = 'admin') => call(world, who, 'POST', '/bank-layout', body)

test('a layout needs an amount and the account, widths in files of fixed width, a separator in csv, and a source', async () => {
  const faults = async (more: object) => Object.keys((await post({ ...layout, ...more })).json.errors ?? {})
  expect(await faults({ columns: layout.columns.slice(0, 2) })).toEqual(['columns'])
  expect(await faults({ columns: layout.columns.slice(1) })).toEqual(['columns'])
  expect(await faults({ format: 'txt', separator: 'none' })).toContain('columns.0.width')
  expect(await faults({ separator: 'none' })).toEqual(['separator'])
  expect(await faults({ source_note: ' ' })).toEqual(['source_note'])
  expect(await faults({ columns: [] })).toEqual(['columns'])
  expect((await post({ ...layout, bank_id: 999 })).status).toBe(404)
  expect((await post(layout, 'clerk')).status).toBe(403)
})

test('the file of a bank follows its layout, which only its company sees; each bank has one', async () => {
  const [, , dao] = await nets()
  const made = await post(layout)
  expect(made.json.data).toMatchObject({ bank: 'LDB', version: 1 })
  const path = `/bank-layout/${made.json.data.id}`
  expect((await post(layout)).json.code).toBe('duplicate')
  expect((await call(world, 'stranger', 'GET', path)).status).toBe(404)
  expect((await call(world, 'stranger', 'GET', '/bank-layout')).json.data).toEqual([])
  const file = await get('bank-file?bank_id=2&language=en')
  expect(file.bytes.toString('utf8')).toBe(
    `ACC;NAME;AMT;CCY\r\n00091;'=CMD();${dao};LAK\r\nTotal;;${dao};\r\n`,
  )
  expect(String(file.answer.headers['content-disposition'])).toContain(`LDB-${dao}.csv`)
  expect((await files()).banks[1].layout).toBe('LDB corporate')

  const narrow = {
    ...{ ...layout, format: 'txt', separator: 'none', version: 1 },
    columns: layout.columns.map((column) => ({ ...column, width: 4 })),
  }
  expect((await call(world, 'admin', 'PUT', path, narrow)).status).toBe(200)
  expect((await call(world, 'admin', 'PUT', path, narrow)).json.code).toBe('stale_version')
  expect((await get('bank-file?bank_id=2')).json.code).toBe('bank_layout_too_narrow')
  expect((await call(world, 'admin', 'DELETE', path)).status).toBe(200)
  expect((await files()).banks[1].layout).toBeNull()
})

test('those without an account are in the cash list, with a column for signatures', async () => {
  const [, namfon] = await nets()
  const { headers, rows } = await readWorkbook((await get('cash-list.xlsx?language=en')).bytes)
  expect(Object.values(headers)).toContain('Signature')
  const values = rows.map(({ cells }) => [cells.B?.value, cells.E?.value])
  expect(values[0]).toEqual(['1002', namfon])
  const pdf = await get('cash-list.pdf?language=en')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await get('cash-list.pdf', 'stranger')).status).toBe(404)
})

test('a file of a bank and a cash list are in the log of exports', async () => {
  const { rows } = await database().asOwner((client) =>
    client.query(
      `select distinct entity from audit_entry where action = 'export' and entity like 'payrolls-item/%' order by 1`,
    ),
  )
  expect(rows.map(({ entity }) => entity)).toEqual(['payrolls-item/bank-file', 'payrolls-item/cash-list'])
})

test('who wrote a layout is shown at the files until a run was paid with it', async () => {
  const made = await post(layout)
  expect((await files()).banks[1].layout_changed).toEqual({ by: 'admin', at: expect.any(String) })
  expect(
    (await call(world, 'admin', 'POST', `/payrolls-item/${run}/approve`, { confirmed: true })).status,
  ).toBe(200)
  expect((await call(world, 'admin', 'POST', `/payrolls-item/${run}/pay`, {})).status).toBe(200)
  expect((await files()).banks[1].layout_changed).toBeNull()
  const path = `/bank-layout/${made.json.data.id}`
  const changed = await call(world, 'second', 'PUT', path, { ...layout, file_name: 'x', version: 1 })
  expect(changed.status).toBe(200)
  expect((await files()).banks[1].layout_changed).toMatchObject({ by: 'second' })
})

test("the provider's user inside the company cannot change where the files of payments pay to", async () => {
  const { id, version } = (await call(world, 'admin', 'GET', '/bank-layout')).json.data[0]
  await call(world, 'provider', 'POST', '/admin/company/1/enter', { reason: 'Ticket 14: help with files' })
  const path = `/bank-layout/${id}`
  const attempts = [
    await post({ ...layout, bank_id: 1 }, 'provider'),
    await call(world, 'provider', 'PUT', path, { ...layout, version }),
    await call(world, 'provider', 'DELETE', path),
  ]
  expect(attempts.map(({ status, json }) => [status, json.code])).toEqual(
    attempts.map(() => [403, 'company_decides']),
  )
})

test('held payslips of a paid run have files of their own, for those that are chosen', async () => {
  run = await newRun(world, '2026-06')
  await calculate(world, run)
  const [khamla = 0, namfon = 0, dao = 0] = await nets()
  for (const id of [1, 2])
    await call(world, 'admin', 'POST', `/payrolls-item/${run}/payslips/${id}/hold`, { reason: 'Wait' })
  expect((await get('bank-files?later=1')).json.code).toBe('run_status')
  expect(
    (await call(world, 'admin', 'POST', `/payrolls-item/${run}/approve`, { confirmed: true })).status,
  ).toBe(200)
  expect((await call(world, 'admin', 'POST', `/payrolls-item/${run}/pay`, {})).status).toBe(200)
  expect(await files()).toMatchObject({ banks: [{ bank: 'LDB' }], listed: dao, payable: dao })
  // 1004 was paid with the run, and is none of the later payments.
  const later = (await get('bank-files?later=1,2,4')).json.data
  expect(later).toMatchObject({
    banks: [{ bank: 'BCEL', employees: 1, amount: khamla }],
    cash: { employees: 1, amount: namfon },
    listed: khamla + namfon,
    payable: khamla + namfon,
  })
  const file = await get('bank-file?bank_id=1&later=1&language=en')
  const { rows } = await readWorkbook(file.bytes)
  expect(rows.map(({ cells }) => Object.values(cells).map(({ value }) => value))).toEqual([
    expect.arrayContaining(['VONGSA, Khamla', '01012200', khamla]),
    ['Total', khamla],
  ])
  const cash = await readWorkbook((await get('cash-list.xlsx?later=1,2')).bytes)
  expect(JSON.stringify(cash.rows)).toContain('1002')
  expect((await get('cash-list.pdf?later=2')).status).toBe(200)
  expect((await get('bank-files?later=1', 'stranger')).status).toBe(404)
  expect((await get('bank-file?later=1', 'clerk')).status).toBe(403)
  for (const bad of ['0', 'x', '1,', '9'.repeat(30)])
    expect((await get(`bank-files?later=${bad}`)).status).toBe(422)
  const hold = (kind: string) => get(`payslips?hold=${kind}`)
  expect((await hold('any')).json.meta.total).toBe(2)
  expect((await hold('paid')).json.meta.total).toBe(0)
})
