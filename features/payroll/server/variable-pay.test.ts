import { describe, expect, test } from 'vitest'
import { MAX_NEW_ENTRIES, MAX_VARIABLE_CELLS } from '#features/pay-items/contract.ts'
import { ITEMS, withPayItems } from './pay-items.test-data.ts'

const { database, ask, create, itemsOn, approve, calculated } = withPayItems()

describe('the pay of a month', () => {
  const PATH = '/payrolls-item/variable-pay'
  const save = (month: string, cells: object[]) => ask('PUT', PATH, { month, cells })
  const read = async (month: string) => (await ask('GET', `${PATH}?month=${month}`)).json
  let pieces = 0
  let fine = 0

  test('amounts of people are entered in one table and paid in the run of the month only', async () => {
    pieces = await create({ name: 'Piece rate', frequency: 'once', amount: 0, first_month: '2027-08' })
    fine = await create({
      name: 'Fine',
      kind: 'deduction',
      frequency: 'once',
      amount: 0,
      first_month: '2027-08',
    })
    const cells = [
      { emp_number: '1001', item_id: pieces, amount: 500_000, version: null },
      { emp_number: '1001', item_id: fine, amount: 20_000 },
      { emp_number: '1002', item_id: pieces, amount: 30_000 },
    ]
    expect((await save('2027-08', cells)).json.data).toEqual({ saved: 3, removed: 0, unchanged: 0 })
    expect((await save('2027-08', cells.slice(1))).json.data).toEqual({ saved: 0, removed: 0, unchanged: 2 })
    const { data, items, locked } = await read('2027-08')
    expect(items.map(({ name, total }: { name: string; total: number }) => [name, total])).toEqual([
      ['Piece rate', 530_000],
      ['Fine', 20_000],
    ])
    expect([locked, data[1].cells]).toEqual([
      null,
      [{ item_id: pieces, amount: 30_000, is_paid: false, version: 1 }],
    ])
    const august = await calculated('2027-08')
    expect(await itemsOn(august)).toEqual(
      expect.arrayContaining([
        ['Piece rate', 500_000],
        ['Fine', -20_000],
      ]),
    )
    const september = await calculated('2027-09')
    expect(JSON.stringify(await itemsOn(september))).not.toContain('Piece rate')
    expect((await approve(august)).status).toBe(200)
    const refused = await save('2027-08', cells)
    expect(refused.json).toMatchObject({
      code: 'month_locked',
      details: { run: { title: 'Month 2027-08', next_month: '2027-09' } },
    })
    expect((await read('2027-08')).locked).toMatchObject({ id: august, next_month: '2027-09' })
  })

  test('what another user has changed meanwhile is not overwritten', async () => {
    const cell = { emp_number: '1001', item_id: pieces, amount: 100, version: null }
    await save('2027-09', [cell])
    const late = await save('2027-09', [{ ...cell, amount: 200 }])
    expect(late.json).toMatchObject({
      code: 'cell_changed',
      details: { cells: [{ emp_number: '1001', item_id: pieces, amount: 100, version: 1 }] },
    })
    expect((await save('2027-09', [{ ...cell, amount: null, version: 1 }])).json.data).toMatchObject({
      removed: 1,
    })
  })

  test('rows of unknown, repeated and resigned people are refused with their numbers, and nothing is stored', async () => {
    const { status, json } = await save('2027-09', [
      { emp_number: '1002', item_id: pieces, amount: 1 },
      { emp_number: '7777', item_id: pieces, amount: 1 },
      { emp_number: '1002', item_id: pieces, amount: 2 },
    ])
    expect([status, Object.keys(json.errors)]).toEqual([422, ['cells.1.emp_number', 'cells.2.emp_number']])
    await database().inCompany(1, (tx) =>
      tx.execute(`update employee set end_date = '2027-01-31' where company_id = 1 and id = 3`),
    )
    const left = await save('2027-09', [{ emp_number: '1003', item_id: pieces, amount: 1 }])
    expect(Object.keys(left.json.errors)).toEqual(['cells.0.emp_number'])
    expect((await read('2027-09')).items[0].total).toBe(0)
  })

  test('the largest table, with amounts for all, is within the limit of the request', async () => {
    const cells = Array.from({ length: MAX_VARIABLE_CELLS }, (_, at) => ({
      ...{ emp_number: `EMP-${10_000 + at}`, item_id: pieces, amount: 12_345_678, version: null },
    }))
    const { status, json } = await save('2027-09', cells)
    expect([status, Object.keys(json.errors).length]).toEqual([422, cells.length])
    const note = 'ເງິນກູ້ຢືມຂອງພະນັກງານ ງວດເດືອນ 9'
    const entries = Array.from({ length: MAX_NEW_ENTRIES }, (_, at) => ({
      ...{ employee_id: 10_000 + at, amount: 1_000_000, instalments: 12, first_month: '2027-09', note },
    }))
    const many = await ask('POST', `${ITEMS}/${pieces}/people`, { entries })
    expect([many.status, Object.keys(many.json.errors).length]).toEqual([422, entries.length])
  })
})
