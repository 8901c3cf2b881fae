import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportBatch } from '#features/employees/contract.ts'
import { addDays, formatDate, todayInLaos } from '#kit/contract/days.ts'
import { until } from '#kit/database/until.test-support.ts'
import { type SheetRecord, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { holderOf } from './every-role.test-data.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import { type Answer, type Call, fileBody, type TwoCompanies } from './two-companies.test-data.ts'

const TODAY = todayInLaos()
let world: TwoCompanies
let day: number
let night: number

const call = async (method: Call['method'], path: string, payload?: object) =>
  read(await world.as('admin', { method, url: `/api${path}`, ...(payload && { payload }) }))
const read = (answer: Answer) => ({ status: answer.statusCode, ...answer.json() })

async function newSchedule(name: string): Promise<number> {
  const body = { name, purpose: 'normal', start_date: null, end_date: null, days: [] }
  return (await call('POST', '/schedule', body)).data.id
}
const person = (emp_number: string, more: object = {}) => ({
  emp_number,
  name: 'ສົມພອນ',
  start_date: '2026-01-05',
  base_salary: 2_500_000,
  ...more,
})
const addPerson = (emp_number: string, more: object = {}) =>
  call('POST', '/company/add-employee', person(emp_number, more))
const schedulesOf = async (id: number) => (await call('GET', `/employee/${id}/schedule`)).data

beforeAll(async () => {
  world = await openCompanies()
  const approved = await call('POST', `/payrolls-item/${world.runs[0]}/approve`, { confirmed: true })
  expect(approved.data).toMatchObject({ status: 'approved' })
  day = await newSchedule('ກະເຊົ້າ')
  night = await newSchedule('ກະເດິກ')
})
afterAll(() => world?.close())

describe('the form of an employee', () => {
  test('a new employee is on the selected schedule from the start date on', async () => {
    const added = await addPerson('F-1', { schedule_id: day })
    expect(added.status).toBe(200)
    expect(await schedulesOf(added.data.id)).toMatchObject([
      { schedule_id: day, schedule: 'ກະເຊົ້າ', first_day: '2026-01-05', last_day: null, state: 'current' },
    ])
    const none = await addPerson('F-2')
    expect(await schedulesOf(none.data.id)).toEqual([])
  })

  test('a schedule that does not exist stores no employee', async () => {
    expect(await addPerson('F-3', { schedule_id: 999_999_999 })).toMatchObject({ status: 404 })
    expect((await call('GET', '/employee?search=F-3')).meta.total).toBe(0)
  })

  test('who cannot assign schedules adds employees only without one', async () => {
    const clerk = await holderOf(world, 0, 'adds people', ['view-employee', 'edit-employee'])
    const add = (emp_number: string, more: object) => {
      const { base_salary: _, ...payload } = person(emp_number, more)
      return clerk.as({ method: 'POST', url: '/api/company/add-employee', payload })
    }
    expect((await add('F-4', { schedule_id: day })).statusCode).toBe(403)
    expect((await add('F-4', {})).statusCode).toBe(200)
  })

  test('the schedules of an employee are listed with later ones first, and not for another company', async () => {
    const { id } = (await addPerson('F-5', { schedule_id: day })).data
    const later = { employee_ids: [id], first_day: addDays(TODAY, 10), last_day: null }
    await call('POST', `/schedule_attract_employee/${night}`, later)
    expect(await schedulesOf(id)).toMatchObject([
      { schedule_id: night, state: 'upcoming' },
      { schedule_id: day, state: 'current' },
    ])
    const foreign = { method: 'GET', url: `/api/employee/${id}/schedule` } as const
    expect((await world.as('foreignAdmin', foreign)).statusCode).toBe(404)
  })
})

describe('the import of employees who exist', () => {
  const KEYS = ['emp_number', 'name', 'start_date', 'base_salary', 'Schedule', 'Schedule from']
  const as = (asker: (call: Call) => Promise<Answer>) => ({
    async upload(rows: SheetRecord[]): Promise<ImportBatch> {
      const columns = KEYS.map((key) => ({ key, header: key, type: 'number' as const }))
      const bytes = await writeWorkbook({ sheets: [{ name: 'employees', columns, rows }] })
      const file = fileBody('people.xlsx', bytes)
      return read(await asker({ method: 'POST', url: '/api/employee/import', ...file })).data
    },
    async commit({ id }: ImportBatch) {
      const payload = { accept: ['schedule'], add_names: true }
      const answer = await asker({ method: 'POST', url: `/api/employee/import/${id}/commit`, payload })
      if (answer.statusCode !== 200) return { status: answer.statusCode }
      const show = async () =>
        read(await asker({ method: 'GET', url: `/api/employee/import/${id}` })).data as ImportBatch
      await until(async () => (await show()).status !== 'importing')
      return show()
    },
  })
  const admin = as((request) => world.as('admin', request))
  const added = async (number: string, more: object = {}) => (await addPerson(number, more)).data.id as number

  test('another schedule is a change from today on, shown before it is stored, and no change the next time', async () => {
    const [moved, without, same] = [
      await added('I-1', { schedule_id: day }),
      await added('I-2'),
      await added('I-3', { schedule_id: day }),
    ]
    const rows = [
      person('I-1', { Schedule: 'ກະເດິກ' }),
      person('I-2', { Schedule: 'ກະເດິກ' }),
      person('I-3', { Schedule: 'ກະເຊົ້າ' }),
      person('I-4', { Schedule: 'ກະເຊົ້າ' }),
    ]
    const batch = await admin.upload(rows)
    expect(batch).toMatchObject({ good_count: 3, changed_count: 2, unchanged_count: 1, bad_count: 0 })
    expect(batch.rows.map(({ emp_number }) => emp_number)).toEqual(['I-4'])
    expect(batch.changes).toEqual([
      {
        row: 2,
        emp_number: 'I-1',
        name: 'ສົມພອນ',
        surname: '',
        key: 'schedule',
        column: expect.stringMatching(/Schedule|ຕາຕະລາງເວລາ/),
        before: 'ກະເຊົ້າ',
        after: 'ກະເດິກ',
        first_day: TODAY,
      },
      expect.objectContaining({ emp_number: 'I-2', before: '', after: 'ກະເດິກ', first_day: TODAY }),
    ])
    expect(await schedulesOf(without)).toEqual([])
    expect(await admin.commit(batch)).toMatchObject({ status: 'done', done_count: 3, changed_count: 2 })
    expect(await schedulesOf(moved)).toMatchObject([
      { schedule_id: night, first_day: TODAY, state: 'current' },
      { schedule_id: day, first_day: '2026-01-05', state: 'replaced' },
    ])
    expect(await schedulesOf(without)).toMatchObject([{ schedule_id: night, first_day: TODAY }])
    expect(await schedulesOf(same)).toHaveLength(1)
    expect(await admin.upload(rows)).toMatchObject({ good_count: 0, changed_count: 0, unchanged_count: 4 })
  })

  test('the column “Schedule from” is the first day; an approved run refuses an earlier one', async () => {
    const id = await added('I-5', { schedule_id: day })
    const future = addDays(TODAY, 5)
    const rows = (from: string) => [
      person('I-5', { Schedule: 'ກະເດິກ', 'Schedule from': formatDate(from) }),
      person('I-6', { Schedule: 'ກະເຊົ້າ', 'Schedule from': formatDate(from) }),
    ]
    const batch = await admin.upload(rows(future))
    expect(batch.changes).toMatchObject([{ emp_number: 'I-5', first_day: future }])
    await admin.commit(batch)
    expect(await schedulesOf(id)).toMatchObject([{ schedule_id: night, first_day: future }, {}])
    const added6 = (await call('GET', '/employee?search=I-6')).data[0].id
    expect(await schedulesOf(added6)).toMatchObject([{ schedule_id: day, first_day: future }])

    const late = await admin.upload([
      person('I-5', { Schedule: 'ກະເດິກ', 'Schedule from': '2026-04-15' }),
      person('I-6', { Schedule: 'ກະເຊົ້າ', 'Schedule from': 'soon' }),
    ])
    expect(late.errors.map(({ row, code }) => `${row} ${code}`)).toEqual(['2 in_locked_run', '3 not_a_date'])
    expect(late).toMatchObject({ good_count: 0, bad_count: 2, unchanged_count: 0 })
  })

  test('a schedule that is unknown, or that the user cannot assign, is an error of its row', async () => {
    const id = await added('I-7', { schedule_id: day })
    const unknown = await admin.upload([person('I-7', { Schedule: 'ກະບໍ່ມີ' })])
    expect(unknown.errors).toMatchObject([{ row: 2, code: 'unknown_schedule' }])
    const rows = [person('I-7', { Schedule: 'ກະເດິກ' })]
    const rights = ['view-employee', 'edit-employee', 'import-employee', 'view-salary', 'edit-salary']
    const clerk = as((await holderOf(world, 0, 'imports people', rights)).as)
    expect((await clerk.upload(rows)).errors).toMatchObject([{ row: 2, code: 'no_right_to_change' }])
    expect(await clerk.commit(await admin.upload(rows))).toEqual({ status: 403 })
    expect(await schedulesOf(id)).toHaveLength(1)
  })

  test('the days of the new schedule are derived again', async () => {
    const id = await added('I-8', { schedule_id: day })
    const companyId = world.companies[0]
    const marks = () =>
      world.db.inCompany(companyId, (tx) =>
        tx.unknownRows('select 1 from attendance_change where company_id = $1 and employee_id = $2', [
          companyId,
          id,
        ]),
      )
    await world.db.inCompany(companyId, (tx) =>
      tx.execute('delete from attendance_change where company_id = $1 and employee_id = $2', [companyId, id]),
    )
    await admin.commit(await admin.upload([person('I-8', { Schedule: 'ກະເດິກ' })]))
    expect(await marks()).toHaveLength(1)
  })
})

describe('the annual leave that was taken before', () => {
  const KEYS = ['emp_number', 'name', 'start_date', 'base_salary', 'Annual leave taken before (days)']
  const upload = async (rows: SheetRecord[]): Promise<ImportBatch> => {
    const columns = KEYS.map((key) => ({ key, header: key, type: 'text' as const }))
    const bytes = await writeWorkbook({ sheets: [{ name: 'employees', columns, rows }] })
    const file = fileBody('leave.xlsx', bytes)
    return read(await world.as('admin', { method: 'POST', url: '/api/employee/import', ...file })).data
  }
  const commit = async ({ id }: ImportBatch, accept: string[]) => {
    await call('POST', `/employee/import/${id}/commit`, { accept })
    await until(async () => (await call('GET', `/employee/import/${id}`)).data.status === 'done')
  }
  const taken = (days: string) => ({ base_salary: '2500000', [KEYS[4] as string]: days })
  const idOf = async (number: string) => (await call('GET', `/employee?search=${number}`)).data[0].id
  const leftOf = async (number: string) => {
    const types = (await call('GET', '/vacation')).data as { id: number; category: string }[]
    const type = types.find(({ category }) => category === 'annual')?.id
    const query = `employee_id=${await idOf(number)}&leave_type_id=${type}&on=${TODAY.slice(0, 4)}-12-31`
    const { used, left } = (await call('GET', `/e-leave/balance?${query}`)).data
    return [used, left]
  }

  test('counts in the balance, of new employees and of others, and is no difference the next time', async () => {
    const years = (await call('GET', '/vacation')).data as { category: string }[]
    if (!years.some(({ category }) => category === 'annual'))
      await call('POST', '/vacation', { name: 'ພັກປະຈຳປີ', category: 'annual', amount: 15, is_paid: true })
    await addPerson('L-1')
    const rows = [person('L-1', taken('4')), person('L-2', taken('2.5')), person('L-3', taken('many'))]
    const batch = await upload(rows)
    expect(batch.errors).toMatchObject([{ row: 4, code: 'bad_leave_days' }])
    expect(batch.changes).toMatchObject([{ emp_number: 'L-1', before: '0', after: '4', first_day: null }])
    await commit(batch, ['annual_leave_used'])
    expect(await leftOf('L-1')).toEqual([4, 11])
    expect(await leftOf('L-2')).toEqual([2.5, 12.5])
    expect(await upload(rows.slice(0, 2))).toMatchObject({ good_count: 0, unchanged_count: 2 })
    const corrected = await upload([person('L-1', taken('5'))])
    await commit(corrected, ['annual_leave_used'])
    expect(await leftOf('L-1')).toEqual([5, 10])
  })
})
