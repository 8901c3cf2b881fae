import { expect, test } from 'vitest'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { COMPANIES, multipart, withTestServer } from '../test-server.test-data.ts'

const server = withTestServer()
const { mekong, namNgum } = COMPANIES
const HR = 'user-mekong@champa.test'

const person = (emp_number: string, more: object = {}) => ({
  emp_number,
  name: 'ສົມພອນ',
  surname: 'ສີ',
  start_date: '2024-02-01',
  base_salary: 2_500_000,
  ...more,
})
const FULL = {
  en_name: 'Somphone',
  gender: 'male',
  birth_date: '1990-12-31',
  nationality_id: 'Thai',
  province_id: '17',
  district_id: '1702',
  contacts: [{ type: 'mobile', value: '020 5555 1234' }],
  card_type: 'passport',
  card_id: '000123',
  bank_name: 'BCEL',
  bank_account: '0102120000123',
  end_date: '2027-01-31',
  resigned_reason: 'ຍ້າຍ',
  employment_type: 'probation',
  is_sso: false,
  dependants: 2,
  tax_number: '123456789-00',
  benefits: [{ type: 'Fuel', amount: 300_000 }],
}

const add = async (email: string, body: object) =>
  expect((await server().call(email, 'POST', '/company/add-employee', body)).statusCode).toBe(200)
const file = (email: string, query = '', language = 'en') =>
  server().call(email, 'GET', `/employee/export.xlsx${query}`, undefined, { 'accept-language': language })
async function importing(bytes: Buffer) {
  const { payload, headers } = multipart('employees.xlsx', bytes)
  return (await server().call(mekong, 'POST', '/employee/import', payload, headers)).json().data
}

test('the exported employees can be imported again, and nothing differs', async () => {
  await add(mekong, person('9', FULL))
  await add(mekong, person('10', { base_salary: 123_450, salary_currency: 'USD' }))
  await add(namNgum, person('1'))
  for (const language of ['la', 'en']) {
    const { rawPayload } = await file(mekong, '', language)
    expect((await readWorkbook(rawPayload)).rows.map(({ cells }) => cells.A?.value)).toEqual(['9', '10'])
    const batch = await importing(rawPayload)
    expect(batch.errors).toEqual([])
    expect(batch).toMatchObject({ status: 'ready', unchanged_count: 2, good_count: 0, update_columns: [] })
  }
})

test('the filters of the list and the chosen columns count; the number is always there', async () => {
  const { rawPayload } = await file(mekong, '?status=leaving&columns=phone,base_salary,Shoe')
  const { headers, rows } = await readWorkbook(rawPayload)
  expect(Object.values(headers)).toEqual(['Employee number', 'Phone number', 'Base salary'])
  expect(rows.map(({ cells }) => Object.values(cells).map(({ value }) => value))).toEqual([
    ['9', '02055551234', 2_500_000],
  ])
  expect((await readWorkbook((await file(mekong, '?search=somphone')).rawPayload)).rows).toHaveLength(1)
})

test('salaries and bank accounts need their permissions; each file is in the export log', async () => {
  const columns = (await server().call(HR, 'GET', '/employee/export/columns')).json().data
  const names = columns.map(({ name }: { name: string }) => name)
  expect(names).toContain('phone')
  for (const guarded of ['base_salary', 'bank_account', 'benefit:Fuel']) expect(names).not.toContain(guarded)
  const { rawPayload } = await file(HR, '?columns=base_salary,bank_account,name')
  expect(Object.values((await readWorkbook(rawPayload)).headers)).toEqual(['Employee number', 'Name'])
  const [entry] = await server().db.inCompany(server().companyId, (tx) =>
    tx.unknownRows(
      `select actor, after from audit_entry where company_id = $1 and action = 'export' and entity = 'employee_sheet'
       order by id desc limit 1`,
      [server().companyId],
    ),
  )
  expect(entry).toMatchObject({
    actor: 'User',
    after: { file: 'employees.xlsx', rows: 2, has_salary: false },
  })
})
