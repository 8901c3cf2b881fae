import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSchedules } from '#features/schedules/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { call, openWorld, type World } from '../payroll-world.test-data.ts'

const shift = {
  ...{ in: '08:00', out: '17:00', earliest_in: '06:00', earliest_out: '15:00', half_from: '12:00' },
  ...{ half_to: '13:00', allowed_late: 10, absence_minutes: 120 },
}

const database = withTestDatabase()
let world: World
const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))

/** 1001 leaves on 15 May 2026, after leave on Friday the 1st of May and on a Saturday without a shift. */
beforeAll(async () => {
  world = await openWorld(database())
  const week = { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift }
  await database().inCompany(1, (tx) =>
    saveSchedules(tx, { Office: week }, { accountId: null, name: 'test' }),
  )
  await inOne(`insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
    select 1, 1, id, '2020-01-06' from schedule where company_id = 1`)
  await inOne(`update employee set end_date = '2026-05-15' where company_id = 1 and id = 1`)
  await inOne(
    `insert into leave_type (company_id, id, name, is_paid) overriding system value values (1, 50, 'Own', true)`,
  )
})
afterAll(() => world?.close())

const leave = (day: string) =>
  inOne(`insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status)
    values (1, 1, 50, '${day}', '${day}', 'full', 'success')`)
const codes = async () => {
  const { json } = await call(world, 'admin', 'GET', '/settlement/proposal/1')
  return json.data.missing.map(({ code }: { code: string }) => code)
}

test('names leave without a shift only where there is none, although nobody has looked at the days before', async () => {
  await leave('2026-05-01')
  expect(await codes()).not.toContain('leave_without_shift')
  await leave('2026-05-02')
  expect(await codes()).toContain('leave_without_shift')
})
