import { afterAll, beforeAll } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, Call, TwoCompanies } from './two-companies.test-data.ts'

const APRIL = { from: '2026-04-01', to: '2026-04-30' }

/** Two companies with the attendance of April, and calls about leave and overtime of the first. */
export function withRequests() {
  let world: TwoCompanies
  const companyId = () => world.companies[0]
  const deriveApril = () => deriveDays(world.db, companyId(), APRIL)
  beforeAll(async () => {
    world = await openCompanies()
    await deriveApril()
  })
  afterAll(() => world.close())

  async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
    const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json() }
  }
  /** Rows of the first company, which is $1. */
  const rows = (sql: string, ...values: unknown[]) =>
    world.db.inCompany(companyId(), (tx) => tx.unknownRows(sql, [companyId(), ...values]))

  /** Adds a kind of leave with so many days a year. */
  const leaveType = async (name: string, amount: number): Promise<number> =>
    (await call('POST', '/vacation', { name, category: 'other', amount, is_paid: true })).data.id

  return { world: () => world, companyId, deriveApril, call, rows, leaveType }
}
