import { afterAll, beforeAll } from 'vitest'
import type { PayItemEntry, PayItemInput } from '#features/pay-items/contract.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { calculate, call, newRun, openWorld, type World } from './payroll-world.test-data.ts'

export const ITEMS = '/payrolls-item/items'

/** An item with these values. */
export const item = (changes: Partial<PayItemInput>): PayItemInput => ({
  ...{ kind: 'income', name: 'Item', deduction_type_id: null, value_kind: 'money', amount: 100_000 },
  ...{ is_taxable: true, in_sso_base: true, is_before_calculation: false, employer_pays: false },
  ...{ applies_to_all: false, condition: null, frequency: 'monthly', instalments: null, by_months: false },
  ...{ first_month: '2026-07', last_month: null, copy_people_of: null },
  ...changes,
})

/** The calls of other incomes and deductions in a payroll world. */
export function withPayItems() {
  const database = withTestDatabase()
  let world: World
  beforeAll(async () => {
    world = await openWorld(database())
  })
  afterAll(() => world?.close())

  const as = (
    user: keyof World['tokens'],
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => call(world, user, method, path, body)
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    as('admin', method, path, body)
  async function create(changes: Partial<PayItemInput>): Promise<number> {
    const { status, json } = await ask('POST', ITEMS, item(changes))
    if (status !== 200) throw new Error(JSON.stringify(json))
    return json.data.id
  }
  const give = (id: number, ...entries: object[]) => ask('POST', `${ITEMS}/${id}/people`, { entries })
  const peopleOf = async (id: number): Promise<PayItemEntry[]> =>
    (await ask('GET', `${ITEMS}/${id}/people`)).json.data
  const slip = async (run: number, employee = 1) =>
    (await ask('GET', `/payrolls-item/${run}/payslips/${employee}`)).json.data
  /** The amounts of the lines of other incomes and deductions by name. */
  const itemsOn = async (run: number, employee = 1) =>
    (await slip(run, employee)).lines
      .filter(({ code }: { code: string }) => /^(income|deduction_|employer_paid)/.test(code))
      .map(({ name, amount }: { name: string; amount: number }) => [name, amount])
  const approve = (id: number, body: object = {}) =>
    ask('POST', `/payrolls-item/${id}/approve`, { confirmed: true, ...body })
  const calculateRun = (id: number) => calculate(world, id)
  async function calculated(month: string, more: object = {}): Promise<number> {
    const id = await newRun(world, month, more)
    await calculateRun(id)
    return id
  }
  return { database, as, ask, create, give, peopleOf, slip, itemsOn, approve, calculateRun, calculated }
}
