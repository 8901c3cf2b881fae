import { expect, test } from 'vitest'
import { openingBalancesEndpoints } from '#features/opening-balances/server/index.ts'
import { readPaidMonths } from '#features/payroll/server/index.ts'
import { call, newRun } from '#features/payroll/server/payroll-world.test-data.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { fileBody } from '#server/testing/two-companies.test-data.ts'
import { withReports } from './report-world.test-data.ts'

const { database, world } = withReports(openingBalancesEndpoints(readPaidMonths))

const AMOUNTS = {
  ...{ gross: 15_000_000, employee_sso: 742_500, employer_sso: 810_000 },
  ...{ taxable: 14_257_500, tax: 900_000, net: 13_357_500 },
}
const balance = (more: object = {}) => ({
  ...{ employee_id: 1, until: '2026-03', ...AMOUNTS, note: 'Excel of the accountant', version: null },
  ...more,
})
type Asker = Parameters<typeof call>[1]
const save = (rows: object[], who: Asker = 'admin') =>
  call(world(), who, 'PUT', '/opening-balances', { rows })
const list = async () => (await call(world(), 'admin', 'GET', '/opening-balances')).json

test('an opening balance is entered, corrected and deleted, each with its entry in the log', async () => {
  expect((await save([balance()])).json.data).toEqual({ added: 1, corrected: 0, unchanged: 0 })
  const [stored] = (await list()).data
  expect(stored).toMatchObject({ emp_number: '1001', until: '2026-03', ...AMOUNTS, version: 1 })
  expect((await save([balance({ until: '2026-02' })])).json.code).toBe('stale_version')
  expect((await save([balance({ version: 1 })])).json.data).toMatchObject({ unchanged: 1 })
  expect((await save([balance({ until: '2026-02', version: 1 })])).json.data).toMatchObject({ corrected: 1 })
  const path = `/opening-balances/${stored.id}`
  expect((await call(world(), 'stranger', 'DELETE', path)).status).toBe(404)
  expect((await call(world(), 'admin', 'DELETE', path)).status).toBe(200)
  expect((await call(world(), 'admin', 'DELETE', path)).status).toBe(404)
  const log = await database().asOwner((client) =>
    client.query(`select action, before ->> 'until' as before, after ->> 'until' as after, (before ->> 'gross')::int as gross
      from audit_entry where entity = 'opening_balance' order by id`),
  )
  expect(log.rows).toEqual([
    { action: 'create', before: null, after: '2026-03', gross: null },
    { action: 'update', before: '2026-03', after: '2026-02', gross: 15_000_000 },
    { action: 'delete', before: '2026-02', after: null, gross: 15_000_000 },
  ])
})

test('it is refused for impossible amounts, other companies, and users who do not see salaries', async () => {
  const faults = Object.keys(
    (await save([balance({ tax: 20_000_000 }), balance({ employee_id: 2 })])).json.errors,
  )
  expect(faults).toEqual(['rows.0.tax', 'rows.1.until'])
  expect(Object.keys((await save([balance(), balance({ until: '2026-01' })])).json.errors)).toEqual([
    ...['rows.1.employee_id'],
  ])
  expect((await save([balance({ employee_id: 9 })])).status).toBe(404)
  expect((await save([balance({ gross: -1 })])).status).toBe(422)
  expect((await save([balance({ gross: 10 ** 30 })])).status).toBe(422)
  for (const who of ['clerk', 'khamla'] as const) {
    expect((await save([balance()], who)).status).toBe(403)
    for (const path of ['', '.xlsx', '/sheet.xlsx?year=2026'])
      expect((await call(world(), who, 'GET', `/opening-balances${path}`)).status).toBe(403)
  }
  expect((await list()).data).toEqual([])
})

test('the year and the certificate add it to the runs, and a month that a run has paid is refused', async () => {
  expect((await save([balance()])).status).toBe(200)
  await database().asOwner((client) =>
    client.query(`update payroll_run set status = 'approved' where company_id = 1`),
  )
  const late = await save([balance({ until: '2026-04', version: 1 })])
  expect(late.json.errors['rows.0.until'][0]).toContain('04/2026')
  const { json } = await call(world(), 'admin', 'GET', '/yearly-pay?year=2026')
  const row = json.data.find(({ emp_number }: { emp_number: string }) => emp_number === '1001')
  expect(row).toMatchObject({ months: 1, before: '01–03/2026' })
  expect(json.data.filter(({ before }: { before: string }) => before === '')).toHaveLength(1)
  const { data } = (await call(world(), 'admin', 'GET', '/yearly-pay/1?year=2026')).json
  expect(data.before).toEqual({ until_month: 3, ...AMOUNTS, company_tax: 0 })
  for (const name of ['gross', 'employee_sso', 'employer_sso', 'taxable', 'tax', 'net'] as const) {
    expect(data.totals[name]).toBe(AMOUNTS[name] + data.months[0][name])
    expect(row[name]).toBe(data.totals[name])
  }
  const total = json.data.reduce((sum: number, one: { gross: number }) => sum + one.gross, 0)
  expect(json.meta.totals.gross).toBe(total)
  expect((await call(world(), 'khamla', 'GET', '/employee/payslips-of-year')).json.data).toEqual(data)
  for (const path of [
    '/yearly-pay/1.pdf?year=2026',
    '/yearly-pay.xlsx?year=2026',
    '/yearly-pay.pdf?year=2026',
  ])
    expect((await call(world(), 'admin', 'GET', path)).status).toBe(200)
  // A year of an opening balance alone has a certificate too.
  expect((await save([balance({ until: '2025-12' })])).status).toBe(200)
  const before = (await call(world(), 'admin', 'GET', '/yearly-pay/1?year=2025')).json.data
  expect(before).toMatchObject({ years: [2026, 2025], months: [], totals: { gross: 15_000_000 } })
  expect((await call(world(), 'admin', 'GET', '/yearly-pay?year=2025')).json).toMatchObject({
    data: [{ emp_number: '1001', months: 0, before: '01–12/2025' }],
    meta: { years: [2026, 2025] },
  })
})

test('the run of a month that an opening balance contains says so before it is calculated', async () => {
  expect(
    (await save([balance({ employee_id: 2, until: '2026-05' })])).json.errors['rows.0.until'][0],
  ).toContain('04/2026')
  await database().asOwner((client) =>
    client.query(`insert into opening_balance (company_id, employee_id, year, until_month, gross, employee_sso, employer_sso,
      taxable, tax, net, saved_by_name) values (1, 2, 2026, 6, 1, 0, 0, 1, 0, 1, 'test')`),
  )
  const codes = async (month: string) => {
    const id = await newRun(world(), month)
    const { json } = await call(world(), 'admin', 'GET', `/payrolls-item/${id}/readiness`)
    return json.data.findings.filter(({ code }: { code: string }) => code === 'opening_balance')
  }
  expect(await codes('2026-06')).toMatchObject([{ is_serious: true, people: [{ emp_number: '1002' }] }])
  expect(await codes('2026-07')).toEqual([])
})

test('a file from Excel shows what it changes, and gives rows with errors back', async () => {
  const sheet = await call(world(), 'admin', 'GET', '/opening-balances/sheet.xlsx?year=2026')
  const rows = (await readWorkbook(sheet.answer.rawPayload)).rows
  expect(rows.map(({ cells }) => cells.A?.value)).toEqual(['1001', '1002', '1003'])
  const upload = async (headings: readonly string[], cells: readonly (readonly unknown[])[]) => {
    const columns = headings.map((header, at) => ({ key: String(at), header, type: 'text' as const }))
    const records = cells.map((row) => Object.fromEntries(row.map((value, at) => [at, value as string])))
    const bytes = await writeWorkbook({ sheets: [{ name: 'S', columns, rows: records }] })
    return send(bytes)
  }
  const send = async (bytes: Buffer) => {
    const { payload, headers } = fileBody('a.xlsx', bytes)
    const answer = await world().app.inject({
      ...{ method: 'POST', url: '/api/opening-balances/file', payload },
      headers: { ...headers, authorization: `Bearer ${world().tokens.admin}` },
    })
    return answer.json().data
  }
  expect(await send(sheet.answer.rawPayload)).toMatchObject({
    missing: [],
    rows: [{ emp_number: '1001', state: 'unchanged', version: 1 }],
    // The balance of 1002 contains April, which a run has paid.
    errors: [{ row: 3, code: 'paid_here' }],
  })
  const headings = ['ລະຫັດພະນັກງານ', 'ຮອດເດືອນ', 'ເງິນເດືອນລວມ', 'SSO', 'Taxable', 'Tax', 'Net', 'Nr']
  const read = await upload(headings, [
    ['1001', '3/2026', '16.000.000 ກີບ', '742,500', '14257500', '900000', '13357500', '1'],
    ['1003', 'soon', '1', '0', '1', '0', '1', '2'],
    ['1003', '02/2026', 'many', '0', '1', '0', '1', '3'],
    ['4711', '02/2026', '1', '0', '1', '0', '1', '4'],
    ['1003', '02/2026', '10', '0', '1', '2', '1', '5'],
    ['1002', '', '', '', '', '', '', '6'],
  ])
  expect(read.rows).toMatchObject([{ employee_id: 1, gross: 16_000_000, employer_sso: 0, state: 'changed' }])
  expect(read.errors).toMatchObject([
    { row: 3, column: 'B', code: 'not_a_month' },
    { row: 4, column: 'C', code: 'not_an_amount' },
    { row: 5, column: 'A', code: 'unknown_employee' },
    { row: 6, column: 'F', code: 'tax_above_taxable' },
  ])
  expect((await readWorkbook(Buffer.from(read.error_file, 'base64'))).rows).toHaveLength(4)
  const [{ emp_number: _number, employee_name: _name, state: _state, ...row }] = read.rows
  expect((await save([row])).json.data).toEqual({ added: 0, corrected: 1, unchanged: 0 })
})
