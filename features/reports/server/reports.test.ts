import { readXlsx } from 'hucre'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  calculate,
  call,
  newRun,
  openWorld,
  type World,
} from '#features/payroll/server/payroll-world.test-data.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { reportsEndpoints } from './index.ts'

const database = withTestDatabase()
let world: World
let april: number
beforeAll(async () => {
  world = await openWorld(database(), reportsEndpoints)
  april = await newRun(world, '2026-04')
  await calculate(world, april)
})
afterAll(() => world.close())

test('contributions by law: the ceiling, both shares, who joined, and the totals of all', async () => {
  const { json } = await call(world, 'admin', 'GET', '/sso-report?per_page=1')
  expect(json.meta).toMatchObject({
    total: 2,
    run: { id: april, status: 'calculated' },
    totals: { insurable_wage: 6_000_000, employee: 330_000, employer: 360_000, total: 690_000 },
  })
  expect(json.data).toMatchObject([
    { emp_number: '1001', insurable_wage: 4_500_000, employee: 247_500, employer: 270_000 },
  ])
  const joined = await call(world, 'admin', 'GET', `/sso-report?search=${encodeURIComponent('ນ້ຳຝົນ')}`)
  expect(joined.json.data).toMatchObject([
    { emp_number: '1002', joined: '2026-04-16', left: null, gender: 'female' },
  ])
})

test('the shares are those of the law where the company pays for its employees', async () => {
  await database().inCompany(1, (tx) =>
    tx.execute(`update company_setting set sso_payer = 'company' where company_id = 1`),
  )
  const may = await newRun(world, '2026-05')
  await calculate(world, may)
  const { json } = await call(world, 'admin', 'GET', `/sso-report?run_id=${may}`)
  expect(json.data[0]).toMatchObject({ employee: 247_500, employer: 270_000, total: 517_500 })
})

test('tax of each employee with the sums', async () => {
  const { json } = await call(world, 'admin', 'GET', `/emp-tax-report?run_id=${april}&sort=-tax`)
  const [khamla] = json.data
  // 5,000,000 − 247,500 = 4,752,500; 5 % of what lies above 1,300,000.
  expect(khamla).toMatchObject({ emp_number: '1001', taxable: 4_752_500, tax: 172_625 })
  expect(json.meta.totals.tax).toBe(khamla.tax + json.data[1].tax)
})

test('both as workbooks: the number of the insurance stays text, totals stand below', async () => {
  const book = await call(world, 'admin', 'GET', `/sso-report.xlsx?run_id=${april}&language=en`)
  const [sheet, about] = (await readXlsx(book.bytes)).sheets
  expect(sheet?.rows[0]).toEqual([
    ...['No.', 'Social security number', 'Name', 'Sex', 'Date of birth', 'Position', 'Insurable wage'],
    ...['Employee contribution', 'Employer contribution', 'Total', 'Note'],
  ])
  expect(sheet?.rows[1]?.slice(1, 4)).toEqual(['0012', 'ຄຳຫຼ້າ ວົງສາ', 'Male'])
  expect(sheet?.rows[2]?.at(-1)).toBe('Joined 16/04/2026')
  expect(sheet?.rows[3]?.[9]).toBe(690_000)
  expect(about?.rows[0]).toEqual(['Company', 'Mekong'])
  expect((await call(world, 'admin', 'GET', `/emp-tax-report.xlsx?run_id=${april}`)).status).toBe(200)
})

test("another company's run is not found, and without runs a report is empty", async () => {
  expect((await call(world, 'stranger', 'GET', `/sso-report?run_id=${april}`)).status).toBe(404)
  expect((await call(world, 'stranger', 'GET', `/emp-tax-report.xlsx?run_id=${april}`)).status).toBe(404)
  const empty = await call(world, 'stranger', 'GET', '/sso-report')
  expect(empty.json).toMatchObject({ data: [], meta: { run: null, runs: [], total: 0 } })
  expect((await call(world, 'khamla', 'GET', '/sso-report')).status).toBe(403)
})
