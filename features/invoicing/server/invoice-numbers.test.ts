import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { withTestDatabase } from '#kit/database/testing.ts'
import { type InvoiceWorld, openInvoiceWorld } from './invoice-world.test-data.ts'
import { lockNumbers, writeInvoices } from './write-invoices.ts'

const database = withTestDatabase()
let world: InvoiceWorld
beforeAll(async () => {
  world = await openInvoiceWorld(database())
})
afterAll(() => world.close())

const draft = (month: string) => ({
  company_id: world.companies.mekong,
  month,
  package_id: null,
  user_count: 40,
  discount: 0,
  due_on: null,
  remark: '',
})

const sequences = async () => {
  const rows = await database().asProvider((tx) =>
    tx.query(z.object({ sequence: z.int() }), 'select sequence from invoice order by sequence'),
  )
  return rows.map(({ sequence }) => sequence)
}
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

test('twenty at once, every second one for a month with an invoice: ten invoices, numbered without gaps', async () => {
  const months = upTo(10).map((month) => `2026-${String(month).padStart(2, '0')}`)
  const answers = await Promise.all(
    [...months, ...months].map((month) => world.call('super', 'POST', '/admin/invoice', draft(month))),
  )
  const codes = answers.map(({ status, json }) => `${status} ${json.code ?? ''}`).sort()
  expect(codes).toEqual([...Array(10).fill('200 '), ...Array(10).fill('409 invoice_exists')])
  expect(await sequences()).toEqual(upTo(10))
})

test('a number from a failed transaction is given to the next invoice', async () => {
  const { today } = world
  const failing = database().asProvider(async (tx) => {
    await lockNumbers(tx, today)
    const [made] = await writeInvoices(tx, today, [await draftOf('2027-01')], {
      accountId: null,
      name: 'test',
    })
    expect(made?.number).toBe(`INV-${world.year}-0011`)
    throw new Error('the network fails')
  })
  await expect(failing).rejects.toThrow('the network fails')
  const { json } = await world.call('super', 'POST', '/admin/invoice', draft('2027-01'))
  expect(json.data.number).toBe(`INV-${world.year}-0011`)
  expect(await sequences()).toEqual(upTo(11))
})

test('the month of all companies and single invoices at the same time share one row of numbers', async () => {
  const [month] = await Promise.all([
    world.call('super', 'POST', '/admin/invoice/month', { month: '2027-02' }),
    ...['2027-03', '2027-04', '2027-05'].map((one) =>
      world.call('super', 'POST', '/admin/invoice', draft(one)),
    ),
    world.call('super', 'POST', '/admin/invoice', draft('2027-02')),
  ])
  expect(month?.status).toBe(200)
  expect(await sequences()).toEqual(upTo(16))
})

test('the same idempotency key again returns the same invoice', async () => {
  const press = () =>
    world.call('super', 'POST', '/admin/invoice', draft('2027-06'), {
      'idempotency-key': 'one-press-of-june',
    })
  const first = await press()
  const second = await press()
  expect([first.status, second.status, second.json.data.number]).toEqual([200, 200, first.json.data.number])
  expect(await sequences()).toEqual(upTo(17))
})

async function draftOf(month: string) {
  const [chosen] = (await world.call('super', 'GET', '/admin/invoice/package')).json.data
  return {
    company: { id: world.companies.mekong, name: 'Mekong', phone: '', address: '' },
    month,
    due_on: world.today,
    package: chosen,
    user_count: 1,
    discount: 0,
    vatRate: null,
    remark: '',
  }
}
