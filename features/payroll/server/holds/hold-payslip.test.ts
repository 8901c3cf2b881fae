import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayInLaos } from '#kit/contract/days.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { calculate, call, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
let run: number
beforeAll(async () => {
  world = await openWorld(database())
  await database().inCompany(1, (tx) =>
    tx.unknownRows(`update employee set end_date = '2026-01-31' where company_id = 1 and id = 3`),
  )
  run = await newRun(world, '2026-05')
  await calculate(world, run)
})
afterAll(() => world.close())

type Who = keyof World['tokens']
const slip = (step: string, employee = 1) => `/payrolls-item/${run}/payslips/${employee}/${step}`
const step = async (name: string, body: object, who: Who = 'admin', employee = 1) => {
  const { status, json } = await call(world, who, 'POST', slip(name, employee), body)
  return status === 200 ? json.data : [status, json.code]
}
const shown = async () => (await call(world, 'admin', 'GET', `/payrolls-item/${run}`)).json.data
const transfers = async () => (await call(world, 'admin', 'GET', `/payrolls-item/${run}/transfers`)).json
const own = (path = '') => call(world, 'khamla', 'GET', `/employee/payslips${path}`)
const bankList = async () => {
  const { bytes } = await call(world, 'admin', 'GET', `/payrolls-item/${run}/bank-list.xlsx`)
  return (await readWorkbook(bytes)).rows.map(({ cells }) => cells.B?.value).filter(Boolean)
}

test('only who may pay holds a payslip, of their own company, with a reason, and once', async () => {
  expect(await step('hold', { reason: 'Left without returning tools' }, 'clerk')).toEqual([403, 'forbidden'])
  expect(await step('hold', { reason: 'x' }, 'stranger')).toEqual([404, 'not_found'])
  expect(await step('hold', { reason: ' ' })).toEqual([422, 'invalid_input'])
  expect(await step('hold', { reason: 'x' }, 'admin', 9)).toEqual([404, 'not_found'])
  expect(await step('release', { reason: 'x' })).toEqual([409, 'payslip_not_held'])
  const both = await Promise.all([1, 2].map(() => step('hold', { reason: 'Left without returning tools' })))
  expect(both).toContainEqual([409, 'payslip_held'])
  expect(both).toContainEqual(expect.objectContaining({ status: 'held', held_by: 'admin', paid_on: null }))
})

test('a held payslip is in no bank list and not visible to the employee; the run shows it apart', async () => {
  const { totals, held, may_hold } = await shown()
  expect(may_hold).toBe(true)
  expect(held).toEqual({ employees: 1, net: expect.any(Number) })
  const list = await transfers()
  expect(list.data.map((row: { hold: string }) => row.hold)).toEqual(['held', null])
  expect(list.meta.amount).toBe(totals.net - held.net)
  expect(await bankList()).toEqual([])
  // It stays held when the run is calculated again.
  await calculate(world, run)
  const filtered = await call(world, 'admin', 'GET', `/payrolls-item/${run}/payslips?hold=held`)
  expect(filtered.json.data).toMatchObject([
    { employee_id: 1, hold: { status: 'held', reason: 'Left without returning tools' } },
  ])
  const approved = await call(world, 'admin', 'POST', `/payrolls-item/${run}/approve`, { confirmed: true })
  expect(approved.status, JSON.stringify(approved.json)).toBe(200)
  expect((await own()).json.data).toEqual([])
  expect((await own(`/${run}`)).status).toBe(404)
  expect((await own(`/${run}.pdf`)).status).toBe(404)
})

test('a released payslip is paid with the run again', async () => {
  expect(await step('release', { reason: 'Tools are back' })).toEqual({ released: true })
  expect((await own()).json.data).toHaveLength(1)
  expect((await shown()).held).toEqual({ employees: 0, net: 0 })
  await step('hold', { reason: 'Court order' })
})

test('a run is paid on a date and by a person; what is held is paid later with its own date', async () => {
  const pay = (body: object) => call(world, 'admin', 'POST', `/payrolls-item/${run}/pay`, body)
  expect((await pay({ paid_on: '2026-04-30' })).json.code).toBe('payment_day_outside')
  expect((await pay({ paid_on: '2027-06-02' })).json.code).toBe('payment_day_outside')
  expect(await step('pay', {})).toEqual([409, 'run_status'])
  const paid = await pay({ paid_on: '2026-05-29', paid_by: 'Noy, accountant' })
  expect(paid.json.data).toMatchObject({
    status: 'paid',
    payment: { paid_on: '2026-05-29', paid_by: 'Noy, accountant' },
    held: { employees: 1 },
  })
  const inList = async () => (await call(world, 'admin', 'GET', '/payrolls-item')).json.data
  expect(await inList()).toMatchObject([{ id: run, status: 'paid', held: 1 }])
  expect((await own()).json.data).toEqual([])
  expect(await step('release', { reason: 'x' })).toEqual([409, 'run_status'])
  expect(await step('hold', { reason: 'x' }, 'admin', 2)).toEqual([409, 'run_status'])

  const both = await Promise.all([1, 2].map(() => step('pay', { paid_on: '2026-06-10', reason: 'Settled' })))
  expect(both).toContainEqual([409, 'payslip_not_held'])
  expect(both).toContainEqual(
    expect.objectContaining({ status: 'paid', paid_on: '2026-06-10', paid_by: 'admin' }),
  )
  expect((await shown()).paid_later).toEqual({ employees: 1, net: expect.any(Number) })
  expect(await inList()).toMatchObject([{ id: run, held: 0 }])
  // Not paid with the run, it stays apart from those that were.
  for (const [hold, employees] of [
    ['any', [1]],
    ['paid', [1]],
    ['held', []],
  ] as const) {
    const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${run}/payslips?hold=${hold}`)
    expect(json.data.map((row: { employee_id: number }) => row.employee_id)).toEqual(employees)
  }
  expect((await own()).json.data).toMatchObject([{ run_id: run, paid_on: '2026-06-10' }])
  expect((await own(`/${run}`)).json.data.payment).toEqual({ paid_on: '2026-06-10', paid_by: 'admin' })
  const other = await call(world, 'admin', 'GET', `/payrolls-item/${run}/payslips/2`)
  expect(other.json.data).toMatchObject({ hold: null, payment: { paid_on: '2026-05-29' } })
  expect(await bankList()).toEqual([])
})

test('every step is in the log with its reason', async () => {
  const rows = await database().asOwner((client) =>
    client.query(
      `select action, after ->> 'reason' as reason from audit_entry where entity = 'payslip_hold' order by id`,
    ),
  )
  expect(rows.rows).toEqual([
    { action: 'hold', reason: 'Left without returning tools' },
    { action: 'release', reason: 'Tools are back' },
    { action: 'hold', reason: 'Court order' },
    { action: 'pay', reason: 'Settled' },
  ])
})

test('if two people are required, a held payslip with a new account is paid only after its confirmation', async () => {
  await database().inCompany(1, (tx) =>
    tx.unknownRows('update company_setting set two_person_approval = true where company_id = 1'),
  )
  await database().inCompany(1, (tx) =>
    tx.unknownRows(`update employee set bank_account = '77' where company_id = 1 and id = 1`),
  )
  run = await newRun(world, '2026-06')
  await calculate(world, run)
  await step('hold', { reason: 'Court order' })
  const post = (who: Who, name: string, body: object) =>
    call(world, who, 'POST', `/payrolls-item/${run}/${name}`, body)
  expect((await post('second', 'approve', { confirmed: true })).status).toBe(200)
  // The held one is not part of the payment.
  expect((await post('second', 'pay', {})).json.data).toMatchObject({
    status: 'paid',
    payment: { paid_on: todayInLaos(), paid_by: 'second' },
  })
  expect(await step('pay', {})).toEqual([409, 'accounts_unconfirmed'])
  const { data, meta } = await transfers()
  expect(meta.confirmable).toBe(1)
  const accounts = [{ employee_id: 1, version: data[0].check.version }]
  expect((await post('second', 'transfers/confirm', { accounts })).json.data.confirmed).toBe(1)
  expect(await step('pay', {})).toMatchObject({ status: 'paid' })
})

test('banks are closed on some payment days', async () => {
  const check = async (day: string, who: Who = 'admin') =>
    (await call(world, who, 'GET', `/payrolls-item/${run}/payment-day?day=${day}`)).json
  expect((await check('2026-10-07')).data).toMatchObject([{ code: 'bank_holiday' }])
  expect((await check('2026-11-22')).data).toMatchObject([{ code: 'weekend' }])
  expect((await check('2026-11-23')).data).toEqual([])
  expect((await check('2026-11-23', 'stranger')).code).toBe('not_found')
  await database().asOwner((client) =>
    client.query(`insert into public_holiday values ('2026-12-02', 'ວັນຊາດ', 'National Day', 'all')`),
  )
  expect((await check('2026-12-02')).data).toMatchObject([
    { code: 'public_holiday', name_en: 'National Day' },
  ])
  await database().inCompany(1, (tx) =>
    tx.unknownRows('update company_setting set pay_day = 25 where company_id = 1'),
  )
  expect((await shown()).pay_day).toBe('2026-06-25')
})

test('who calculates but does not pay cannot end a hold by deleting the run', async () => {
  await database().asOwner((client) =>
    client.query(`insert into role_permission (role_id, permission_id)
      select r.id, p.id from role r, permission p where r.name = 'clerk' and p.name = 'calculate-payroll'`),
  )
  run = await newRun(world, '2026-07')
  await calculate(world, run)
  await step('hold', { reason: 'Court order' })
  const remove = (who: Who) => call(world, who, 'DELETE', `/payrolls-item/${run}`)
  expect((await remove('clerk')).json.code).toBe('run_has_held')
  // Without a calculation the hold remains.
  const { version } = await shown()
  const dates = { from_date: '2026-07-01', to_date: '2026-07-30', title: 'July', version, confirmed: true }
  expect((await call(world, 'clerk', 'PUT', `/payrolls-item/${run}`, dates)).status).toBe(200)
  expect((await remove('clerk')).json.code).toBe('run_has_held')
  expect((await remove('admin')).status).toBe(200)
})
