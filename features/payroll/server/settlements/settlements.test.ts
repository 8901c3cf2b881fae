import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PayslipLine } from '#engines/payroll/explanation.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { explainLine } from '../../domain/explain-line.ts'
import { calculate, call, compareNow, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
/** 40 months up to 20 November 2026; of 15 days of leave 13.5 are earned until then, 8 used. */
const LEAVERS = `
  select set_config('app.company_id', '1', false);
  insert into leave_type (company_id, id, name, category, is_paid, amount, months_before_usable)
    overriding system value values (1, 900, 'ພັກປະຈຳປີ', 'annual', true, 15, 12);
  insert into benefit_type (company_id, id, name, is_taxable, in_sso_base) overriding system value values (1, 900, 'Fuel', true, true);
  insert into employee (company_id, id, emp_number, name, start_date, end_date, is_sso, sso_number, include_salary_tax, holidays)
    overriding system value
    select 1, id, 'L' || id, 'Leaver ' || id, '2023-07-10', '2026-11-20', true, '1', true, '[{"type": "900", "days": 15, "used": 8}]'
    from generate_series(11, 18) as id;
  insert into salary (company_id, employee_id, effective_date, base_salary, reason)
    select 1, id, '2023-07-10', 5200000, 'hire' from generate_series(11, 18) as id;
  insert into employee_benefit (company_id, employee_id, benefit_type_id, amount)
    select 1, id, 900, 780000 from generate_series(11, 18) as id;
`
beforeAll(async () => {
  world = await openWorld(database())
  await database().asOwner((client) => client.query(LEAVERS))
})
afterAll(() => world?.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (method: Method, path: string, body?: object) => call(world, 'admin', method, path, body)
const NOVEMBER = { from_date: '2026-11-01', to_date: '2026-11-30' }
const fields = (changes: object = {}) => ({
  ...{ reason: 'resigned', is_skilled: false, notice_on: '2026-11-10', notice_payer: 'company' },
  ...{ leave_days: null, items: [], note: '', ...NOVEMBER },
  ...changes,
})
const show = async (id: number) => (await ask('GET', `/settlement/${id}`)).json.data
/** Waits until the settlement is calculated. */
async function calculated(id: number) {
  for (;;) {
    const { json } = await ask('GET', `/payrolls-item/${id}/progress`)
    if (!['queued', 'running'].includes(json.data.status)) return show(id)
  }
}
async function settle(employee_id: number, changes: object = {}) {
  const { status, json } = await ask('POST', '/settlement', { ...fields(changes), employee_id })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(json)}`)
  return calculated(json.data.run.id)
}
const recalculate = async (id: number) => {
  await ask('POST', `/settlement/${id}/calculate`)
  return calculated(id)
}
/** The name of the file of all payslips, as it is downloaded now. */
async function payslipFile(run: number) {
  const made = await ask('POST', `/payrolls-item/${run}/payslips.pdf?language=en`)
  const path = `/payrolls-item/${run}/payslip-files/${made.json.data.id}`
  let file = made.json.data
  while (file.status === 'working') file = (await ask('GET', path)).json.data
  return String((await ask('GET', `${path}/payslips.pdf`)).answer.headers['content-disposition'])
}

const approve = (id: number) => ask('POST', `/payrolls-item/${id}/approve`, { confirmed: true })
const amounts = (lines: PayslipLine[]) =>
  Object.fromEntries(
    lines.map(({ code, name, how, amount }) => [name ?? (code === 'income' ? how.kind : code), amount]),
  )
const change = (sql: string) =>
  database().asOwner((client) => client.query(`select set_config('app.company_id', '1', false); ${sql}`))
const ok = { status: 200 }

describe('a resignation with 5.5 days of leave left after 40 months', () => {
  test('has each line with its formula, and their sum before tax is the gross pay of the final run', async () => {
    const proposal = (await ask('GET', '/settlement/proposal/11')).json.data
    expect(proposal).toMatchObject({
      ...{ emp_number: 'L11', end_date: '2026-11-20', months: 40, leave: { earned: 13.5, used: 8 } },
      ...{ ...NOVEMBER, settlement_id: null, severance_taxable: true },
    })
    const { run, payslip, ...sheet } = await settle(11)
    expect(sheet).toMatchObject({ problem: null, owed: 0, can: ['edit', 'delete', 'calculate'] })
    expect(run).toMatchObject({ kind: 'final', status: 'calculated', title: 'Settlement L11 20/11/2026' })
    const lines = amounts(payslip.lines)
    // 20 of 30 days; 5.5 days of 26; 20 of 30 days of notice are missing.
    const paid = { base: 3_466_667, Fuel: 520_000, leave_pay: 1_100_000, notice_pay: 4_000_000 }
    expect(lines).toMatchObject(paid)
    expect(lines.gross).toBe(Object.values(paid).reduce((sum, amount) => sum + amount, 0))
    expect(run.totals.gross).toBe(lines.gross)
    const explained = payslip.lines.map((line: PayslipLine) => explainLine(line, payslip, 'en'))
    const how = (name: string) => explained.find((line: { name: string }) => line.name === name)?.how
    expect(how('Unused annual leave')).toEqual([
      '5,200,000 ÷ 26 days × 5½ days of leave = 1,100,000',
      'Earned up to the last day: 13½, used: 8',
      'Not counted for social security',
    ])
    expect(how('Pay in place of notice')?.[1]).toBe(
      'Notice of 30 days − 10 given = 20 days (law in force since 29/10/2014)',
    )
    expect((await ask('GET', '/settlement/proposal/11')).json.data.settlement_id).toBe(run.id)
    const list = (await ask('GET', '/settlement?status=calculated')).json.data
    expect(list).toMatchObject([
      { id: run.id, reason: 'resigned', last_day: '2026-11-20', gross: lines.gross, owed: 0 },
    ])
  })

  test('has severance after a dismissal, taxed as the company decides', async () => {
    const dismissed = await settle(12, { reason: 'dismissed', notice_payer: null })
    // 5,200,000 + 780,000 = 5,980,000 × 10 % × 40.
    expect(amounts(dismissed.payslip.lines)).toMatchObject({ severance: 23_920_000 })
    const { taxable } = dismissed.payslip
    await change('update company_setting set severance_taxable = false where company_id = 1')
    expect((await ask('GET', `/payrolls-item/${dismissed.run.id}/changes`)).json.data.is_outdated).toBe(true)
    const exempt = await recalculate(dismissed.run.id)
    expect(exempt.payslip.taxable).toBe(taxable - 23_920_000)
    expect(exempt.severance_taxable).toBe(false)
    await change('update company_setting set severance_taxable = true where company_id = 1')
    expect(await ask('DELETE', `/settlement/${dismissed.run.id}`)).toMatchObject(ok)
    expect((await ask('GET', `/settlement/${dismissed.run.id}`)).status).toBe(404)
  })
})

describe('a person is paid once', () => {
  const net = async (run: number, employee: number) =>
    (await ask('GET', `/payrolls-item/${run}/payslips/${employee}`)).json?.data?.net
  const regular = async (title: string) => {
    const run = await newRun(world, '2026-11', { title, confirmed: true })
    await calculate(world, run)
    return run
  }

  test('settled first: the regular run of the month leaves the person out', async () => {
    const before = await regular('Calculated before')
    expect(await net(before, 13)).toBeGreaterThan(0)
    const { run } = await settle(13)
    expect(await approve(run.id)).toMatchObject(ok)
    expect((await ask('GET', `/payrolls-item/${before}/changes`)).json.data.people).toMatchObject([
      { emp_number: 'L13', facts: ['removed'] },
    ])
    await calculate(world, before)
    expect((await ask('GET', `/payrolls-item/${before}/payslips/13`)).status).toBe(404)
    expect(
      (await ask('GET', `/payrolls-item/${before}/problems`)).json.data.map(
        (one: { emp_number: string }) => one.emp_number,
      ),
    ).not.toContain('L13')
    await ask('DELETE', `/payrolls-item/${before}`)
  })

  test('paid first: the settlement has no days, and both together are one settlement to the kip', async () => {
    const whole = await settle(14)
    const calculatedEarly = await settle(15)
    const run = await regular('November')
    expect(await approve(run)).toMatchObject(ok)
    // It was calculated with the days.
    expect(await approve(calculatedEarly.run.id)).toMatchObject({ json: { code: 'run_outdated' } })
    const rest = await recalculate(whole.run.id)
    const lines = amounts(rest.payslip.lines)
    expect(lines).not.toHaveProperty('base')
    expect(lines).not.toHaveProperty('Fuel')
    const paid = (await ask('GET', `/payrolls-item/${run}/payslips/14`)).json.data
    for (const sum of ['gross', 'sso', 'company_sso', 'taxable', 'tax', 'net'] as const)
      expect([sum, paid[sum] + rest.payslip[sum]]).toEqual([sum, whole.payslip[sum]])
    expect(await approve(whole.run.id)).toMatchObject(ok)
    // Nobody who was settled is missing in the run.
    const differences = (await ask('GET', `/payroll-difference?run_id=${run}`)).json.data
    expect(differences).toEqual([])
    // Beginning in the middle of what is paid is refused, not guessed.
    const { version } = await show(calculatedEarly.run.id).then((one) => one.run)
    const long = fields({ version, from_date: '2026-10-15' })
    await ask('PUT', `/settlement/${calculatedEarly.run.id}`, long)
    expect(await calculated(calculatedEarly.run.id)).toMatchObject({
      payslip: null,
      problem: { code: 'days_partly_paid', params: { to: '2026-11-30' } },
    })
  })
})

describe('a settlement that is taken back', () => {
  test('opens again what it has settled, and the person can be settled with all that is left of an advance', async () => {
    const item = await ask('POST', '/payrolls-item/items', {
      ...{
        kind: 'deduction',
        name: 'Advance',
        value_kind: 'money',
        amount: 12_000_000,
        applies_to_all: false,
      },
      ...{ frequency: 'instalments', instalments: 12, first_month: '2026-11', last_month: null },
    })
    await ask('POST', `/payrolls-item/items/${item.json.data.id}/people`, {
      entries: [{ employee_id: 16, amount: 12_000_000 }],
    })
    const items = [{ kind: 'deduction', name: 'Laptop', amount: 3_000_000, taxable: false }]
    const { run, payslip, owed } = await settle(16, { items })
    const { Laptop, Advance } = amounts(payslip.lines) as Record<string, number>
    expect(payslip.net).toBe(0)
    expect(owed).toBe(15_000_000 + (Laptop ?? 0) + (Advance ?? 0))
    // Instalments are deducted first.
    expect(Laptop).toBe(0)
    expect(await approve(run.id)).toMatchObject(ok)
    const approved = await show(run.id)
    expect(approved.can).toEqual(['reopen'])
    expect(await payslipFile(run.id)).not.toContain('DRAFT')
    const body = { version: approved.version, reason: 'Wrong last day' }
    expect((await call(world, 'clerk', 'POST', `/settlement/${run.id}/reopen`, body)).status).toBe(403)
    expect((await ask('DELETE', `/settlement/${run.id}`)).json.code).toBe('run_locked')
    expect(await ask('POST', `/settlement/${run.id}/reopen`, body)).toMatchObject({
      json: {
        data: {
          run: {
            status: 'calculated',
            decisions: [{ verdict: 'approved' }, { verdict: 'withdrawn', reason: 'Wrong last day' }],
          },
        },
      },
    })
    expect((await ask('POST', `/settlement/${run.id}/reopen`, body)).json.code).toBe('stale_version')
    expect(await payslipFile(run.id)).toContain('DRAFT')
    // The advance is due in full again.
    expect(amounts((await recalculate(run.id)).payslip.lines).Advance).toBe(Advance)
    expect(await approve(run.id)).toMatchObject(ok)
    expect(await ask('POST', `/payrolls-item/${run.id}/pay`, {})).toMatchObject(ok)
    const paid = await show(run.id)
    expect(paid.can).toEqual([])
    expect(
      (await ask('POST', `/settlement/${run.id}/reopen`, { ...body, version: paid.version })).json.code,
    ).toBe('run_status')
  })
})

describe('one employment', () => {
  test('is settled once, also by two people at once; whoever is hired again has a new one', async () => {
    const twice = await Promise.all(
      [17, 17].map((employee_id) => ask('POST', '/settlement', { ...fields(), employee_id })),
    )
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ask('POST', '/settlement', { ...fields(), employee_id: 17 })).json.code).toBe('settled')
    await change(
      `update employee set start_date = '2026-11-24', end_date = '2026-12-31' where company_id = 1 and id = 17`,
    )
    const december = {
      from_date: '2026-12-01',
      to_date: '2026-12-31',
      reason: 'dismissed',
      notice_payer: null,
    }
    const again = await settle(17, december)
    expect(again).toMatchObject({ months: 1 })
    expect(amounts(again.payslip.lines)).toMatchObject({ severance: 598_000, base: 5_200_000 })
  })

  test('needs a last day in the period, and somebody of the own company who may settle', async () => {
    await change(`update employee set end_date = null where company_id = 1 and id = 18`)
    expect((await ask('POST', '/settlement', { ...fields(), employee_id: 18 })).json.code).toBe('no_last_day')
    await change(`update employee set end_date = '2026-11-20' where company_id = 1 and id = 18`)
    const early = fields({ from_date: '2026-10-01', to_date: '2026-10-31' })
    expect((await ask('POST', '/settlement', { ...early, employee_id: 18 })).json.code).toBe(
      'last_day_outside',
    )
    expect((await ask('POST', '/settlement', { ...fields(), employee_id: 9 })).status).toBe(404)
    const { run } = await settle(18)
    for (const path of [`/settlement/${run.id}`, `/settlement/${run.id}/certificate.pdf`])
      for (const who of ['stranger', 'namfon'] as const)
        expect((await call(world, who, 'GET', path)).status).not.toBe(200)
    for (const language of ['la', 'en']) {
      const path = `/settlement/${run.id}/certificate.pdf?language=${language}`
      expect((await call(world, 'clerk', 'GET', path)).answer.headers['content-type']).toBe('application/pdf')
    }
    expect((await call(world, 'clerk', 'GET', `/settlement/${run.id}`)).status).toBe(200)
    expect((await call(world, 'clerk', 'POST', '/settlement', { ...fields(), employee_id: 18 })).status).toBe(
      403,
    )
    for (const method of ['PUT', 'DELETE'] as const)
      expect(
        (await ask(method, `/payrolls-item/${run.id}`, { title: 'x', ...NOVEMBER, version: run.version }))
          .json.code,
      ).toBe('run_of_settlement')
    // The last day moves: the calculation follows it.
    await change(`update employee set end_date = '2026-11-25' where company_id = 1 and id = 18`)
    expect((await ask('GET', `/payrolls-item/${run.id}/changes`)).json.data.is_outdated).toBe(true)
    const moved = await recalculate(run.id)
    expect(moved.settlement.last_day).toBe('2026-11-25')
    expect(amounts(moved.payslip.lines).notice_pay).toBe(3_000_000)
  })
})

describe('of somebody without a base salary', () => {
  test('there is no certificate of employment before the settlement can be calculated', async () => {
    await change(`update employee set end_date = '2026-11-20' where company_id = 1 and id = 3`)
    const { run, problem, payslip } = await settle(3)
    expect([problem.code, payslip]).toEqual(['no_base_salary', null])
    const certificate = () => ask('GET', `/settlement/${run.id}/certificate.pdf`)
    expect(await certificate()).toMatchObject({ status: 409, json: { code: 'run_not_calculated' } })
    await change(`insert into salary (company_id, employee_id, effective_date, base_salary, reason)
      values (1, 3, '2021-01-01', 4000000, 'hire')`)
    await recalculate(run.id)
    expect((await certificate()).status).toBe(200)
  })

  test('its title is in the language of the reader, in lists and records, and is found in both', async () => {
    const read = async (path: string, language: string) => {
      const { app, tokens } = world
      const headers = { authorization: `Bearer ${tokens.admin}`, 'accept-language': language }
      return (await app.inject({ method: 'GET', url: `/api${path}`, headers })).json().data
    }
    const [run] = await read('/payrolls-item?search=settlement+1003', 'en')
    expect(run.title).toBe('Settlement 1003 20/11/2026')
    expect(await read('/payrolls-item?search=ສະສາງ+1003', 'la')).toMatchObject([
      { id: run.id, title: 'ສະສາງ 1003 20/11/2026' },
    ])
    expect((await read(`/payrolls-item/${run.id}`, 'la')).title).toBe('ສະສາງ 1003 20/11/2026')
    expect((await read(`/payrolls-item/${run.id}/payslips/3`, 'la')).run.title).toBe('ສະສາງ 1003 20/11/2026')
    expect((await read(`/settlement/${run.id}`, 'en')).run.title).toBe('Settlement 1003 20/11/2026')
  })
})

describe('a late truth about settled days', () => {
  beforeAll(() =>
    change(`
      insert into employee (company_id, id, emp_number, name, start_date, end_date, is_sso, sso_number, include_salary_tax)
        overriding system value values (1, 19, 'L19', 'Leaver 19', '2023-07-10', '2026-10-20', true, '1', true);
      insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 19, '2023-07-10', 5200000, 'hire')`),
  )

  test('is told by the settlement, and no run pays the days again', async () => {
    // With instalments of a loan, which the settlement takes.
    const item = await ask('POST', '/payrolls-item/items', {
      ...{ kind: 'deduction', name: 'Loan', value_kind: 'money', amount: 600_000, applies_to_all: false },
      ...{ frequency: 'instalments', instalments: 6, first_month: '2026-10', last_month: null },
    })
    await ask('POST', `/payrolls-item/items/${item.json.data.id}/people`, {
      entries: [{ employee_id: 19, amount: 600_000 }],
    })
    const october = { from_date: '2026-10-01', to_date: '2026-10-31', notice_on: '2026-10-01' }
    const { run, payslip } = await settle(19, october)
    expect(amounts(payslip.lines)).toHaveProperty('Loan')
    const regularRun = await newRun(world, '2026-10')
    expect(await approve(run.id)).toMatchObject(ok)
    await calculate(world, regularRun)
    expect(await approve(regularRun)).toMatchObject(ok)
    expect(await ask('POST', `/payrolls-item/${run.id}/pay`, {})).toMatchObject(ok)
    const changes = async () => (await ask('GET', `/payrolls-item/${run.id}/changes`)).json.data
    expect(await changes()).toMatchObject({ is_outdated: false })
    const open = async () => {
      await compareNow(world)
      const { data } = (await ask('GET', `/payroll-difference?run_id=${regularRun}`)).json
      return data.filter(
        (one: { emp_number: string; status: string }) => one.emp_number === 'L19' && one.status !== 'void',
      )
    }
    // The last day is two days later, then he stays after all: the month is not paid a second time.
    for (const end of [`'2026-10-22'`, 'null']) {
      await change(`update employee set end_date = ${end} where company_id = 1 and id = 19`)
      // As the derivation of the days marks them.
      await change(`insert into pay_change (company_id, run_id, employee_id, kind, work_date, was, now, changed_at)
        values (1, ${regularRun}, 19, 'overtime', '2026-10-21', '0', '0', now())
        on conflict (company_id, run_id, employee_id, kind, work_date) do update set is_checked = false, changed_at = now()`)
      expect([end, await open()]).toEqual([end, []])
      expect(await changes()).toMatchObject({ is_outdated: true, employees: 1 })
    }
  })
})
