import { beforeAll, expect, test } from 'vitest'
import { createCompany } from '#features/companies/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import type { WrittenShift } from '../domain/schedule-week.ts'
import { readShifts, saveSchedules, scheduleImportColumn } from './index.ts'
import { readWeeksOn, storeWeeks } from './weeks.ts'

const database = withTestDatabase()
const actor = { accountId: null, name: 'test' }
const office: WrittenShift = {
  in: '08:00',
  out: '17:00',
  earliest_in: '06:30',
  earliest_out: '15:00',
  half_from: '12:00',
  half_to: '13:00',
  allowed_late: 10,
  absence_minutes: 120,
}
let companyId: number
beforeAll(async () => {
  companyId = await database().asProvider((tx) => createCompany(tx, { name: 'Mekong' }, actor))
})

const save = (schedules: Parameters<typeof saveSchedules>[1]) =>
  database().inCompany(companyId, (tx) => saveSchedules(tx, schedules, actor))
const markCount = () =>
  database().inCompany(
    companyId,
    async (tx) => (await tx.unknownRows('select 1 from attendance_change')).length,
  )

test('schedules are added, or changed if they differ, and otherwise unchanged', async () => {
  expect(await save({ Office: { mon: office, tue: office }, ກະກາງຄືນ: {} })).toEqual({
    added: 2,
    changed: 0,
    unchanged: 0,
  })
  const marks = await markCount()
  expect(await save({ Office: { mon: office, tue: office } })).toEqual({ added: 0, changed: 0, unchanged: 1 })
  expect(await markCount()).toBe(marks)
  expect(await save({ Office: { mon: { ...office, allowed_late: 5 }, tue: null } })).toEqual({
    added: 0,
    changed: 1,
    unchanged: 0,
  })
  expect(await markCount()).toBe(marks + 1)
})

test('the week in force on the day of the file is changed, and later weeks stay', async () => {
  await save({ Warehouse: { mon: office } })
  const { id } = await database().inCompany(companyId, (tx) =>
    tx.one(IdRow, `select id from schedule where company_id = $1 and name = 'Warehouse'`, [companyId]),
  )
  const july = { scheduleId: id, firstDay: '2026-07-01', shiftIds: Array<null>(7).fill(null) }
  await database().inCompany(companyId, (tx) => storeWeeks(tx, [july]))
  const later = { ...office, in: '09:00' }
  const saveOn = (day: string) =>
    database().inCompany(companyId, (tx) => saveSchedules(tx, { Warehouse: { mon: later } }, actor, day))
  expect(await saveOn('2026-06-30')).toMatchObject({ changed: 1 })
  expect(await saveOn('2026-06-30')).toMatchObject({ changed: 0, unchanged: 1 })
  const mondaysOn = async (day: string) => {
    const weeks = await database().inCompany(companyId, (tx) => readWeeksOn(tx, [id], day))
    return weeks.get(id)?.shifts[0]?.check_in ?? null
  }
  expect([await mondaysOn('2026-06-30'), await mondaysOn('2026-07-01')]).toEqual(['09:00', null])
})

test('a shift with a half day outside it is refused and nothing is stored', async () => {
  await expect(save({ Broken: { mon: { ...office, half_to: '18:00' } } })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { 'schedules.Broken.1.half_to': ['18:00'] },
  })
  expect(await save({ Broken: {} })).toMatchObject({ added: 1 })
})

test('an employee is assigned to the schedule in the sheet from the start date; unknown names are reported', async () => {
  await save({ Office: { mon: office } })
  await database().inCompany(companyId, async (tx) => {
    const rows = [
      { row: 2, empNumber: '1', values: { schedule: 'OFFICE' } },
      { row: 3, empNumber: '2', values: { schedule: 'Shop' } },
      { row: 4, empNumber: '3', values: { schedule: '' } },
    ]
    expect(await scheduleImportColumn.check(tx, rows)).toEqual([
      { row: 3, column: 'schedule', code: 'unknown_schedule' },
    ])
    const { id } = await tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, start_date) values ($1, '1', 'Kham', '2026-04-06') returning id`,
      [companyId],
    )
    const stored = { employeeId: id, startDate: '2026-04-06', endDate: null, values: { schedule: 'Office' } }
    await scheduleImportColumn.store(tx, [stored], actor)
    const { shiftOn } = await readShifts(tx, '2026-03-30', '2026-04-13')
    const mondays = ['2026-03-30', '2026-04-06', '2026-04-13'].map(
      (date) => shiftOn(id, dayNumber(date))?.checkIn ?? null,
    )
    expect(mondays).toEqual([null, 480, 480])
  })
})
