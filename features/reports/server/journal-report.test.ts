import { expect, test } from 'vitest'
import { isInGroup, isSum, LINE_CODES, LINE_KINDS } from '#features/payroll/domain/line-kinds.ts'
import { calculate, call } from '#features/payroll/server/payroll-world.test-data.ts'
import { withReports } from './report-world.test-data.ts'

const { database, world, april } = withReports()

test('the journal balances, also by department, and names the lines without an account', async () => {
  const inOne = (sql: string, values: unknown[] = []) =>
    database().inCompany(1, (tx) => tx.execute(sql, values))
  const { json } = await call(world(), 'admin', 'GET', `/payroll-journal?run_id=${april()}&per_page=200`)
  expect(json.meta.totals.debit).toBe(json.meta.totals.credit)
  expect(json.meta.totals.debit).toBeGreaterThan(0)
  const lines = json.meta.missing.map(({ line }: { line: string }) => line)
  expect(lines).toEqual(
    expect.arrayContaining(['base', 'net_payable', 'sso_employee', 'sso_employer', 'tax_payable']),
  )
  // An extra run of the same month lacks the same accounts.
  const extra = { title: 'Extra', from_date: '2026-04-30', to_date: '2026-04-30', confirmed: true }
  const { id } = (await call(world(), 'admin', 'POST', '/payrolls-item', extra)).json.data
  await calculate(world(), id)
  const other = await call(world(), 'admin', 'GET', `/payroll-journal?run_id=${id}`)
  const parts = (missing: Record<string, unknown>[]) =>
    missing.map(({ line, item, department }) => [line, item, department])
  expect(parts(other.json.meta.missing)).toEqual(parts(json.meta.missing))
  // With what each has posted: debits and credits balance.
  const posted = (line: string) =>
    json.meta.missing.find((one: { line: string }) => one.line === line)?.amount ?? 0
  expect(posted('net_payable')).toBeLessThan(0)
  expect(json.meta.missing.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(0)
  await inOne(
    `insert into journal_account (company_id, line, department, account_code, account_name) values
     (1, 'base', '', '641', 'Salaries'), (1, 'base', 'ຂາຍ', '641-2', 'Salaries, sales'), (1, 'net_payable', '', '421', 'Owed to employees'),
     (1, 'company_sso', '', '645', 'Social security'), (1, 'sso_employee', '', '431', ''), (1, 'sso_employer', '', '431', ''),
     (1, 'tax_payable', '', '442', '')`,
  )
  const whole = await call(world(), 'admin', 'GET', `/payroll-journal?run_id=${april()}&per_page=200`)
  const amountOf = (rows: Record<string, unknown>[], code: string, side: string) =>
    rows.filter((row) => row.account_code === code).reduce((sum, row) => sum + Number(row[side]), 0)
  const register = await call(world(), 'admin', 'GET', `/payroll-register?run_id=${april()}`)
  const sso = await call(world(), 'admin', 'GET', `/sso-report?run_id=${april()}`)
  expect(amountOf(whole.json.data, '641', 'debit')).toBe(register.json.meta.totals.base)
  expect(amountOf(whole.json.data, '421', 'credit')).toBe(register.json.meta.totals.net)
  expect(amountOf(whole.json.data, '431', 'credit')).toBe(sso.json.meta.totals.total)
  expect(amountOf(whole.json.data, '442', 'credit')).toBe(register.json.meta.totals.tax)
  const path = `/payroll-journal?run_id=${april()}&cost_centre=department&per_page=200`
  const split = await call(world(), 'admin', 'GET', path)
  expect(split.json.meta.totals.debit).toBe(split.json.meta.totals.credit)
  expect(amountOf(split.json.data, '641-2', 'debit')).toBeGreaterThan(0)
  expect(amountOf(split.json.data, '641', 'debit') + amountOf(split.json.data, '641-2', 'debit')).toBe(
    register.json.meta.totals.base,
  )
  for (const format of ['xlsx', 'csv'])
    expect((await call(world(), 'admin', 'GET', `/payroll-journal.${format}?run_id=${april()}`)).status).toBe(
      200,
    )
  expect((await call(world(), 'khamla', 'GET', '/payroll-journal')).status).toBe(403)
})

type Line = { code: string; amount: number; name?: string; how: object }

/** Gives the payslip of one employee these lines, as a calculation would store them. */
async function replaceLines(lines: readonly Line[]): Promise<void> {
  await database().asOwner(async (client) => {
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `update payslip set lines = $2::jsonb where company_id = 1 and emp_number = '1002'
         and calculation_id = (select calculation_id from payroll_run where id = $1)`,
      [april(), JSON.stringify(lines)],
    )
    await client.query(`set session_replication_role = default`)
  })
}

test('the journal balances for a gross pay raised to 0, a company that pays all, and items of every kind', async () => {
  const line = (code: string, amount: number, more: object = {}): Line => ({ code, amount, how: {}, ...more })
  const lines = [
    ...[
      line('base', 100_000),
      line('absence', -150_000),
      line('deduction_before', -20_000, { name: 'Fine' }),
    ],
    line('income', 70_000, { name: 'Salary of March', how: { kind: 'difference' } }),
    line('deduction_before', -70_000, { name: 'Salary of March', how: { kind: 'difference' } }),
    line('gross', 0, { how: { kind: 'gross', floored: -70_000 } }),
    line('company_sso', 55, { how: { share: 'employee' } }),
    line('company_sso', 60, { how: { share: 'employer' } }),
    ...[line('company_tax', 7), line('employer_paid', 500, { name: 'Union' })],
    ...[line('deduction_after', -900, { name: 'Advance' }), line('net', -900), line('cost', 622)],
  ]
  await replaceLines(lines)
  const { json } = await call(world(), 'admin', 'GET', `/payroll-journal?run_id=${april()}&per_page=200`)
  expect(json.meta.totals.debit).toBe(json.meta.totals.credit)
  expect(json.data).toContainEqual(
    expect.objectContaining({ line: 'deduction_after', item: 'Union', credit: 500 }),
  )
  // Pay differences have the names of runs, which are no items with accounts of their own.
  expect(json.data).toContainEqual(expect.objectContaining({ line: 'income', item: '', debit: 70_000 }))
  expect(json.data).not.toContainEqual(expect.objectContaining({ item: 'Salary of March' }))
  expect(json.data).toContainEqual(
    expect.objectContaining({ line: 'deduction_after', item: 'Advance', credit: 900 }),
  )
})

test('items and benefits in use are named before a run posts them; before the first run, what every run posts', async () => {
  const unposted = async (who: 'admin' | 'stranger') =>
    (await call(world(), who, 'GET', '/payroll-journal?per_page=1')).json.meta.unposted
  const before = ['base', 'company_sso', 'net_payable', 'sso_employee', 'sso_employer', 'tax_payable']
  expect(await unposted('stranger')).toEqual(before.map((line) => ({ line, item: '' })))
  expect(await unposted('admin')).toEqual([])
  await database().inCompany(1, async (tx) => {
    await tx.execute(
      `insert into benefit_type (company_id, id, name) overriding system value values (1, 70, 'Fuel'), (1, 71, 'Never given')`,
    )
    await tx.execute(
      `insert into employee_benefit (company_id, employee_id, benefit_type_id, amount) values (1, 1, 70, 5)`,
    )
    await tx.execute(`insert into payroll_item_rule (company_id, kind, name, value_kind, amount, applies_to_all, employer_pays, first_day, last_day) values
      (1, 'deduction', 'Uniform', 'money', 1, true, true, '2027-01-01', null), (1, 'income', 'Ended', 'money', 1, true, false, '2020-01-01', '2020-12-31'),
      (1, 'income', 'Rice', 'money', 1, true, false, '2027-01-01', null)`)
  })
  const inUse = [
    { line: 'benefit', item: 'Fuel' },
    { line: 'deduction_after', item: 'Uniform' },
    { line: 'employer_paid', item: 'Uniform' },
    { line: 'income', item: 'Rice' },
  ]
  expect(await unposted('admin')).toEqual(inUse)
  await database().inCompany(1, (tx) =>
    tx.execute(
      `insert into journal_account (company_id, line, item, account_code) values (1, 'income', '', '648'), (1, 'benefit', 'Fuel', '647')`,
    ),
  )
  expect(await unposted('admin')).toEqual(inUse.slice(1, 3))
})

test('a payslip with a line of every code balances, and each code is posted to its accounts', async () => {
  const amounts = LINE_CODES.map((code, at): [string, number] => {
    if (isSum(code)) return [code, 0]
    return [code, isInGroup(code, 'before', 'after') ? -1000 - at : 100_000 + at]
  })
  const sum = (...groups: Parameters<typeof isInGroup>[1][]) =>
    amounts.reduce((all, [code, amount]) => (isInGroup(code as never, ...groups) ? all + amount : all), 0)
  const gross = sum('earnings', 'before')
  const sums: Record<string, number> = { gross, net: gross + sum('after'), cost: gross + sum('company') }
  await replaceLines(
    amounts.map(([code, amount]) => ({
      code,
      amount: sums[code] ?? amount,
      ...(LINE_KINDS[code as keyof typeof LINE_KINDS].isNamed ? { name: `Item of ${code}` } : {}),
      how: code === 'sso' ? { share: 'employee' } : code === 'company_sso' ? { share: 'employer' } : {},
    })),
  )
  const { json } = await call(world(), 'admin', 'GET', `/payroll-journal?run_id=${april()}&per_page=200`)
  expect(json.meta.totals.debit).toBe(json.meta.totals.credit)
  const posted = new Set(json.data.map(({ line }: { line: string }) => line))
  for (const code of LINE_CODES) {
    const { cost, owed } = LINE_KINDS[code] as { cost?: string; owed?: string }
    if (cost) expect([code, posted.has(cost)]).toEqual([code, true])
    if (owed && owed !== 'sso_by_share') expect([code, posted.has(owed)]).toEqual([code, true])
  }
  for (const code of LINE_CODES.filter((one) => LINE_KINDS[one].isNamed))
    expect([code, json.data.some(({ item }: { item: string }) => item === `Item of ${code}`)]).toEqual([
      code,
      true,
    ])
})
