import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calculate, call, newRun } from '#features/payroll/server/payroll-world.test-data.ts'
import { Kip } from '#kit/contract/scalars.ts'
import { tableOf } from '#kit/server/excel/sheet-table.test-data.ts'
import { type Group, withReports } from './report-world.test-data.ts'

const { database, world, april } = withReports()

test('contributions by law: the ceiling, both shares, membership, and the totals of all', async () => {
  const { json } = await call(world(), 'admin', 'GET', '/sso-report?per_page=1')
  expect(json.meta).toMatchObject({
    total: 2,
    run: { id: april(), status: 'calculated' },
    totals: { insurable_wage: 6_000_000, employee: 330_000, employer: 360_000, total: 690_000 },
  })
  expect(json.data).toMatchObject([
    { emp_number: '1001', insurable_wage: 4_500_000, employee: 247_500, employer: 270_000 },
  ])
  const joined = await call(world(), 'admin', 'GET', `/sso-report?search=${encodeURIComponent('ນ້ຳຝົນ')}`)
  expect(joined.json.data).toMatchObject([
    { emp_number: '1002', joined: '2026-04-16', left: null, gender: 'female' },
  ])
})

test('whoever has no tax is counted with the exempt amount, as in the table, and shown by the filter', async () => {
  await database().inCompany(1, (tx) =>
    tx.execute(
      `insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 2, '2026-09-01', 1300000, 'adjustment')`,
    ),
  )
  const september = await newRun(world(), '2026-09')
  await calculate(world(), september)
  const path = `/emp-tax-report?run_id=${september}`
  const { json } = await call(world(), 'admin', 'GET', path)
  expect(json.data.map((row: { tax: number }) => row.tax > 0)).toEqual([true, false])
  expect(json.meta.untaxed).toEqual({ employees: 1, exempt_amount: 1_300_000 })
  const untaxed = await call(world(), 'admin', 'GET', `${path}&tax_share=untaxed`)
  expect(untaxed.json).toMatchObject({
    data: [{ emp_number: '1002', tax: 0, company_tax: 0 }],
    meta: { total: 1, totals: { tax: 0 }, untaxed: { employees: 1 } },
  })
  const taxed = await call(world(), 'admin', 'GET', `${path}&tax_share=taxed`)
  expect(taxed.json).toMatchObject({ data: [{ emp_number: '1001' }], meta: { total: 1 } })
  const file = await call(
    world(),
    'admin',
    'GET',
    `/emp-tax-report.xlsx?run_id=${september}&tax_share=untaxed&language=en`,
  )
  const { sheets } = await readXlsx(file.bytes)
  expect(sheets[0]?.rows.map(([first]) => String(first))).toContain('Tax: Without tax')
  expect((await call(world(), 'admin', 'GET', `${path}&tax_share=other`)).status).toBe(422)
  await database().inCompany(1, (tx) =>
    tx.execute(
      `delete from salary where company_id = 1 and employee_id = 2 and effective_date = '2026-09-01'`,
    ),
  )
})

test('the shares are the legal ones if the company pays for its employees', async () => {
  await database().inCompany(1, (tx) =>
    tx.execute(`update company_setting set sso_payer = 'company' where company_id = 1`),
  )
  const may = await newRun(world(), '2026-05')
  await calculate(world(), may)
  const { json } = await call(world(), 'admin', 'GET', `/sso-report?run_id=${may}`)
  expect(json.data[0]).toMatchObject({ employee: 247_500, employer: 270_000, total: 517_500 })
})

test('the shares are the amounts that the payslips store', async () => {
  const stored = z.object({ employee: Kip, employer: Kip })
  for (const payer of ['employee', 'company'] as const) {
    await database().inCompany(1, (tx) =>
      tx.execute('update company_setting set sso_payer = $1 where company_id = 1', [payer]),
    )
    const run = await newRun(world(), payer === 'employee' ? '2026-06' : '2026-07')
    await calculate(world(), run)
    // No payslip was calculated with these rates: a report that computes the shares again would show them.
    await database().asOwner((client) =>
      client.query(
        `update payroll_calculation set law = jsonb_set(law, '{socialSecurityRates,employeeNum}', '1')
         where id = (select calculation_id from payroll_run where id = $1)`,
        [run],
      ),
    )
    const sums = await database().inCompany(1, (tx) =>
      tx.one(
        stored,
        `select sum(abs((l ->> 'amount')::bigint)) filter (where l -> 'how' ->> 'share' = 'employee')::bigint as employee,
           sum(abs((l ->> 'amount')::bigint)) filter (where l -> 'how' ->> 'share' = 'employer')::bigint as employer
         from payroll_run r join payslip p on p.company_id = r.company_id and p.calculation_id = r.calculation_id,
           jsonb_array_elements(p.lines) l
         where r.company_id = 1 and r.id = $1`,
        [run],
      ),
    )
    const { json } = await call(world(), 'admin', 'GET', `/sso-report?run_id=${run}`)
    expect(json.meta.totals).toMatchObject({ ...sums, total: sums.employee + sums.employer })
  }
})

test('tax of each employee with the totals', async () => {
  const { json } = await call(world(), 'admin', 'GET', `/emp-tax-report?run_id=${april()}&sort=-tax`)
  const [khamla] = json.data
  // 5,000,000 − 247,500 = 4,752,500; 5 % of the part above 1,300,000.
  expect(khamla).toMatchObject({ emp_number: '1001', taxable: 4_752_500, tax: 172_625 })
  expect(json.meta.totals.tax).toBe(khamla.tax + json.data[1].tax)
})

test('both as workbooks: the insurance number stays text, totals are below', async () => {
  const book = await call(world(), 'admin', 'GET', `/sso-report.xlsx?run_id=${april()}&language=en`)
  const [sheet, about] = (await readXlsx(book.bytes)).sheets
  const rows = tableOf(sheet)
  expect(rows[0]).toEqual([
    ...['No.', 'Social security number', 'Name', 'Sex', 'Date of birth', 'Position', 'Insurable wage'],
    ...['Employee contribution', 'Employer contribution', 'Total', 'Note'],
  ])
  expect(rows[1]?.slice(1, 4)).toEqual(['0012', 'ຄຳຫຼ້າ ວົງສາ', 'Male'])
  expect(rows[2]?.at(-1)).toBe('Joined 16/04/2026')
  expect(rows[3]?.[9]).toBe(690_000)
  expect(about?.rows[0]).toEqual(['Company', 'Mekong'])
  expect((await call(world(), 'admin', 'GET', `/emp-tax-report.xlsx?run_id=${april()}`)).status).toBe(200)
})

test("another company's run is not found, and without runs a report is empty", async () => {
  expect((await call(world(), 'stranger', 'GET', `/sso-report?run_id=${april()}`)).status).toBe(404)
  expect((await call(world(), 'stranger', 'GET', `/emp-tax-report.xlsx?run_id=${april()}`)).status).toBe(404)
  const empty = await call(world(), 'stranger', 'GET', '/sso-report')
  expect(empty.json).toMatchObject({ data: [], meta: { run: null, runs: [], total: 0 } })
  expect((await call(world(), 'khamla', 'GET', '/sso-report')).status).toBe(403)
})

test('the forms name the codes of the company and of employees, and which of them are missing', async () => {
  const sso = await call(world(), 'admin', 'GET', `/sso-report?run_id=${april()}&group=movement`)
  expect(sso.json.meta.missing).toEqual({ company: 'sso_enterprise_code', employees: 0, people: [] })
  expect(sso.json.meta.groups.map(({ value, count }: Group) => [value, count])).toEqual([
    ['stays', 1],
    ['joined', 1],
  ])
  const tax = await call(world(), 'admin', 'GET', `/emp-tax-report?run_id=${april()}`)
  expect(tax.json.meta.missing).toMatchObject({ company: 'tax_number', employees: 2 })
  expect(tax.json.meta.missing.people[0]).toMatchObject({ emp_number: '1001' })
  await database().asOwner(async (client) => {
    await client.query(
      `update company_setting set sso_enterprise_code = 'E-0815', tax_number = '123456789-00' where company_id = 1`,
    )
    await client.query(
      `update employee set tax_number = '987654321-00' where company_id = 1 and emp_number = '1001'`,
    )
  })
  const later = await call(world(), 'admin', 'GET', `/emp-tax-report?run_id=${april()}`)
  expect(later.json.meta.missing).toMatchObject({ company: null, employees: 1 })
  expect(later.json.data[0]).toMatchObject({ emp_number: '1001', tax_number: '987654321-00' })
  for (const [report, label, code] of [
    ['sso-report', 'Enterprise code', 'E-0815'],
    ['emp-tax-report', 'TIN of the company', '123456789-00'],
  ]) {
    const file = await call(world(), 'admin', 'GET', `/${report}.xlsx?run_id=${april()}&language=en`)
    expect((await readXlsx(file.bytes)).sheets[1]?.rows[1]).toEqual([label, code])
  }
})

test('the whole month adds its approved runs up by employee, with the shares and the tax of their sum', async () => {
  await database().inCompany(1, (tx) =>
    tx.execute(`update company_setting set sso_payer = 'employee' where company_id = 1`),
  )
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    call(world(), 'admin', method, path, body)
  const salary = await newRun(world(), '2027-03')
  await calculate(world(), salary)
  await ask('POST', `/payrolls-item/${salary}/approve`, { confirmed: true })
  const item = {
    kind: 'income',
    name: 'Bonus',
    value_kind: 'money',
    amount: 20_000_000,
    applies_to_all: false,
  }
  const once = { ...item, frequency: 'once', first_month: '2027-03', last_month: null }
  const { id } = (await ask('POST', '/payrolls-item/items', once)).json.data
  await ask('POST', `/payrolls-item/items/${id}/people`, { entries: [{ employee_id: 1 }] })
  const extra = await newRun(world(), '2027-03', { title: 'Bonus 3', kind: 'extra', item_ids: [id] })
  await calculate(world(), extra)
  // An extra run that is not approved counts in its own report only.
  const report = async (path: string, run: number) =>
    (await ask('GET', `${path}?run_id=${run}&whole_month=true`)).json
  expect((await report('/emp-tax-report', salary)).meta.totals.gross).toBe(9_000_000)
  const approved = await ask('POST', `/payrolls-item/${extra}/approve`, { confirmed: true })
  expect(approved.status).toBe(200)
  const tax = await report('/emp-tax-report', salary)
  const withoutTax = tax.data.filter(
    (row: { tax: number; company_tax: number }) => row.tax + row.company_tax === 0,
  )
  expect(tax.meta.untaxed.employees).toBe(withoutTax.length)
  // 6,000,000 + 20,000,000 − 247,500 = 25,752,500: 2,685,000 + 20 % of 752,500.
  expect(tax.data).toMatchObject([
    { emp_number: '1001', gross: 26_000_000, sso: 247_500, taxable: 25_752_500, tax: 2_835_500 },
    { emp_number: '1002', gross: 3_000_000 },
  ])
  expect(tax.meta.total).toBe(2)
  expect((await report('/emp-tax-report', extra)).data).toEqual(tax.data)
  expect((await report('/sso-report', extra)).data[0]).toMatchObject({
    insurable_wage: 4_500_000,
    employee: 247_500,
  })
  const file = await readXlsx(
    (await ask('GET', `/payroll-register.xlsx?run_id=${salary}&whole_month=true`)).bytes,
  )
  expect(JSON.stringify(file)).toContain('Bonus 3, Month 2027-03')
})
