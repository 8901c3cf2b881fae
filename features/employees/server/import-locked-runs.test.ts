import { expect, test } from 'vitest'
import { until } from '#kit/database/until.test-support.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { COMPANIES, multipart, withTestServer } from './test-server.test-data.ts'

const MARCH = { id: 1, title: 'March 2026', from_date: '2026-02-26', to_date: '2026-03-25', status: 'paid' }
const server = withTestServer([], async () => [MARCH])
const { mekong } = COMPANIES

async function check(base_salary: number) {
  const row = { emp_number: '1', name: 'ສົມພອນ', start_date: '2024-02-01', base_salary }
  const columns = Object.keys(row).map((key) => ({ key, header: key, type: 'number' as const }))
  const sheet = await writeWorkbook({ sheets: [{ name: 'employees', columns, rows: [row] }] })
  const { payload, headers } = multipart('employees.xlsx', sheet)
  return (await server().call(mekong, 'POST', '/employee/import', payload, headers)).json().data
}
const commit = (id: number, body: object) =>
  server().call(mekong, 'POST', `/employee/import/${id}/commit`, body)
const ended = (id: number) =>
  until(
    async () => (await server().call(mekong, 'GET', `/employee/import/${id}`)).json().data.status === 'done',
  )

test('salaries of a file that date into a paid run are stored only after the user has confirmed', async () => {
  const first = await check(2_500_000)
  expect((await commit(first.id, {})).statusCode).toBe(200)
  await ended(first.id)
  const raised = await check(3_000_000)
  const accept = { accept: ['base_salary'], salary_from: '2026-03-01' }
  const asked = await commit(raised.id, accept)
  expect([asked.statusCode, asked.json()]).toMatchObject([
    409,
    {
      code: 'import_in_locked_run',
      details: { runs: [{ key: 'base_salary', run: 'March 2026', count: 1 }] },
    },
  ])
  expect((await commit(raised.id, { ...accept, runs_confirmed: true })).statusCode).toBe(200)
  await ended(raised.id)
  const [employee] = (await server().call(mekong, 'GET', '/employee')).json().data
  expect(employee.base_salary).toBe(3_000_000)
})
