import { describe, expect, test } from 'vitest'
import { ITEMS, withPayItems } from './pay-items.test-data.ts'

const { as, ask, create, give, peopleOf, slip, itemsOn, approve, calculated } = withPayItems()

/** A loan of 600,000 in three parts from January to June 2030 of 1001, with the call that changes one month of it. */
async function newLoan(name: string) {
  const loan = await create({
    ...{ name, kind: 'deduction', amount: 600_000, frequency: 'instalments', instalments: 3 },
    ...{ first_month: '2030-01', last_month: '2030-06' },
  })
  await give(loan, { employee_id: 1 })
  const path = `${ITEMS}/${loan}/people/${(await peopleOf(loan))[0]?.id}`
  const bodyOf = (version: number, amount: number | null, month: string) => ({
    version,
    month_amount: { month, amount },
  })
  return {
    path,
    entry: async () => (await peopleOf(loan))[0],
    change: async (version: number, amount: number | null, month = '2030-02') => {
      const { status, json } = await ask('PUT', path, bodyOf(version, amount, month))
      return status === 200 ? json.data.month_amounts : [status, json.errors ?? json.code]
    },
    changeAs: async (user: 'clerk' | 'stranger' | 'khamla') =>
      (await as(user, 'PUT', path, bodyOf(1, 1, '2030-02'))).status,
  }
}

test('only a month in which the loan is paid back can have another amount, and no more than what is left', async () => {
  const { change } = await newLoan('Limits')
  const outside = [422, { 'month_amount.month': ['The item is not in force in these months'] }]
  expect(await change(1, 1, '2029-12')).toEqual(outside)
  expect(await change(1, 1, '2030-07')).toEqual(outside)
  expect(await change(1, 600_001)).toEqual([
    422,
    { 'month_amount.amount': ['More than what is left: 600,000 kip'] },
  ])
  for (const amount of [-1, 0.5, 1e16]) expect((await change(1, amount))[0]).toBe(422)
  expect(await change(1, 600_000)).toEqual([{ month: '2030-02', amount: 600_000 }])
})

test('of two people who change it at once, one is told; others and other companies change nothing', async () => {
  const { change, changeAs, entry } = await newLoan('Two at once')
  const answers = await Promise.all([change(1, 10_000), change(1, 20_000)])
  expect(answers.filter(([code]) => code === 409)).toEqual([[409, 'stale_version']])
  const { version, month_amounts } = (await entry()) ?? {}
  expect([version, month_amounts?.length]).toEqual([2, 1])
  expect(await Promise.all([changeAs('clerk'), changeAs('khamla'), changeAs('stranger')])).toEqual([
    403, 403, 404,
  ])
  expect(await entry()).toMatchObject({ version: 2, month_amounts })
})

test('a month that is paid keeps its amount; the total stays the total', async () => {
  const { change } = await newLoan('Paid')
  expect(await change(1, 550_000, '2030-01')).toHaveLength(1)
  const january = await calculated('2030-01')
  const ofLoan = async (run: number) => (await itemsOn(run)).filter(([name]: [string]) => name === 'Paid')
  expect(await ofLoan(january)).toEqual([['Paid', -550_000]])
  expect((await approve(january)).status).toBe(200)
  expect(await change(2, 1, '2030-01')).toEqual([409, 'pay_item_paid'])
  expect(await change(2, 50_001)).toEqual([
    422,
    { 'month_amount.amount': ['More than what is left: 50,000 kip'] },
  ])
  expect(await ofLoan(await calculated('2030-02'))).toEqual([['Paid', -50_000]])
})

describe('an instalment of one month', () => {
  test('is changed in the calculated run and seen after recalculating the person; later months take the rest', async () => {
    const loan = await create({
      ...{ name: 'Loan', kind: 'deduction', amount: 600_000, frequency: 'instalments', instalments: 3 },
      ...{ first_month: '2028-01', last_month: '2028-06' },
    })
    await give(loan, { employee_id: 1 })
    const january = await calculated('2028-01')
    const { net } = await slip(january)
    const [entry] = await peopleOf(loan)
    const path = `${ITEMS}/${loan}/people/${entry?.id}`
    const change = (version: number, amount: number | null, month = '2028-01') =>
      ask('PUT', path, { version, month_amount: { month, amount } })
    const refused = await change(1, 600_001)
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { 'month_amount.amount': ['More than what is left: 600,000 kip'] },
    ])
    expect((await change(1, 50_000)).json.data.month_amounts).toEqual([{ month: '2028-01', amount: 50_000 }])
    const again = await ask('POST', `/payrolls-item/${january}/payslips/1/calculate`)
    expect(again.json.data).toEqual({
      ...{ outcome: 'paid', net_before: net, net: net + 150_000, problem: null },
    })
    expect(await itemsOn(january)).toEqual([['Loan', -50_000]])
    expect((await approve(january)).status).toBe(200)
    // Another change of the entry keeps the amounts of months; null takes one back.
    expect((await ask('PUT', path, { version: 2, note: 'x' })).json.data.month_amounts.length).toBe(1)
    expect((await change(3, 0, '2028-02')).status).toBe(200)
    const february = await calculated('2028-02')
    expect(await itemsOn(february)).toEqual([])
    expect((await change(4, null, '2028-02')).json.data.month_amounts).toEqual([
      { month: '2028-01', amount: 50_000 },
    ])
    await ask('POST', `/payrolls-item/${february}/payslips/1/calculate`)
    expect(await itemsOn(february)).toEqual([['Loan', -200_000]])
    await approve(february)
    const march = await calculated('2028-03')
    expect(await itemsOn(march)).toEqual([['Loan', -200_000]])
    await approve(march)
    expect(await itemsOn(await calculated('2028-04'))).toEqual([['Loan', -150_000]])
  })

  test('belongs to items in instalments only', async () => {
    const fixed = await create({ name: 'Fixed', first_month: '2028-01', last_month: '2028-01' })
    await give(fixed, { employee_id: 1 })
    const [entry] = await peopleOf(fixed)
    const { status, json } = await ask('PUT', `${ITEMS}/${fixed}/people/${entry?.id}`, {
      ...{ version: 1, month_amount: { month: '2028-01', amount: 1 } },
    })
    expect([status, json.errors]).toEqual([
      422,
      { 'month_amount.amount': ['This item is not paid in instalments'] },
    ])
  })
})
