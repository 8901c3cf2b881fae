import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { calculate, call, newRun, openWorld, type World } from './payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
beforeAll(async () => {
  world = await openWorld(database())
})
afterAll(() => world.close())

const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))

test('a run that is not calculated, or with negative net pay, cannot be approved', async () => {
  const id = await newRun(world, '2026-01')
  const early = await call(world, 'admin', 'POST', `/payrolls-item/${id}/approve`)
  expect([early.status, early.json.code]).toEqual([409, 'run_not_calculated'])
  await inOne(`insert into payroll_item_rule (company_id, kind, name, value_kind, amount, applies_to_all, first_day)
    values (1, 'deduction', 'Loan', 'money', 9000000, true, '2026-01-01')`)
  await calculate(world, id)
  const run = (await call(world, 'admin', 'GET', `/payrolls-item/${id}`)).json.data
  expect(run).toMatchObject({ approval_refusal: 'run_has_unpayable', can: ['edit', 'delete', 'calculate'] })
  const refused = await call(world, 'admin', 'POST', `/payrolls-item/${id}/approve`)
  expect(refused.json).toMatchObject({
    code: 'run_has_unpayable',
    details: { employees: [{ emp_number: '1001' }] },
  })
  await inOne(`delete from payroll_item_rule where company_id = 1`)
})

test('if two people are required, the one who calculated cannot approve alone', async () => {
  await inOne(`update company_setting set two_person_approval = true where company_id = 1`)
  const id = await newRun(world, '2026-02')
  await calculate(world, id)
  const alone = await call(world, 'admin', 'POST', `/payrolls-item/${id}/approve`)
  expect([alone.status, alone.json.code]).toEqual([409, 'run_second_person'])
  const other = await call(world, 'second', 'POST', `/payrolls-item/${id}/approve`, { reason: 'checked' })
  expect(other.json.data).toMatchObject({
    status: 'approved',
    // The account is new: it must be confirmed before it is paid (accounts/bank-accounts.test.ts).
    can: [],
    payment_refusal: 'accounts_unconfirmed',
    decisions: [{ verdict: 'approved', actor: 'second', reason: 'checked' }],
  })
  await inOne(`update company_setting set two_person_approval = false where company_id = 1`)
})

test('an approved run is locked, for calls and in the database, before and after payment', async () => {
  const id = await newRun(world, '2026-03')
  await calculate(world, id)
  const seen = (await call(world, 'admin', 'GET', `/payrolls-item/${id}`)).json.data
  const stale = await call(world, 'admin', 'POST', `/payrolls-item/${id}/approve`, {
    version: seen.version - 1,
  })
  expect(stale.json.code).toBe('stale_version')
  await call(world, 'admin', 'POST', `/payrolls-item/${id}/approve`, { version: seen.version })
  const before = await inOne(`select * from payslip where run_id = ${id}`)
  const change = { title: 'x', from_date: '2026-03-01', to_date: '2026-03-31', version: seen.version + 1 }
  const refused = [
    await call(world, 'admin', 'POST', `/payrolls-item/${id}/calculate`),
    await call(world, 'admin', 'PUT', `/payrolls-item/${id}`, change),
    await call(world, 'admin', 'DELETE', `/payrolls-item/${id}`),
  ]
  expect(refused.map((one) => [one.status, one.json.code])).toEqual(Array(3).fill([409, 'run_locked']))
  for (const sql of [
    `delete from payslip where run_id = ${id}`,
    `update payroll_run set calculation_id = null where id = ${id}`,
    `update payroll_run set status = 'calculated' where id = ${id}`,
    `delete from payroll_run where id = ${id}`,
    `update payroll_calculation set law = '{}' where run_id = ${id}`,
  ])
    await expect(inOne(sql), sql).rejects.toThrow(/cannot be/)
  await expect(inOne(`update payslip set net = 0 where run_id = ${id}`)).rejects.toThrow(/permission denied/)
  const paid = await call(world, 'admin', 'POST', `/payrolls-item/${id}/pay`)
  expect(paid.json.data).toMatchObject({ status: 'paid', can: [] })
  await expect(inOne(`update payroll_run set status = 'approved' where id = ${id}`)).rejects.toThrow(
    /cannot be/,
  )
  expect(await inOne(`select * from payslip where run_id = ${id}`)).toEqual(before)
})

test('another company cannot find it', async () => {
  const id = (await call(world, 'admin', 'GET', '/payrolls-item?search=2026-03')).json.data[0].id
  const paths = ['', '/progress', '/payslips', '/payslips/1', '/payslips/1.pdf', '/problems', '/compare']
  for (const path of [...paths, '/register.xlsx', '/bank-list.xlsx'])
    expect((await call(world, 'stranger', 'GET', `/payrolls-item/${id}${path}`)).status, path).toBe(404)
  for (const path of ['/calculate', '/approve', '/pay', '/payslips.pdf'])
    expect((await call(world, 'stranger', 'POST', `/payrolls-item/${id}${path}`)).status, path).toBe(404)
  expect((await call(world, 'stranger', 'DELETE', `/payrolls-item/${id}`)).status).toBe(404)
  expect((await call(world, 'stranger', 'GET', '/payrolls-item')).json.data).toEqual([])
})

test('employees see their own payslips of approved runs, and no others', async () => {
  const march = (await call(world, 'admin', 'GET', '/payrolls-item?search=2026-03')).json.data[0].id
  const open = await newRun(world, '2026-05')
  await calculate(world, open)
  const own = (await call(world, 'khamla', 'GET', '/employee/payslips')).json
  expect(own.data.map((row: { title: string; status: string }) => [row.title, row.status])).toEqual([
    ['Month 2026-03', 'paid'],
    ['Month 2026-02', 'approved'],
  ])
  const slip = (await call(world, 'khamla', 'GET', `/employee/payslips/${march}`)).json.data
  expect(slip).toMatchObject({ emp_number: '1001', base: 5_000_000 })
  expect((await call(world, 'khamla', 'GET', `/employee/payslips/${march}.pdf`)).status).toBe(200)
  // Namfon was hired in April; May is not approved.
  expect((await call(world, 'namfon', 'GET', `/employee/payslips/${march}`)).status).toBe(404)
  expect((await call(world, 'namfon', 'GET', `/employee/payslips/${open}`)).status).toBe(404)
  expect((await call(world, 'namfon', 'GET', '/employee/payslips')).json.data).toEqual([])
  expect((await call(world, 'khamla', 'GET', `/payrolls-item/${march}/payslips/2`)).status).toBe(403)
  expect((await call(world, 'admin', 'GET', `/employee/payslips/${march}`)).status).toBe(403)
})

test('employees download their own payslips as an Excel file, also of some months', async () => {
  const file = async (query = '') => {
    const { bytes } = await call(world, 'khamla', 'GET', `/employee/payslips.xlsx?language=en${query}`)
    return readWorkbook(bytes)
  }
  const { headers, rows } = await file()
  expect(Object.values(headers)).toEqual([
    ...['Payroll run', 'Kind of run', 'From', 'To', 'Gross salary', 'Net salary', 'Status', 'Payment date'],
  ])
  const title = ({ cells }: (typeof rows)[number]) => cells.A?.value
  expect(rows.map(title)).toEqual(['Month 2026-03', 'Month 2026-02'])
  expect((await file('&from=2026-02-01&to=2026-02-28')).rows.map(title)).toEqual(['Month 2026-02'])
})

test("only the company decides on payments: the provider's user inside it cannot approve or pay, and does not count as one of two people", async () => {
  const path = (more = '') => `/payrolls-item/${id}${more}`
  const inside = (action: string) => call(world, 'provider', 'POST', path(action))
  const seenBy = async (who: 'provider' | 'admin') => (await call(world, who, 'GET', path())).json.data
  await call(world, 'provider', 'POST', '/admin/company/1/enter', { reason: 'Ticket 12: help with pay' })
  const id = await newRun(world, '2026-06')
  await calculate(world, id, 'provider')

  const refused = await inside('/approve')
  expect([refused.status, refused.json.code]).toEqual([403, 'company_decides'])
  const changes = ['edit', 'delete', 'calculate']
  expect(await seenBy('provider')).toMatchObject({ approval_refusal: 'company_decides', can: changes })
  const row = (await call(world, 'provider', 'GET', '/payrolls-item?search=2026-06')).json.data[0]
  expect(row.can).toEqual(changes)
  expect((await seenBy('admin')).can).toContain('approve')

  await inOne(`update company_setting set two_person_approval = true where company_id = 1`)
  expect(await seenBy('admin')).toMatchObject({ approval_refusal: 'run_first_person', can: changes })
  const first = await call(world, 'admin', 'POST', path('/approve'))
  expect([first.status, first.json.code]).toEqual([409, 'run_first_person'])
  await calculate(world, id)
  expect((await inside('/approve')).json.code).toBe('company_decides')
  expect((await call(world, 'second', 'POST', path('/approve'))).json.data.status).toBe('approved')
  await inOne(`update company_setting set two_person_approval = false where company_id = 1`)

  const unpaid = await inside('/pay')
  expect([unpaid.status, unpaid.json.code]).toEqual([403, 'company_decides'])
  expect((await seenBy('provider')).can).toEqual([])
  expect((await seenBy('admin')).can).toEqual(['pay'])
})
