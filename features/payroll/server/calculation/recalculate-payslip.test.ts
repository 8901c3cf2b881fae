import { beforeAll, describe, expect, test } from 'vitest'
import { markDaysChanged } from '#kit/server/mark-days-changed.ts'
import { item } from '../pay-items.test-data.ts'
import { withRecalculation } from './recalculation.test-data.ts'

const {
  database,
  inOne,
  ask,
  items,
  recalculate,
  show,
  changed,
  raise,
  stored,
  expectSums,
  newRun,
  calculate,
} = withRecalculation()
const unusable = async (run: number) =>
  (await ask('GET', `/payrolls-item/${run}/changes`)).json.data.is_outdated

/** A run with one payslip each recalculated, compared with the same run calculated as a whole. */
async function compareWithWhole(run: number, employees: readonly number[], kinds: readonly string[]) {
  const outcomes = []
  for (const id of employees) outcomes.push((await recalculate(run, id)).outcome)
  expect(outcomes).toEqual(kinds)
  expect(await changed(run)).toEqual([])
  await expectSums(run)
  const one = await stored(run)
  await calculate(run)
  expect(one).toEqual(await stored(run))
  return one
}

describe('recalculating single payslips has the result of calculating the whole run', () => {
  test('for raises, benefits, leave, loans, bonuses, hired, leaving, left out and unpayable people, and who gets nothing', async () => {
    const run = await newRun('2026-03')
    await ask('POST', `/payrolls-item/items/${items.loan}/people`, { entries: [{ employee_id: 10 }] })
    await calculate(run)
    expect((await show(run)).counts).toMatchObject({ employees: 5, problems: 1 })
    const before = await stored(run)

    await inOne(
      `update salary set base_salary = 5500000 where company_id = 1 and employee_id = 1 and effective_date = '2020-01-06'`,
    )
    await inOne(`insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status)
      select 1, 10, 50, '2026-03-10', '2026-03-11', 'full', 'success'`)
    await database().inCompany(1, (tx) =>
      markDaysChanged(tx, { companyId: 1, employeeId: 10, firstDay: '2026-03-10', lastDay: '2026-03-11' }),
    )
    const { json } = await ask('GET', `/payrolls-item/items/${items.loan}/people`)
    const [entry] = json.data
    await ask('PUT', `/payrolls-item/items/${items.loan}/people/${entry.id}`, {
      ...{ version: entry.version, amount: 90_000_000, instalments: 3 },
    })
    await ask('POST', `/payrolls-item/items/${items.bonus}/people`, {
      entries: [{ employee_id: 11, amount: 750_000 }],
    })
    await inOne(
      `insert into employee_benefit (company_id, employee_id, benefit_type_id, amount) values (1, 11, 60, 310000)`,
    )
    await inOne(`update employee set end_date = '2026-03-20' where company_id = 1 and id = 12`)
    await inOne(`update employee set end_date = '2026-02-20' where company_id = 1 and id = 13`)
    await inOne(
      `insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 3, '2021-01-01', 900000, 'hire')`,
    )
    await inOne(`update employee set start_date = '2026-03-16' where company_id = 1 and id = 2`)
    await inOne(
      `insert into employee (company_id, id, emp_number, name, start_date) overriding system value values (1, 70, '1070', 'New', '2026-03-10')`,
    )

    expect((await changed(run)).map(([id]: [number]) => id).sort()).toEqual(
      [1, 10, 11, 12, 13, 2, 3, 70].sort(),
    )
    const people = [1, 10, 11, 12, 13, 3, 2, 70]
    const kinds = ['paid', 'paid', 'paid', 'paid', 'left_out', 'paid', 'paid', 'problem']
    const after = await compareWithWhole(run, people, kinds)
    expect(after.payslips.length).toBe(6)
    expect(after.payslips).not.toEqual(before.payslips)
    expect(after.problems.map(({ code }) => code)).toEqual(['no_base_salary'])
  })

  test('for somebody who is left out and taken in again', async () => {
    const run = await newRun('2026-02')
    await calculate(run)
    const path = `/payrolls-item/${run}/payslips/1`
    await ask('POST', `${path}/omit`, { reason: 'Later' })
    const out = await compareWithWhole(run, [1], ['left_out'])
    await ask('POST', `${path}/include`)
    const back = await compareWithWhole(run, [1], ['paid'])
    expect(back.payslips.length).toBe(out.payslips.length + 1)
  })

  test('in an extra run, and in a month of which another run was approved meanwhile', async () => {
    const entries = [{ employee_id: 10, amount: 6_000_000 }]
    const other = (
      await ask(
        'POST',
        '/payrolls-item/items',
        item({ name: 'Prize', frequency: 'once', first_month: '2026-01' }),
      )
    ).json.data.id
    await ask('POST', `/payrolls-item/items/${other}/people`, { entries })
    const extra = await newRun('2026-01', { title: 'Prize', kind: 'extra', item_ids: [other] })
    const regular = await newRun('2026-01')
    await calculate(regular)
    await calculate(extra)
    const [of] = (await ask('GET', `/payrolls-item/items/${other}/people`)).json.data
    await ask('PUT', `/payrolls-item/items/${other}/people/${of.id}`, {
      version: of.version,
      amount: 7_000_000,
    })
    await compareWithWhole(extra, [10], ['paid'])
    expect((await ask('POST', `/payrolls-item/${extra}/approve`, { confirmed: true })).status).toBe(200)
    expect((await changed(regular)).map(([id]: [number]) => id)).toContain(10)
    await compareWithWhole(regular, [10], ['paid'])
  })
})

describe('recalculating one payslip', () => {
  let run: number
  beforeAll(async () => {
    run = await newRun('2026-05')
    await calculate(run)
  })
  test('leaves the others as they are and changed, answers with both amounts, and counts as a calculation', async () => {
    await raise(4_150_000, 11)
    await raise(4_200_000, 1)
    const before = await show(run)
    const { net } = (await ask('GET', `/payrolls-item/${run}/payslips/11`)).json.data
    const result = await recalculate(run, 11, 'second')
    expect(result).toMatchObject({ outcome: 'paid', net_before: net, problem: null })
    expect(result.net).not.toBe(net)
    expect((await changed(run)).map(([id]: [number]) => id)).toEqual([1])
    const after = await show(run)
    expect(after).toMatchObject({ calculated_by: 'second', version: before.version + 1 })
    expect(after.totals.net - before.totals.net).toBe(result.net - net)
    expect(after.calculated_at > before.calculated_at).toBe(true)
    const [entry] = await inOne(
      `select actor, action, before, after from audit_entry where entity = 'payslip' order by id desc limit 1`,
    )
    expect(entry).toEqual({
      ...{ actor: 'second', action: 'calculate', before: { net } },
      after: { run_id: run, employee_id: 11, net: result.net },
    })
    expect(await recalculate(run, 1)).toMatchObject({ outcome: 'paid' })
    expect(await unusable(run)).toBe(false)
  })

  test('marks and their acceptance follow the new amount; files of all payslips are made again', async () => {
    await raise(900_000)
    await recalculate(run, 11)
    const slip = (await ask('GET', `/payrolls-item/${run}/payslips/11`)).json.data
    expect(slip.reviews).not.toEqual([])
    const made = (await ask('POST', `/payrolls-item/${run}/payslips.pdf?language=en`)).json.data
    await recalculate(run, 1)
    expect((await ask('GET', `/payrolls-item/${run}/payslip-files/${made.id}`)).status).toBe(404)
    await raise(4_100_000)
    await recalculate(run, 11)
    expect((await ask('GET', `/payrolls-item/${run}/payslips/11`)).json.data.reviews).toEqual([])
  })

  test('ten at once, of the same and of other people, are all done', async () => {
    await raise(4_300_000, 11)
    await raise(4_400_000, 1)
    const answers = await Promise.all(
      [11, 1, 11, 1, 11, 1, 11, 1, 11, 1].map((id, at) => recalculate(run, id, at % 3 ? 'admin' : 'second')),
    )
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(10).fill('paid'))
    expect(await changed(run)).toEqual([])
  })
})
