import { expect, test } from 'vitest'
import { calculate, call, newRun } from '#features/payroll/server/payroll-world.test-data.ts'
import { withReports } from './report-world.test-data.ts'

const { database, world } = withReports()

test('the year adds up the approved runs by month, with a certificate in both languages, also for the employee', async () => {
  // April is paid by the employee, May by the company: the share of 5.5 % of 4,500,000 counts in both.
  await database().inCompany(1, (tx) =>
    tx.execute(`update company_setting set sso_payer = 'company' where company_id = 1`),
  )
  await calculate(world(), await newRun(world(), '2026-05'))
  expect((await call(world(), 'admin', 'GET', '/yearly-pay?year=2026')).json.data).toEqual([])
  await database().asOwner((client) =>
    client.query(
      `update payroll_run set status = 'approved' where company_id = 1 and to_date < date '2026-06-01'`,
    ),
  )
  const { json } = await call(world(), 'admin', 'GET', '/yearly-pay?group=department')
  expect(json.meta).toMatchObject({ year: 2026, years: [2026], total: 2 })
  const [row] = json.data.filter(({ emp_number }: { emp_number: string }) => emp_number === '1001')
  expect(row.months).toBe(2)
  const one = await call(world(), 'admin', 'GET', `/yearly-pay/${row.employee_id}?year=2026`)
  const { months, totals } = one.json.data
  for (const { run_ids } of months) {
    const payslip = `/payrolls-item/${run_ids[0]}/payslips/${row.employee_id}`
    expect((await call(world(), 'admin', 'GET', payslip)).status).toBe(200)
  }
  expect(months.map(({ month }: { month: number }) => month)).toEqual([4, 5])
  for (const name of ['gross', 'employee_sso', 'employer_sso', 'taxable', 'tax', 'net']) {
    expect(totals[name]).toBe(row[name])
    expect(months[0][name] + months[1][name]).toBe(row[name])
  }
  expect(totals.employee_sso).toBe(2 * 247_500)
  const own = await call(world(), 'khamla', 'GET', '/employee/payslips-of-year')
  expect(own.json.data).toEqual(one.json.data)
  for (const [who, path] of [
    ['admin', `/yearly-pay/${row.employee_id}.pdf`],
    ['khamla', '/employee/payslips-of-year.pdf'],
  ] as const)
    for (const language of ['la', 'en']) {
      const file = await call(world(), who, 'GET', `${path}?year=2026&language=${language}`)
      expect(file.answer.headers['content-type']).toBe('application/pdf')
    }
  const runs = (await call(world(), 'admin', 'GET', '/payrolls-item')).json.data
  const may = runs.find(({ to_date }: { to_date: string }) => to_date === '2026-05-31')
  const slip = `/payrolls-item/${may.id}/payslips/${row.employee_id}`
  expect((await call(world(), 'admin', 'POST', `${slip}/hold`, { reason: 'Tools are missing' })).status).toBe(
    200,
  )
  const seen = async (who: 'admin' | 'khamla', path: string) =>
    (await call(world(), who, 'GET', path)).json.data.months.map(({ month }: { month: number }) => month)
  expect(await seen('khamla', '/employee/payslips-of-year')).toEqual([4])
  expect(await seen('admin', `/yearly-pay/${row.employee_id}`)).toEqual([4, 5])
  expect((await call(world(), 'admin', 'POST', `${slip}/release`, { reason: 'Found' })).status).toBe(200)
  expect((await call(world(), 'stranger', 'GET', `/yearly-pay/${row.employee_id}`)).status).toBe(404)
  expect((await call(world(), 'khamla', 'GET', `/yearly-pay/${row.employee_id}`)).status).toBe(403)
  expect((await call(world(), 'admin', 'GET', '/yearly-pay?year=10000')).status).toBe(422)
})
