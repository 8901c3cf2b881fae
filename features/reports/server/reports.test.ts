import { readXlsx } from 'hucre'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  calculate,
  call,
  newRun,
  openWorld,
  type World,
} from '#features/payroll/server/payroll-world.test-data.ts'
import { Kip } from '#kit/contract/scalars.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { reportsEndpoints } from './index.ts'

const database = withTestDatabase()
let world: World
let april: number
beforeAll(async () => {
  world = await openWorld(database(), reportsEndpoints)
  april = await newRun(world, '2026-04')
  await calculate(world, april)
  // A department each.
  await database().asOwner(async (client) => {
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `update payslip set person = jsonb_set(person, '{department}', to_jsonb(case emp_number when '1001' then 'ບັນຊີ' else 'ຂາຍ' end))
       where company_id = 1 and calculation_id = (select calculation_id from payroll_run where id = $1)`,
      [april],
    )
    await client.query(`set session_replication_role = default`)
  })
})
afterAll(() => world.close())

test('contributions by law: the ceiling, both shares, membership, and the totals of all', async () => {
  const { json } = await call(world, 'admin', 'GET', '/sso-report?per_page=1')
  expect(json.meta).toMatchObject({
    total: 2,
    run: { id: april, status: 'calculated' },
    totals: { insurable_wage: 6_000_000, employee: 330_000, employer: 360_000, total: 690_000 },
  })
  expect(json.data).toMatchObject([
    { emp_number: '1001', insurable_wage: 4_500_000, employee: 247_500, employer: 270_000 },
  ])
  const joined = await call(world, 'admin', 'GET', `/sso-report?search=${encodeURIComponent('ນ້ຳຝົນ')}`)
  expect(joined.json.data).toMatchObject([
    { emp_number: '1002', joined: '2026-04-16', left: null, gender: 'female' },
  ])
})

test('the shares are the legal ones if the company pays for its employees', async () => {
  await database().inCompany(1, (tx) =>
    tx.execute(`update company_setting set sso_payer = 'company' where company_id = 1`),
  )
  const may = await newRun(world, '2026-05')
  await calculate(world, may)
  const { json } = await call(world, 'admin', 'GET', `/sso-report?run_id=${may}`)
  expect(json.data[0]).toMatchObject({ employee: 247_500, employer: 270_000, total: 517_500 })
})

test('the shares are the amounts that the payslips store', async () => {
  const stored = z.object({ employee: Kip, employer: Kip })
  for (const payer of ['employee', 'company'] as const) {
    await database().inCompany(1, (tx) =>
      tx.execute('update company_setting set sso_payer = $1 where company_id = 1', [payer]),
    )
    const run = await newRun(world, payer === 'employee' ? '2026-06' : '2026-07')
    await calculate(world, run)
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
    const { json } = await call(world, 'admin', 'GET', `/sso-report?run_id=${run}`)
    expect(json.meta.totals).toMatchObject({ ...sums, total: sums.employee + sums.employer })
  }
})

test('tax of each employee with the totals', async () => {
  const { json } = await call(world, 'admin', 'GET', `/emp-tax-report?run_id=${april}&sort=-tax`)
  const [khamla] = json.data
  // 5,000,000 − 247,500 = 4,752,500; 5 % of the part above 1,300,000.
  expect(khamla).toMatchObject({ emp_number: '1001', taxable: 4_752_500, tax: 172_625 })
  expect(json.meta.totals.tax).toBe(khamla.tax + json.data[1].tax)
})

test('both as workbooks: the insurance number stays text, totals are below', async () => {
  const book = await call(world, 'admin', 'GET', `/sso-report.xlsx?run_id=${april}&language=en`)
  const [sheet, about] = (await readXlsx(book.bytes)).sheets
  expect(sheet?.rows[0]).toEqual([
    ...['No.', 'Social security number', 'Name', 'Sex', 'Date of birth', 'Position', 'Insurable wage'],
    ...['Employee contribution', 'Employer contribution', 'Total', 'Note'],
  ])
  expect(sheet?.rows[1]?.slice(1, 4)).toEqual(['0012', 'ຄຳຫຼ້າ ວົງສາ', 'Male'])
  expect(sheet?.rows[2]?.at(-1)).toBe('Joined 16/04/2026')
  expect(sheet?.rows[3]?.[9]).toBe(690_000)
  expect(about?.rows[0]).toEqual(['Company', 'Mekong'])
  expect((await call(world, 'admin', 'GET', `/emp-tax-report.xlsx?run_id=${april}`)).status).toBe(200)
})

test("another company's run is not found, and without runs a report is empty", async () => {
  expect((await call(world, 'stranger', 'GET', `/sso-report?run_id=${april}`)).status).toBe(404)
  expect((await call(world, 'stranger', 'GET', `/emp-tax-report.xlsx?run_id=${april}`)).status).toBe(404)
  const empty = await call(world, 'stranger', 'GET', '/sso-report')
  expect(empty.json).toMatchObject({ data: [], meta: { run: null, runs: [], total: 0 } })
  expect((await call(world, 'khamla', 'GET', '/sso-report')).status).toBe(403)
})

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')

test('search and order of the screen apply to its files (Excel, CSV and PDF)', async () => {
  const query = `run_id=${april}&search=Namfon&language=en`
  const csv = await call(world, 'admin', 'GET', `/sso-report.csv?${query}`)
  expect(text(csv.bytes)).toMatch(
    /^\ufeffNo\.,Social security number,Name,.*\r\n1,0013,ນ້ຳຝົນ ໄຊຍະ,Female,1995-05-06,/,
  )
  const { sheets } = await readXlsx((await call(world, 'admin', 'GET', `/sso-report.xlsx?${query}`)).bytes)
  expect(sheets[0]?.rows).toHaveLength(3)
  expect(sheets[1]?.rows.at(-1)).toEqual(['Search', 'Namfon'])
  const pdf = await call(world, 'admin', 'GET', `/sso-report.pdf?${query}`)
  expect(pdf.answer.headers['content-type']).toBe('application/pdf')
  expect(text(pdf.bytes).slice(0, 5)).toBe('%PDF-')
})

test('the totals of screen and file are those of the payslips', async () => {
  const sums = await database().inCompany(1, (tx) =>
    tx.one(
      z.object({ tax: Kip, net: Kip, gross: Kip }),
      `select sum(p.tax)::bigint as tax, sum(p.net)::bigint as net, sum(p.gross)::bigint as gross
       from payroll_run r join payslip p on p.company_id = r.company_id and p.calculation_id = r.calculation_id
       where r.company_id = 1 and r.id = $1`,
      [april],
    ),
  )
  const { json } = await call(world, 'admin', 'GET', `/emp-tax-report?run_id=${april}&per_page=1`)
  expect(json.meta.totals).toMatchObject(sums)
  const file = await call(world, 'admin', 'GET', `/emp-tax-report.xlsx?run_id=${april}&language=en`)
  const rows = (await readXlsx(file.bytes)).sheets[0]?.rows ?? []
  const heading = rows[0] as string[]
  expect(rows.at(-1)?.[heading.indexOf('Income tax')]).toBe(sums.tax)
  expect(rows.at(-1)?.[heading.indexOf('Net salary')]).toBe(sums.net)
})

test('a sort by an unknown column is refused', async () => {
  const sort = encodeURIComponent('net; drop table payslip')
  expect((await call(world, 'admin', 'GET', `/emp-tax-report?sort=${sort}`)).status).toBe(422)
  expect((await call(world, 'admin', 'GET', `/emp-tax-report.pdf?sort=${sort}`)).status).toBe(422)
})

test('every file is in the log of exports, with its rows and a salary mark', async () => {
  for (const format of ['xlsx', 'csv', 'pdf']) {
    await call(world, 'admin', 'GET', `/emp-tax-report.${format}?run_id=${april}`)
    const [entry] = await database().inCompany(1, (tx) =>
      tx.unknownRows(
        `select entity, after from audit_entry where company_id = 1 and action = 'export' order by id desc limit 1`,
      ),
    )
    expect(entry).toMatchObject({
      entity: 'emp-tax-report',
      after: {
        file: expect.stringMatching(`\\.${format}$`),
        rows: 2,
        has_salary: true,
        filters: { run_id: april },
      },
    })
  }
})

test('a user whose permission was removed gets no file', async () => {
  expect((await call(world, 'second', 'GET', `/sso-report.pdf?run_id=${april}`)).status).toBe(200)
  await database().asOwner((client) =>
    client.query(
      `delete from account_role where account_id = (select id from account where name = 'second')`,
    ),
  )
  for (const format of ['xlsx', 'csv', 'pdf'])
    expect((await call(world, 'second', 'GET', `/sso-report.${format}?run_id=${april}`)).status).toBe(403)
})

interface Group {
  value: string
  count: number
  totals: Record<string, number>
}

test('the register adds up from base to net and cost, with subtotals by branch, department and position', async () => {
  const { json } = await call(world, 'admin', 'GET', `/payroll-register?run_id=${april}&per_page=200`)
  expect(json.meta.groups).toEqual([])
  for (const row of json.data) {
    expect(row.gross).toBe(row.base + row.overtime + row.additions - row.deductions)
    expect(row.net).toBe(row.gross - row.sso - row.tax - row.deductions_after)
    expect(row.cost).toBe(row.gross + row.company)
  }
  for (const group of ['branch', 'department', 'position']) {
    const grouped = await call(world, 'admin', 'GET', `/payroll-register?run_id=${april}&group=${group}`)
    const { groups, totals } = grouped.json.meta
    for (const name of Object.keys(totals))
      expect(groups.reduce((sum: number, { totals: of }: Group) => sum + (of[name] ?? 0), 0)).toBe(
        totals[name],
      )
    for (const { value, count } of groups)
      expect(grouped.json.data.filter((row: Record<string, unknown>) => row[group] === value)).toHaveLength(
        count,
      )
  }
  expect((await call(world, 'admin', 'GET', '/payroll-register?group=salary')).status).toBe(422)
  expect((await call(world, 'khamla', 'GET', '/payroll-register')).status).toBe(403)
})

test('the forms name the codes of the company and of employees, and which of them are missing', async () => {
  const sso = await call(world, 'admin', 'GET', `/sso-report?run_id=${april}&group=movement`)
  expect(sso.json.meta.missing).toEqual({ company: 'sso_enterprise_code', employees: 0, people: [] })
  expect(sso.json.meta.groups.map(({ value, count }: Group) => [value, count])).toEqual([
    ['stays', 1],
    ['joined', 1],
  ])
  const tax = await call(world, 'admin', 'GET', `/emp-tax-report?run_id=${april}`)
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
  const later = await call(world, 'admin', 'GET', `/emp-tax-report?run_id=${april}`)
  expect(later.json.meta.missing).toMatchObject({ company: null, employees: 1 })
  expect(later.json.data[0]).toMatchObject({ emp_number: '1001', tax_number: '987654321-00' })
  for (const [report, label, code] of [
    ['sso-report', 'Enterprise code', 'E-0815'],
    ['emp-tax-report', 'TIN of the company', '123456789-00'],
  ]) {
    const file = await call(world, 'admin', 'GET', `/${report}.xlsx?run_id=${april}&language=en`)
    expect((await readXlsx(file.bytes)).sheets[1]?.rows[1]).toEqual([label, code])
  }
})

test('the file of a grouped report has the subtotals of the screen below each group', async () => {
  const query = `run_id=${april}&group=department&language=en`
  const { json } = await call(world, 'admin', 'GET', `/payroll-register?${query}`)
  expect(json.meta.groups.map(({ value }: Group) => value)).toEqual(['ຂາຍ', 'ບັນຊີ'])
  const book = (await readXlsx((await call(world, 'admin', 'GET', `/payroll-register.xlsx?${query}`)).bytes))
    .sheets
  const rows = book[0]?.rows ?? []
  const net = (rows[0] as string[]).indexOf('Net')
  const subtotals = rows.filter((row) => /^Total .*\(1\)$/.test(String(row[2])))
  expect(subtotals.map((row) => [row[2], row[net]])).toEqual(
    json.meta.groups.map(({ value, totals }: Group) => [`Total ${value} (1)`, totals.net]),
  )
  expect(rows.at(-1)?.[net]).toBe(json.meta.totals.net)
  expect(book[1]?.rows.at(-1)).toEqual(['Subtotals by', 'Department'])
  const csv = text((await call(world, 'admin', 'GET', `/payroll-register.csv?${query}`)).bytes)
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3)
  const pdf = await call(world, 'admin', 'GET', `/payroll-register.pdf?${query}`)
  expect(pdf.status).toBe(200)
})

test('the year adds up the approved runs by month, with a certificate in both languages, also for the employee', async () => {
  expect((await call(world, 'admin', 'GET', '/yearly-pay?year=2026')).json.data).toEqual([])
  await database().asOwner((client) =>
    client.query(
      `update payroll_run set status = 'approved' where company_id = 1 and to_date < date '2026-06-01'`,
    ),
  )
  const { json } = await call(world, 'admin', 'GET', '/yearly-pay?group=department')
  expect(json.meta).toMatchObject({ year: 2026, years: [2026], total: 2 })
  const [row] = json.data.filter(({ emp_number }: { emp_number: string }) => emp_number === '1001')
  expect(row.months).toBe(2)
  const one = await call(world, 'admin', 'GET', `/yearly-pay/${row.employee_id}?year=2026`)
  const { months, totals } = one.json.data
  expect(months.map(({ month }: { month: number }) => month)).toEqual([4, 5])
  for (const name of ['gross', 'employee_sso', 'employer_sso', 'taxable', 'tax', 'net']) {
    expect(totals[name]).toBe(row[name])
    expect(months[0][name] + months[1][name]).toBe(row[name])
  }
  // April is paid by the employee, May by the company: the share of 5.5 % of 4,500,000 counts in both.
  expect(totals.employee_sso).toBe(2 * 247_500)
  const own = await call(world, 'khamla', 'GET', '/employee/payslips-of-year')
  expect(own.json.data).toEqual(one.json.data)
  for (const [who, path] of [
    ['admin', `/yearly-pay/${row.employee_id}.pdf`],
    ['khamla', '/employee/payslips-of-year.pdf'],
  ] as const)
    for (const language of ['la', 'en']) {
      const file = await call(world, who, 'GET', `${path}?year=2026&language=${language}`)
      expect(file.answer.headers['content-type']).toBe('application/pdf')
    }
  const runs = (await call(world, 'admin', 'GET', '/payrolls-item')).json.data
  const may = runs.find(({ to_date }: { to_date: string }) => to_date === '2026-05-31')
  const slip = `/payrolls-item/${may.id}/payslips/${row.employee_id}`
  expect((await call(world, 'admin', 'POST', `${slip}/hold`, { reason: 'Tools are missing' })).status).toBe(
    200,
  )
  const seen = async (who: 'admin' | 'khamla', path: string) =>
    (await call(world, who, 'GET', path)).json.data.months.map(({ month }: { month: number }) => month)
  expect(await seen('khamla', '/employee/payslips-of-year')).toEqual([4])
  expect(await seen('admin', `/yearly-pay/${row.employee_id}`)).toEqual([4, 5])
  expect((await call(world, 'admin', 'POST', `${slip}/release`, { reason: 'Found' })).status).toBe(200)
  expect((await call(world, 'stranger', 'GET', `/yearly-pay/${row.employee_id}`)).status).toBe(404)
  expect((await call(world, 'khamla', 'GET', `/yearly-pay/${row.employee_id}`)).status).toBe(403)
  expect((await call(world, 'admin', 'GET', '/yearly-pay?year=10000')).status).toBe(422)
})

test('the whole month adds its approved runs up by employee, with the shares and the tax of their sum', async () => {
  await database().inCompany(1, (tx) =>
    tx.execute(`update company_setting set sso_payer = 'employee' where company_id = 1`),
  )
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    call(world, 'admin', method, path, body)
  const salary = await newRun(world, '2027-03')
  await calculate(world, salary)
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
  const extra = await newRun(world, '2027-03', { title: 'Bonus 3', kind: 'extra', item_ids: [id] })
  await calculate(world, extra)
  // An extra run that is not approved counts in its own report only.
  const report = async (path: string, run: number) =>
    (await ask('GET', `${path}?run_id=${run}&whole_month=true`)).json
  expect((await report('/emp-tax-report', salary)).meta.totals.gross).toBe(9_000_000)
  const approved = await ask('POST', `/payrolls-item/${extra}/approve`, { confirmed: true })
  expect(approved.status).toBe(200)
  const tax = await report('/emp-tax-report', salary)
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

test('the journal balances, also by department, and names the lines without an account', async () => {
  const inOne = (sql: string, values: unknown[] = []) =>
    database().inCompany(1, (tx) => tx.execute(sql, values))
  const { json } = await call(world, 'admin', 'GET', `/payroll-journal?run_id=${april}&per_page=200`)
  expect(json.meta.totals.debit).toBe(json.meta.totals.credit)
  expect(json.meta.totals.debit).toBeGreaterThan(0)
  const lines = json.meta.missing.map(({ line }: { line: string }) => line)
  expect(lines).toEqual(
    expect.arrayContaining(['base', 'net_payable', 'sso_employee', 'sso_employer', 'tax_payable']),
  )
  await inOne(
    `insert into journal_account (company_id, line, department, account_code, account_name) values
     (1, 'base', '', '641', 'Salaries'), (1, 'base', 'ຂາຍ', '641-2', 'Salaries, sales'), (1, 'net_payable', '', '421', 'Owed to employees'),
     (1, 'company_sso', '', '645', 'Social security'), (1, 'sso_employee', '', '431', ''), (1, 'sso_employer', '', '431', ''),
     (1, 'tax_payable', '', '442', '')`,
  )
  const whole = await call(world, 'admin', 'GET', `/payroll-journal?run_id=${april}&per_page=200`)
  const amountOf = (rows: Record<string, unknown>[], code: string, side: string) =>
    rows.filter((row) => row.account_code === code).reduce((sum, row) => sum + Number(row[side]), 0)
  const register = await call(world, 'admin', 'GET', `/payroll-register?run_id=${april}`)
  const sso = await call(world, 'admin', 'GET', `/sso-report?run_id=${april}`)
  expect(amountOf(whole.json.data, '641', 'debit')).toBe(register.json.meta.totals.base)
  expect(amountOf(whole.json.data, '421', 'credit')).toBe(register.json.meta.totals.net)
  expect(amountOf(whole.json.data, '431', 'credit')).toBe(sso.json.meta.totals.total)
  expect(amountOf(whole.json.data, '442', 'credit')).toBe(register.json.meta.totals.tax)
  const path = `/payroll-journal?run_id=${april}&cost_centre=department&per_page=200`
  const split = await call(world, 'admin', 'GET', path)
  expect(split.json.meta.totals.debit).toBe(split.json.meta.totals.credit)
  expect(amountOf(split.json.data, '641-2', 'debit')).toBeGreaterThan(0)
  expect(amountOf(split.json.data, '641', 'debit') + amountOf(split.json.data, '641-2', 'debit')).toBe(
    register.json.meta.totals.base,
  )
  for (const format of ['xlsx', 'csv'])
    expect((await call(world, 'admin', 'GET', `/payroll-journal.${format}?run_id=${april}`)).status).toBe(200)
  expect((await call(world, 'khamla', 'GET', '/payroll-journal')).status).toBe(403)
})

test('the journal balances for a gross pay raised to 0, a company that pays all, and items of every kind', async () => {
  const line = (code: string, amount: number, more: object = {}) => ({ code, amount, how: {}, ...more })
  const lines = [
    ...[
      line('base', 100_000),
      line('absence', -150_000),
      line('deduction_before', -20_000, { name: 'Fine' }),
    ],
    line('gross', 0, { how: { kind: 'gross', floored: -70_000 } }),
    line('company_sso', 55, { how: { share: 'employee' } }),
    line('company_sso', 60, { how: { share: 'employer' } }),
    ...[line('company_tax', 7), line('employer_paid', 500, { name: 'Union' })],
    ...[line('deduction_after', -900, { name: 'Advance' }), line('net', -900), line('cost', 622)],
  ]
  await database().asOwner(async (client) => {
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `update payslip set lines = $2::jsonb where company_id = 1 and emp_number = '1002'
         and calculation_id = (select calculation_id from payroll_run where id = $1)`,
      [april, JSON.stringify(lines)],
    )
    await client.query(`set session_replication_role = default`)
  })
  const { json } = await call(world, 'admin', 'GET', `/payroll-journal?run_id=${april}&per_page=200`)
  expect(json.meta.totals.debit).toBe(json.meta.totals.credit)
  expect(json.data).toContainEqual(
    expect.objectContaining({ line: 'deduction_after', item: 'Union', credit: 500 }),
  )
  expect(json.data).toContainEqual(
    expect.objectContaining({ line: 'deduction_after', item: 'Advance', credit: 900 }),
  )
})
