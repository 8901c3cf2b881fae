import { describe, expect, test } from 'vitest'
import type { PayItemEntry, PayItemInput } from '#features/pay-items/contract.ts'
import { ITEMS, item, withPayItems } from './pay-items.test-data.ts'

const { database, as, ask, create, give, peopleOf, slip, itemsOn, approve, calculateRun, calculated } =
  withPayItems()

// 1001 earns 6,000,000 from 16 May on. Social security 5.5 % of 4,500,000 = 247,500.
// Tax of 5,752,500: 5 % of 3,700,000 + 10 % of 752,500 = 260,250. Net 5,492,250.
const NET = 5_492_250
// With 500,000 more: tax of 6,252,500 = 185,000 + 125,250 = 310,250. Net 5,942,250.
const NET_WITH_BONUS = 5_942_250

describe('a bonus that is paid once', () => {
  test('is paid by the first approved run and by no other; a calculation consumes nothing', async () => {
    const bonus = await create({ name: 'Bonus', amount: 400_000, frequency: 'once' })
    expect((await give(bonus, { employee_id: 1, amount: 500_000 })).json.data).toEqual({ added: 1 })
    const july = await calculated('2026-07')
    expect(await itemsOn(july)).toEqual([['Bonus', 500_000]])
    expect((await slip(july)).net).toBe(NET_WITH_BONUS)
    await calculateRun(july)
    expect(await itemsOn(july)).toEqual([['Bonus', 500_000]])
    expect((await peopleOf(bonus))[0]).toMatchObject({ paid: 0, payments: [] })

    // Two runs at once: the one that is approved second must be calculated again.
    const second = await calculated('2026-07', { title: 'July again', confirmed: true })
    expect(await itemsOn(second)).toEqual([['Bonus', 500_000]])
    expect((await approve(july)).status).toBe(200)
    expect((await peopleOf(bonus))[0]).toMatchObject({
      paid: 500_000,
      state: 'done',
      payments: [{ run_id: july, run_title: 'Month 2026-07', run_last_day: '2026-07-31', amount: 500_000 }],
    })
    const refused = await approve(second, { confirmed_runs: [july] })
    expect(refused.json).toMatchObject({
      code: 'run_outdated',
      details: { people: [{ emp_number: '1001', facts: ['items', 'month'] }, { emp_number: '1002' }] },
    })
    await calculateRun(second)
    expect(await itemsOn(second)).toEqual([])
    expect((await approve(second, { confirmed_runs: [july] })).status).toBe(200)

    const august = await calculated('2026-08')
    expect(await itemsOn(august)).toEqual([])
    expect((await slip(august)).net).toBe(NET)
    // The approved payslip stays.
    expect((await slip(july)).net).toBe(NET_WITH_BONUS)
    const entry = (await peopleOf(bonus))[0]
    const path = `${ITEMS}/${bonus}/people/${entry?.id}`
    const { amount: _, ...same } = entry as PayItemEntry
    const codes = [
      (await ask('PUT', path, { ...same, amount: 600_000 })).json.code,
      (await ask('DELETE', path)).json.code,
      (await ask('DELETE', `${ITEMS}/${bonus}`)).json.code,
    ]
    expect(codes).toEqual(['pay_item_paid', 'pay_item_paid', 'pay_item_paid'])
    await ask('POST', `${ITEMS}/${bonus}/end`, { version: 1, last_month: '2026-08' })
  })

  test('for everyone is paid once to each, and needs a last month', async () => {
    const refused = await ask('POST', ITEMS, item({ applies_to_all: true, frequency: 'once' }))
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['last_month']])
    const months = { first_month: '2025-03', last_month: '2025-04' }
    await create({ name: 'Party', applies_to_all: true, frequency: 'once', ...months })
    const march = await calculated('2025-03')
    expect(await itemsOn(march)).toEqual([['Party', 100_000]])
    await approve(march)
    const april = await calculated('2025-04')
    expect(await itemsOn(april)).toEqual([])
  })
})

describe('an advance in instalments', () => {
  let advance = 0
  test('is deducted month by month, with what is left on the payslip', async () => {
    advance = await create({
      ...{ name: 'Advance', kind: 'deduction', amount: 600_000, frequency: 'instalments', instalments: 3 },
      first_month: '2026-09',
    })
    // 1002: 3,000,000 a month, a loan of 20,000,000 in two parts.
    await give(advance, { employee_id: 1 }, { employee_id: 2, amount: 20_000_000, instalments: 2 })
    const september = await calculated('2026-09')
    expect(await itemsOn(september)).toEqual([['Advance', -200_000]])
    expect((await slip(september)).net).toBe(NET - 200_000)
    const line = (await slip(september)).lines.find(({ name }: { name: string }) => name === 'Advance')
    expect(line.payment.instalment).toEqual({ number: 1, of: 3, total: 600_000, left: 400_000 })
    expect((await approve(september)).status).toBe(200)
    expect((await peopleOf(advance))[0]).toMatchObject({ paid: 200_000, left: 400_000, state: 'current' })
  })

  test('takes no more than the net pay; the rest stays open', async () => {
    // Social security 165,000; tax of 2,835,000 = 5 % of 1,535,000 = 76,750; 2,758,250 are left.
    const [, loan] = await peopleOf(advance)
    expect(loan).toMatchObject({ paid: 2_758_250, left: 17_241_750 })
    const october = await calculated('2026-10')
    const { net, lines } = await slip(october, 2)
    expect(net).toBe(0)
    expect(lines.find(({ name }: { name: string }) => name === 'Advance').payment).toMatchObject({
      due: 10_000_000,
      instalment: { number: 1, of: 2, total: 20_000_000, left: 14_483_500 },
    })
    expect((await approve(october)).status).toBe(200)
    const november = await calculated('2026-11')
    expect(await itemsOn(november)).toEqual([['Advance', -200_000]])
    await approve(november)
    // All three are paid.
    const december = await calculated('2026-12')
    expect(await itemsOn(december)).toEqual([])
    expect((await peopleOf(advance)).map(({ left, state }) => [left, state])).toEqual([
      [0, 'done'],
      [20_000_000 - 3 * 2_758_250, 'current'],
    ])
    const totals = (await ask('GET', `${ITEMS}/${advance}/people`)).json.totals
    expect(totals).toEqual({ paid: 600_000 + 3 * 2_758_250, left: 20_000_000 - 3 * 2_758_250 })
  })

  test('cannot become less than what is paid', async () => {
    const [entry] = await peopleOf(advance)
    const path = `${ITEMS}/${advance}/people/${entry?.id}`
    const less = await ask('PUT', path, { amount: 500_000, version: entry?.version })
    expect(less.json.code).toBe('pay_item_paid')
    expect((await ask('PUT', path, { amount: 700_000, version: entry?.version })).status).toBe(200)
    expect((await ask('PUT', path, { amount: 800_000, version: entry?.version })).json.code).toBe(
      'stale_version',
    )
    await ask('PUT', path, { amount: null, version: (entry?.version ?? 0) + 1 })
    const { copy_people_of: _, ...values } = item({
      ...{ name: 'Advance', kind: 'deduction', frequency: 'instalments', instalments: 3 },
      first_month: '2026-09',
    })
    const ofItem = await ask('PUT', `${ITEMS}/${advance}`, { ...values, amount: 599_999, version: 1 })
    expect(ofItem.json.code).toBe('pay_item_paid')
    await ask('POST', `${ITEMS}/${advance}/end`, { version: 1, last_month: '2026-12' })
  })
})

describe('amounts of each person and months', () => {
  test('a person can have an amount from a month on; earlier open runs keep the earlier one', async () => {
    const rice = await create({
      name: 'Rice',
      amount: 150_000,
      is_taxable: false,
      in_sso_base: false,
      first_month: '2027-01',
    })
    const added = await give(
      rice,
      { employee_id: 1, last_month: '2027-01' },
      { employee_id: 1, amount: 250_000, first_month: '2027-02' },
    )
    expect(added.status).toBe(200)
    const january = await calculated('2027-01')
    const february = await calculated('2027-02')
    expect([await itemsOn(january), await itemsOn(february)]).toEqual([
      [['Rice', 150_000]],
      [['Rice', 250_000]],
    ])
    // Not taxable and not in the base: net rises by the whole amount.
    expect((await slip(january)).net).toBe(NET + 150_000)
    const [, second] = await peopleOf(rice)
    const change = { amount: 260_000, first_month: '2027-02', version: second?.version }
    await ask('PUT', `${ITEMS}/${rice}/people/${second?.id}`, change)
    const changesOf = async (run: number) => (await ask('GET', `/payrolls-item/${run}/changes`)).json.data
    expect(await changesOf(january)).toMatchObject({ is_outdated: false })
    expect(await changesOf(february)).toMatchObject({
      counts: [{ fact: 'items', employees: 1 }],
      company: [],
    })
  })

  test('rows with faults are refused together, each with its reason', async () => {
    const rice = await create({ name: 'Rice', first_month: '2027-01', last_month: '2027-03' })
    await database().inCompany(1, (tx) =>
      tx.unknownRows(
        `update employee set end_date = '2026-12-31' where company_id = 1 and id = 3 returning id`,
      ),
    )
    const { status, json } = await give(
      rice,
      { employee_id: 1 },
      { employee_id: 1, first_month: '2027-02' },
      { employee_id: 3 },
      { employee_id: 9 },
      { employee_id: 2, amount: 0.5 },
      { employee_id: 2, first_month: '2027-04' },
    )
    expect([status, Object.keys(json.errors)]).toEqual([
      422,
      [
        'entries.1.first_month',
        'entries.2.employee_id',
        'entries.3.employee_id',
        'entries.4.amount',
        'entries.5.first_month',
      ],
    ])
    expect(await peopleOf(rice)).toEqual([])
    const backwards = await give(rice, { employee_id: 1, first_month: '2027-03', last_month: '2027-02' })
    expect(Object.keys(backwards.json.errors)).toEqual(['entries.0.last_month'])
  })

  test('a copy has the people of the original, with their amounts', async () => {
    const meal = await create({ name: 'Meal', first_month: '2027-05', last_month: '2027-05' })
    await give(meal, { employee_id: 1, amount: 70_000 }, { employee_id: 2 })
    const copy = await create({ name: 'Meal', first_month: '2027-06', copy_people_of: meal })
    expect((await peopleOf(copy)).map(({ emp_number, amount }) => [emp_number, amount])).toEqual([
      ['1001', 70_000],
      ['1002', null],
    ])
    expect(await itemsOn(await calculated('2027-06'))).toContainEqual(['Meal', 70_000])
  })
})

describe('an item that makes no sense is refused', () => {
  test.each([
    ['ends before it begins', { last_month: '2026-06' }, 'last_month'],
    ['takes more than the salary', { kind: 'deduction', value_kind: 'percent', amount: 101 }, 'amount'],
    ['has parts of a kip', { amount: 100.5 }, 'amount'],
    ['has no number of instalments', { frequency: 'instalments' }, 'instalments'],
    [
      'is in instalments for everyone',
      { frequency: 'instalments', instalments: 2, applies_to_all: true },
      'applies_to_all',
    ],
    [
      'has instalments of per cent',
      { frequency: 'instalments', instalments: 2, value_kind: 'percent', amount: 5 },
      'frequency',
    ],
    [
      'has a kind of deduction that does not exist',
      { kind: 'deduction', deduction_type_id: 999 },
      'deduction_type_id',
    ],
  ] as [string, Partial<PayItemInput>, string][])('%s', async (_, changes, field) => {
    const { status, json } = await ask('POST', ITEMS, item(changes))
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
  })
})

test('of two users who change an item, the second one is told; another company sees and changes nothing', async () => {
  const id = await create({ name: 'Fuel' })
  const { copy_people_of: _, ...values } = item({ name: 'Fuel', amount: 120_000 })
  expect((await ask('PUT', `${ITEMS}/${id}`, { ...values, version: 1 })).json.data.version).toBe(2)
  expect((await ask('PUT', `${ITEMS}/${id}`, { ...values, version: 1 })).json.code).toBe('stale_version')
  for (const path of [`${ITEMS}/${id}`, `${ITEMS}/${id}/people`])
    expect((await as('stranger', 'GET', path)).status).toBe(404)
  expect((await as('stranger', 'DELETE', `${ITEMS}/${id}`)).status).toBe(404)
  // A user who sees payroll, but does not calculate it.
  expect((await as('clerk', 'GET', ITEMS)).status).toBe(200)
  expect((await as('clerk', 'DELETE', `${ITEMS}/${id}`)).status).toBe(403)
  expect((await ask('DELETE', `${ITEMS}/${id}`)).json.data).toEqual({ deleted: true })
  expect((await ask('GET', `${ITEMS}/${id}`)).status).toBe(404)
})
