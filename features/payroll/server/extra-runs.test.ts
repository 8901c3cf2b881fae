import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { calculate, call, newRun, openWorld, type World } from './payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
beforeAll(async () => {
  world = await openWorld(database())
})
afterAll(() => world?.close())

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(world, 'admin', method, path, body)
const approve = (id: number) => ask('POST', `/payrolls-item/${id}/approve`, {})
const slip = async (run: number, employee = 1) =>
  (await ask('GET', `/payrolls-item/${run}/payslips/${employee}`)).json.data
const show = async (run: number) => (await ask('GET', `/payrolls-item/${run}`)).json.data

/** An item that is paid once, for chosen people with these amounts. */
async function bonus(name: string, month: string, amounts: Record<number, number>, changes: object = {}) {
  const { status, json } = await ask('POST', '/payrolls-item/items', {
    ...{ kind: 'income', name, value_kind: 'money', amount: 0, applies_to_all: false, frequency: 'once' },
    ...{ first_month: month, last_month: null },
    ...changes,
  })
  if (status !== 200) throw new Error(JSON.stringify(json))
  const entries = Object.entries(amounts).map(([id, amount]) => ({ employee_id: Number(id), amount }))
  if (entries.length > 0) await ask('POST', `/payrolls-item/items/${json.data.id}/people`, { entries })
  return json.data.id as number
}
const extraRun = (month: string, title: string, item_ids: number[], more: object = {}) =>
  newRun(world, month, { title, kind: 'extra', item_ids, ...more })
async function extra(month: string, title: string, item_ids: number[], more: object = {}): Promise<number> {
  const id = await extraRun(month, title, item_ids, more)
  await calculate(world, id)
  return id
}
async function regular(month: string, more: object = {}): Promise<number> {
  const id = await newRun(world, month, more)
  await calculate(world, id)
  return id
}
const ok = { status: 200 }

// 1001 has 6,000,000 from 16 May 2026 on; social security 5.5 % of 4,500,000 = 247,500. With 20,000,000 more:
// 25,752,500 taxable = 2,685,000 + 20 % of 752,500 = 2,835,500; of the salary alone 260,250.
describe('a bonus of 20 million beside a salary of 6 million', () => {
  test('after the salary has the tax of both less that of the salary', async () => {
    const salary = await regular('2026-07')
    expect(await approve(salary)).toMatchObject(ok)
    const run = await extra('2026-07', 'Bonus 7', [await bonus('Bonus 7', '2026-07', { 1: 20_000_000 })])
    expect(await show(run)).toMatchObject({
      kind: 'extra',
      choice: { items: [{ name: 'Bonus 7' }], employees: [] },
      counts: { employees: 1, problems: 0 },
      overlaps: [],
      totals: {
        base: 0,
        gross: 20_000_000,
        sso_base: 0,
        taxable: 20_000_000,
        tax: 2_575_250,
        net: 17_424_750,
      },
    })
    const paid = await slip(run)
    expect(paid.lines.map(({ code }: { code: string }) => code)).toEqual([
      ...['income', 'gross', 'sso', 'company_sso', 'tax', 'net', 'cost'],
    ])
    expect(paid.run.kind).toBe('extra')
    expect(await approve(run)).toMatchObject(ok)
    expect(await ask('POST', `/payrolls-item/${run}/pay`, {})).toMatchObject(ok)
    const own = (await call(world, 'khamla', 'GET', '/employee/payslips')).json.data
    expect(own).toMatchObject([
      { title: 'Bonus 7', kind: 'extra', net: 17_424_750 },
      { title: 'Month 2026-07', kind: 'regular' },
    ])
    expect((await call(world, 'khamla', 'GET', `/employee/payslips/${run}`)).json.data.tax).toBe(2_575_250)
    expect((await call(world, 'khamla', 'GET', `/employee/payslips/${run}.pdf`)).status).toBe(200)
    expect((await ask('GET', `/payrolls-item/${run}/transfers`)).json.data).toMatchObject([
      { amount: 17_424_750 },
    ])
  })

  test('before the salary has the tax of the bonus; the salary has the rest', async () => {
    const item = await bonus('Bonus 8', '2026-08', { 1: 20_000_000 })
    const run = await extra('2026-08', 'Bonus 8', [item])
    // 20,000,000 − 247,500 = 19,752,500: 1,185,000 + 15 % of 4,752,500.
    expect((await show(run)).totals).toMatchObject({ sso: 247_500, taxable: 19_752_500, tax: 1_897_875 })
    const early = await regular('2026-08')
    expect(await approve(run)).toMatchObject(ok)
    // The salary was calculated without it.
    expect(await approve(early)).toMatchObject({
      json: {
        code: 'run_outdated',
        details: { people: [{ emp_number: '1001', facts: ['items', 'month'] }] },
      },
    })
    await calculate(world, early)
    expect(await slip(early)).toMatchObject({ sso: 0, taxable: 6_000_000, tax: 937_625, net: 5_062_375 })
    expect(await approve(early)).toMatchObject(ok)
    const tax = (await slip(early)).lines.find(({ code }: { code: string }) => code === 'tax')
    expect(tax.how.earlier).toEqual({ taxable: 19_752_500, tax: 1_897_875 })
    expect(937_625 + 1_897_875).toBe(260_250 + 2_575_250)
  })

  test('in two extra runs at once: the one that is approved second is outdated and must be calculated again', async () => {
    const first = await extra('2026-09', 'First', [await bonus('First', '2026-09', { 1: 4_000_000 })])
    const second = await extra('2026-09', 'Second', [await bonus('Second', '2026-09', { 1: 16_000_000 })])
    expect((await slip(second)).sso).toBe(247_500)
    const approvals = await Promise.all([approve(first), approve(second)])
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409])
    const [winner, loser] = approvals[0]?.status === 200 ? [first, second] : [second, first]
    const changes = (await ask('GET', `/payrolls-item/${loser}/changes`)).json.data
    expect(changes).toMatchObject({ is_outdated: true, counts: [{ fact: 'month', employees: 1 }] })
    await calculate(world, loser)
    expect(await approve(loser)).toMatchObject(ok)
    const sums = [await slip(winner), await slip(loser)]
    expect(sums.reduce((all, { sso }) => all + sso, 0)).toBe(winner === first ? 247_500 : 247_500)
    expect(sums.reduce((all, { tax }) => all + tax, 0)).toBe(1_897_875)
  })
})

describe('an extra run', () => {
  test('pays a 13th month by months of service, for everybody or for the chosen people', async () => {
    const months = { value_kind: 'percent', amount: 100, by_months: true, last_month: '2026-12' }
    const item = await bonus('13th month', '2026-12', {}, { ...months, applies_to_all: true })
    const run = await extra('2026-12', '13th month', [item])
    expect((await slip(run)).gross).toBe(6_000_000)
    // 1002 from 16 April 2026 with 3,000,000: 8 full months of 12.
    expect((await slip(run, 2)).gross).toBe(2_000_000)
    expect((await ask('GET', `/payrolls-item/${run}/problems`)).json.data).toMatchObject([
      { emp_number: '1003', code: 'no_base_salary' },
    ])
    expect((await ask('GET', `/payrolls-item/${run}/readiness`)).json.data).toMatchObject({
      employees: 3,
      findings: [{ code: 'no_salary' }, { code: 'no_bank_account' }, { code: 'no_sso_number' }],
      overlaps: [],
    })
    const { version, title, from_date, to_date } = await show(run)
    const edit = { version, title, from_date, to_date, employee_ids: [2] }
    expect(await ask('PUT', `/payrolls-item/${run}`, edit)).toMatchObject({
      json: { data: { status: 'draft', choice: { employees: [{ emp_number: '1002' }] } } },
    })
    await calculate(world, run)
    expect((await show(run)).counts).toMatchObject({ employees: 1, problems: 0 })
    expect(await approve(run)).toMatchObject(ok)
    // Paid once: whoever was left out can still be paid; who was paid is named if chosen.
    const rest = await extra('2026-12', '13th month again', [item], { employee_ids: [1, 2] })
    expect((await show(rest)).counts).toMatchObject({ employees: 1, problems: 1 })
    expect((await ask('GET', `/payrolls-item/${rest}/problems`)).json.data).toMatchObject([
      { emp_number: '1002', code: 'nothing_to_pay' },
    ])
    const log = (await ask('DELETE', `/payrolls-item/${rest}`)).status
    expect(log).toBe(200)
  })

  test('needs items that are paid once in its month, and people who are employed in it', async () => {
    const once = await bonus('Once', '2026-10', { 1: 5 })
    const monthly = await bonus('Monthly', '2026-10', {}, { frequency: 'monthly' })
    const ended = await bonus('Ended', '2026-08', {}, { last_month: '2026-09' })
    const refused = async (body: object) => {
      const range = { title: 'x', kind: 'extra', from_date: '2026-10-01', to_date: '2026-10-31' }
      const { status, json } = await ask('POST', '/payrolls-item', { ...range, ...body })
      return [status, Object.keys(json.errors ?? {})]
    }
    expect(await refused({})).toEqual([422, ['item_ids']])
    for (const item of [monthly, ended, 999_999])
      expect(await refused({ item_ids: [once, item] })).toEqual([422, ['item_ids']])
    expect(await refused({ item_ids: [once], employee_ids: [9] })).toEqual([422, ['employee_ids']])
    expect(await refused({ item_ids: [once], kind: 'final' })).toEqual([422, ['kind']])
    const early = { from_date: '2019-10-01', to_date: '2019-10-31', item_ids: [once], employee_ids: [1] }
    expect(await refused(early)).toEqual([422, ['item_ids']])
    const run = await extraRun('2026-10', 'October bonus', [once, once])
    const { version, title, from_date, to_date } = await show(run)
    const edit = { version, title, from_date, to_date, item_ids: [] }
    expect((await ask('PUT', `/payrolls-item/${run}`, edit)).status).toBe(422)
  })

  test('does not close its month, and is not a run before the next one', async () => {
    const item = await bonus('November', '2026-11', {})
    const salary = await regular('2026-11')
    expect(await approve(salary)).toMatchObject(ok)
    const month = async () => (await ask('GET', '/payrolls-item/variable-pay?month=2026-11')).json.locked
    expect(await month()).toMatchObject({ id: salary })
    const run = await extraRun('2026-11', 'November', [item])
    expect(await month()).toBeNull()
    const cells = [{ emp_number: '1002', item_id: item, amount: 700_000 }]
    expect(await ask('PUT', '/payrolls-item/variable-pay', { month: '2026-11', cells })).toMatchObject(ok)
    await calculate(world, run)
    expect(await slip(run, 2)).toMatchObject({ gross: 700_000 })
    expect(await approve(run)).toMatchObject(ok)
    expect(await month()).toMatchObject({ id: salary })
    const list = (await ask('GET', '/payrolls-item?kind=extra')).json.data
    expect(list.every(({ kind }: { kind: string }) => kind === 'extra')).toBe(true)
    const later = await regular('2027-01')
    expect((await ask('GET', `/payrolls-item/${later}/compare`)).json.meta.with).toMatchObject({ id: salary })
  })

  test('is kept with its items and people once it is approved, also beside the application', async () => {
    const item = await bonus('Kept', '2027-02', { 1: 1_000_000 })
    const run = await extra('2027-02', 'Kept', [item], { employee_ids: [1] })
    expect(await approve(run)).toMatchObject(ok)
    const change = 'update payroll_run set employee_ids = $3 where company_id = $1 and id = $2'
    await expect(database().inCompany(1, (tx) => tx.execute(change, [1, run, [2]]))).rejects.toThrow(
      /approved/,
    )
    for (const who of ['stranger', 'clerk'] as const)
      expect((await call(world, who, 'PUT', `/payrolls-item/${run}`, { title: 'x' })).status).not.toBe(200)
  })
})
