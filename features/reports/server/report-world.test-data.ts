import { afterAll, beforeAll } from 'vitest'
import { calculate, newRun, openWorld, type World } from '#features/payroll/server/payroll-world.test-data.ts'
import { type TestDatabase, withTestDatabase } from '#kit/database/testing.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { reportsEndpoints } from './index.ts'

export interface ReportWorld {
  database: () => TestDatabase
  world: () => World
  /** The calculated run of April 2026. */
  april: () => number
}

/** Serves the reports, and `more` calls, to the companies of payroll with a calculated run of April 2026, whose two payslips have a department each. */
export function withReports(more: readonly Endpoint[] = []): ReportWorld {
  const database = withTestDatabase()
  let world: World
  let april: number
  beforeAll(async () => {
    world = await openWorld(database(), [...more, ...reportsEndpoints])
    april = await newRun(world, '2026-04')
    await calculate(world, april)
    // A department each.
    await database().asOwner(async (client) => {
      await client.query(`set session_replication_role = replica`)
      await client.query(
        `update payslip set person = jsonb_set(person, '{department}', to_jsonb(case emp_number when '1001' then 'ບັນຊີ' else 'ຂາຍ' end))
         where company_id = 1 and calculation_id = (select calculation_id from payroll_run where id = $1)`,
        [april],
      )
      await client.query(`set session_replication_role = default`)
    })
  })
  afterAll(() => world.close())
  return { database, world: () => world, april: () => april }
}

/** A group of a report: its value, its rows and their totals. */
export interface Group {
  value: string
  count: number
  totals: Record<string, number>
}

export const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
