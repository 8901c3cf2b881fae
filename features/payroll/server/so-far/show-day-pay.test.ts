import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import type { DayPay } from '../../contract.ts'
import { call, openWorld, type World } from '../payroll-world.test-data.ts'
import { computePaySoFar } from './compute-pay-so-far.ts'

const database = withTestDatabase()
let world: World
beforeAll(async () => {
  world = await openWorld(database())
})
afterAll(() => world.close())

const APRIL = { from: '2026-04-01', to: '2026-04-30', until: '2026-04-30' }
const inCompany = (sql: string) => database().inCompany(1, (tx) => tx.execute(sql))
const payOfApril = async () =>
  (await database().inCompany(1, (tx) => computePaySoFar(tx, 1, 1, APRIL))).payslip ?? { gross: 0, net: 0 }
const effectOf = async (date: string): Promise<DayPay['effect']> =>
  (await call(world, 'admin', 'GET', `/payrolls-item/day/1?date=${date}`)).json.data.effect

test('the effect of a day is what its payslip loses by absence and gains by overtime, to the kip, also of the net pay', async () => {
  // The marked days of the new employees are derived first.
  expect(await effectOf('2026-04-06')).toEqual({ lines: [], gross: 0, net: 0 })
  const before = await payOfApril()
  await inCompany(
    `insert into day_result (company_id, employee_id, work_date, result, absent_halves) values (1, 1, '2026-04-06', 'absent', 2)`,
  )
  const absent = await payOfApril()
  expect(absent.gross).toBeLessThan(before.gross)
  const effect = await effectOf('2026-04-06')
  expect(effect).toMatchObject({ gross: absent.gross - before.gross, net: absent.net - before.net })
  expect(effect?.lines).toMatchObject([{ code: 'absence', amount: absent.gross - before.gross }])

  await inCompany(
    `insert into day_result (company_id, employee_id, work_date, result, present_halves) values (1, 1, '2026-04-07', 'success', 2)`,
  )
  await inCompany(
    `insert into overtime_result (company_id, employee_id, work_date, multiplier, minutes) values (1, 1, '2026-04-07', 150, 120), (1, 1, '2026-04-08', 150, 60)`,
  )
  const worked = await effectOf('2026-04-07')
  expect(worked?.lines).toMatchObject([{ code: 'overtime', detail: '150' }])
  expect(worked?.gross).toBeGreaterThan(0)
  // The other days keep their own effect.
  expect(await effectOf('2026-04-06')).toMatchObject({ gross: effect?.gross })
})

test('a day as planned changes nothing; a day that is not over or not of the employment has no effect', async () => {
  expect(await effectOf('2026-04-09')).toEqual({ lines: [], gross: 0, net: 0 })
  expect(await effectOf('2020-01-01')).toBeNull()
  expect(await effectOf('2099-01-01')).toBeNull()
})

test('only users who see pay get it, and only of their company', async () => {
  const path = '/payrolls-item/day/1?date=2026-04-06'
  expect((await call(world, 'clerk', 'GET', path)).status).toBe(200)
  expect((await call(world, 'khamla', 'GET', path)).status).toBe(403)
  expect((await call(world, 'stranger', 'GET', path)).status).toBe(404)
})
