import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { calculate, call, newRun, openWorld, type World } from './payroll-world.test-data.ts'
import { readPayslip } from './payslips/read-payslip.ts'
import { loadRun } from './runs/run-record.ts'

const database = withTestDatabase()
let world: World
beforeAll(async () => {
  world = await openWorld(database())
})
afterAll(() => world.close())

const listOf = (who: 'admin' | 'khamla' | 'stranger', id = 1) =>
  call(world, who, 'GET', `/employee/${id}/payslips`)

test('the payslips of an employee are listed latest first, with the state of their runs, but not those of drafts', async () => {
  const [april, may] = [await newRun(world, '2026-04'), await newRun(world, '2026-05')]
  await newRun(world, '2026-06')
  await calculate(world, april)
  await calculate(world, may)
  const { json } = await listOf('admin')
  expect(json.data.map((row: { run_id: number }) => row.run_id)).toEqual([may, april])
  const { data: slip } = (await call(world, 'admin', 'GET', `/payrolls-item/${may}/payslips/1`)).json
  expect(json.data[0]).toMatchObject({
    ...{ title: 'Month 2026-05', kind: 'regular', from_date: '2026-05-01', to_date: '2026-05-31' },
    ...{ status: 'calculated', hold: null, paid_on: null, gross: slip.gross, net: slip.net },
  })
  // The employee sees the own payslips after the approval only.
  expect((await call(world, 'khamla', 'GET', '/employee/payslips')).json.data).toEqual([])
  const held = await call(world, 'admin', 'POST', `/payrolls-item/${april}/payslips/1/hold`, {
    reason: 'Tools',
  })
  expect(held.status).toBe(200)
  expect((await listOf('admin')).json.data[1]).toMatchObject({ run_id: april, hold: 'held' })
})

test('only who may see payroll lists them, and nobody those of another company', async () => {
  expect((await listOf('khamla')).status).toBe(403)
  expect((await listOf('stranger')).status).toBe(404)
  expect((await listOf('admin', 999_999)).status).toBe(404)
})

test('a printed payslip has the sums since January: of approved runs, without what is held, with the opening balance', async () => {
  const [january, february, march] = [
    await newRun(world, '2027-01'),
    await newRun(world, '2027-02'),
    await newRun(world, '2027-03'),
  ]
  const netOf = async (run: number) =>
    (await call(world, 'admin', 'GET', `/payrolls-item/${run}/payslips/1`)).json.data.net as number
  const printedNet = (id: number) =>
    database().inCompany(1, async (tx) => {
      const { year_to_date: year } = await readPayslip(tx, await loadRun(tx, 1, id), 1, 'en')
      return year.net
    })
  for (const run of [january, february, march]) await calculate(world, run)
  const [first, second, third] = [await netOf(january), await netOf(february), await netOf(march)]
  // Nothing is approved: the payslip alone.
  expect(await printedNet(march)).toBe(third)
  for (const run of [january, february])
    await database().asOwner((client) =>
      client.query(`update payroll_run set status = 'approved' where id = ${run}`),
    )
  expect(await printedNet(march)).toBe(first + second + third)
  expect(await printedNet(february)).toBe(first + second)
  const held = await call(world, 'admin', 'POST', `/payrolls-item/${january}/payslips/1/hold`, {
    reason: 'Tools',
  })
  expect(held.status).toBe(200)
  expect(await printedNet(march)).toBe(second + third)
  await database().asOwner((client) =>
    client.query(`insert into opening_balance (company_id, employee_id, year, until_month, gross, employee_sso, employer_sso,
      taxable, tax, net, saved_by_name) values (1, 1, 2027, 1, 50, 1, 1, 40, 4, 45, 'Test')`),
  )
  expect(await printedNet(january)).toBe(first + 45)
})
