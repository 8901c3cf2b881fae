import { expect } from 'vitest'
import type { TestDatabase } from '#kit/database/testing.ts'
import { aprilOfCompany, HR, marchOfCompany, prepareCompany } from './company.ts'
import { callAs } from './person.ts'
import type { World } from './world.ts'

/** Leaves at the end of March: paid in March, and not in April. */
export const LEAVER = '1059'

type Call = Awaited<ReturnType<typeof callAs>>

async function done(answer: ReturnType<Call>): Promise<void> {
  const { statusCode, body } = await answer
  expect(statusCode, body).toBe(200)
}

async function runsByMonth(call: Call): Promise<{ march: string; april: string }> {
  const runs = (await call('GET', '/payrolls-item')).json().data as { id: number; to_date: string }[]
  const pathOf = (day: string) => `/payrolls-item/${runs.find(({ to_date }) => to_date === day)?.id}`
  return { march: pathOf('2026-03-31'), april: pathOf('2026-04-30') }
}

/** March is paid, April is calculated and not approved. */
export const paidMarch = {
  shared: 'march_and_april',
  prepare: async (db: TestDatabase) => prepareCompany(db, [await marchOfCompany(), await aprilOfCompany()]),
  async begin(world: World) {
    const call = await callAs(world, HR)
    const { march } = await runsByMonth(call)
    // Payslips with marks are confirmed.
    await done(call('POST', `${march}/approve`, { confirmed: true }))
    await done(call('POST', `${march}/pay`, {}))
  },
}

/** March is paid; the data of April is stored, its run does not exist. */
export const beforeApril = {
  shared: paidMarch.shared,
  prepare: paidMarch.prepare,
  async begin(world: World) {
    await paidMarch.begin(world)
    const call = await callAs(world, HR)
    await done(call('DELETE', (await runsByMonth(call)).april))
    const found = (await call('GET', `/employee?search=${LEAVER}`)).json().data[0]
    const { version, emp_number, name, start_date } = (await call('GET', `/employee/${found.id}`)).json().data
    const leaver = { version, emp_number, name, start_date, end_date: '2026-03-31', requests_confirmed: true }
    await done(call('PUT', `/employee/${found.id}`, leaver))
  },
}
