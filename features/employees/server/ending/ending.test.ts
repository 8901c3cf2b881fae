import { beforeAll, expect, test } from 'vitest'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import type { EndingContract } from '../../contract.ts'
import { COMPANIES, withTestServer } from '../test-server.test-data.ts'

const server = withTestServer()
const PATH = '/employee-contract/near-expiry'

/** Last day by name: days from today. */
const PEOPLE = { Tomorrow: 1, Today: 0, Yesterday: -1, Ten: 10, Eleven: 11, Ninety: -90, Gone: -91 }

beforeAll(async () => {
  const { db, companyId } = server()
  await db.inCompany(companyId, async (tx) => {
    await tx.execute(
      `insert into employee (company_id, emp_number, name, start_date, end_date, search_text)
       select $1, name, name, '2020-01-01', today_in_laos() + days, lower(name) from unnest($2::text[], $3::int[]) as people(name, days)`,
      [companyId, Object.keys(PEOPLE), Object.values(PEOPLE)],
    )
    await tx.execute(
      `insert into employee (company_id, emp_number, name, start_date, end_date, deleted_at)
       values ($1, 'Hidden', 'Hidden', '2020-01-01', today_in_laos(), now())`,
      [companyId],
    )
    await tx.execute(
      `insert into employee (company_id, emp_number, name, start_date) values ($1, 'Stays', 'Stays', '2020-01-01')`,
      [companyId],
    )
  })
})

const list = async (query = '', email: string = COMPANIES.mekong) =>
  (await server().call(email, 'GET', PATH + query)).json()
const names = (answer: { data: EndingContract[] }) => answer.data.map(({ name }) => name)

test('employees who leave within ten days or left within ninety are listed, the nearest end first', async () => {
  const answer = await list()
  expect(names(answer)).toEqual(['Today', 'Tomorrow', 'Ten', 'Yesterday', 'Ninety'])
  expect(answer.meta).toMatchObject({ total: 5, warning: 3, expired: 2, notice_days: 10, expired_days: 90 })
  expect(answer.data[0]).toMatchObject({ days_left: 0, contract_expired: 'warning' })
  expect(answer.data[3]).toMatchObject({ days_left: -1, contract_expired: 'expired' })
})

test('the list has search, sorts, filters and pages', async () => {
  expect(names(await list('?search=TOM'))).toEqual(['Tomorrow'])
  expect(names(await list('?sort=-end_date&per_page=2&page=2'))).toEqual(['Today', 'Yesterday'])
  const expired = await list('?state=expired&sort=name')
  expect(names(expired)).toEqual(['Ninety', 'Yesterday'])
  expect(expired.meta).toMatchObject({ total: 2, warning: 3, expired: 2 })
})

test('the reason for leaving is stored with the end date, shown in the list, and removed when the employee stays', async () => {
  const { call } = server()
  const leaving = { emp_number: 'L-1', name: 'Leaving', start_date: '2020-01-01', base_salary: 1 }
  const end = (await list()).data[0].end_date
  const body = { ...leaving, end_date: end, resigned_reason: 'Studies abroad' }
  const { data } = (await call(COMPANIES.namNgum, 'POST', '/company/add-employee', body)).json()
  expect(await list('', COMPANIES.namNgum)).toMatchObject({
    data: [{ emp_number: 'L-1', resigned_reason: 'Studies abroad' }],
  })
  const stays = await call(COMPANIES.namNgum, 'PUT', `/employee/${data.id}`, { ...data, end_date: null })
  expect(stays.json().data).toMatchObject({ end_date: null, resigned_reason: '' })
})

test("the notice period is the company's own setting", async () => {
  const { call } = server()
  const { can: _, ...setting } = (await call(COMPANIES.mekong, 'GET', '/company/setting')).json().data
  const save = (days: number) =>
    call(COMPANIES.mekong, 'PUT', '/company/setting', { ...setting, contract_notice_days: days })
  expect((await save(0)).statusCode).toBe(422)
  setting.version = (await save(11)).json().data.version
  expect(names(await list('?state=warning'))).toEqual(['Today', 'Tomorrow', 'Ten', 'Eleven'])
  expect((await save(10)).statusCode).toBe(200)
})

test('another company sees none of them, and without the permission there is no list', async () => {
  expect(await list('', COMPANIES.namNgum)).toMatchObject({ data: [], meta: { warning: 0, expired: 0 } })
  const refused = await server().call(`user-${COMPANIES.mekong}`, 'GET', PATH)
  expect(refused.statusCode).toBe(403)
})

test('the Excel file contains the rows that match search and filters, and is logged with their number', async () => {
  const { call, db, companyId } = server()
  const file = await call(COMPANIES.mekong, 'GET', `${PATH}.xlsx?state=expired&sort=name`)
  const { rows } = await readWorkbook(file.rawPayload)
  expect(rows.map(({ cells }) => [cells.A?.value, cells.I?.value, cells.J?.value])).toEqual([
    ['Ninety', -90, 'Ended'],
    ['Yesterday', -1, 'Ended'],
  ])
  const noted = await db.inCompany(companyId, (tx) =>
    tx.unknownRows(
      `select actor, entity, after from audit_entry where company_id = $1 and action = 'export'`,
      [companyId],
    ),
  )
  expect(noted).toEqual([
    {
      actor: 'Admin',
      entity: 'employee-contract/near-expiry',
      after: {
        file: 'Contracts near expiry.xlsx',
        rows: 2,
        filters: { state: 'expired' },
      },
    },
  ])
})
