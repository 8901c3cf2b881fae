import { beforeAll, expect, test } from 'vitest'
import { CountRow } from '#kit/database/row-types.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import {
  AFTER,
  actor,
  FROM,
  idsByNumber,
  loadCompany,
  prepareDirectory,
  read,
  recordLeaveOfMonth,
  recordOvertimeOfMonth,
  TO,
} from './april-2026.test-data.ts'
import { deriveDays, EXPORTED_DAY_COLUMNS, importScanFile, readDaysForExport } from './index.ts'

const database = withTestDatabase(prepareDirectory)
const range = { from: FROM, to: TO, asOf: AFTER }
const scans = { fileName: 'scans.attlog', bytes: read('scans.attlog') }
let companyId: number
let ids: Map<string, number>

const inCompany = <T>(work: Parameters<ReturnType<typeof database>['inCompany']>[1]) =>
  database().inCompany(companyId, work) as Promise<T>

async function exported(): Promise<string[]> {
  const rows = await database().inCompany(companyId, (tx) => readDaysForExport(tx, FROM, TO))
  return rows.map((row) => EXPORTED_DAY_COLUMNS.map((name) => row[name]).join(','))
}

const expected = () => read('expected-days.csv').toString().trim().split(/\r?\n/).slice(1)

beforeAll(async () => {
  companyId = await loadCompany(database(), 'Mekong')
  ids = await database().inCompany(companyId, idsByNumber)
})

test('a file of 51,173 scans is stored, and the same file again stores nothing and changes no day', async () => {
  const first = await importScanFile(database(), companyId, scans, actor)
  expect(first).toMatchObject({ lines: 51_173, bad: [] })
  expect(first.stored + first.repeated).toBe(51_173)
  await deriveDays(database(), companyId, range)
  const again = await importScanFile(database(), companyId, scans, actor)
  expect(again).toMatchObject({ lines: 51_173, stored: 0, repeated: 51_173 })
  expect(await deriveDays(database(), companyId, range)).toEqual({ employees: 0, days: 0, changed: false })
})

test('two simultaneous uploads of one file store each scan once', async () => {
  const [one, two] = await Promise.all([
    importScanFile(database(), companyId, { ...scans, fileName: 'a' }, actor),
    importScanFile(database(), companyId, { ...scans, fileName: 'b' }, actor),
  ])
  expect(one.stored + two.stored).toBe(0)
  const { count } = await database().inCompany(companyId, (tx) =>
    tx.one(CountRow, 'select count(*) as count from scan where company_id = $1', [companyId]),
  )
  expect(count).toBe(
    new Set(
      scans.bytes
        .toString()
        .trim()
        .split('\n')
        .map((line) => line.split('\t').slice(0, 2).join()),
    ).size,
  )
})

test('later leave and overtime change the affected days, and recording them again changes nothing', async () => {
  const leave = await inCompany((tx) => recordLeaveOfMonth(tx, ids))
  const overtime = await inCompany((tx) => recordOvertimeOfMonth(tx, ids))
  expect(leave).toEqual({ added: 611, unchanged: 0, errors: [] })
  expect(overtime).toEqual({ added: 1305, unchanged: 0, errors: [] })
  expect((await deriveDays(database(), companyId, range)).changed).toBe(true)
  expect(await inCompany((tx) => recordLeaveOfMonth(tx, ids))).toEqual({
    added: 0,
    unchanged: 611,
    errors: [],
  })
  expect(await inCompany((tx) => recordOvertimeOfMonth(tx, ids))).toEqual({
    added: 0,
    unchanged: 1305,
    errors: [],
  })
  expect((await deriveDays(database(), companyId, range)).employees).toBe(0)
})

test('the days of 1,000 employees in April 2026 equal the expected ones, row by row', async () => {
  expect(await exported()).toEqual(expected())
})

test('several simultaneous derivations of all days share the work and have the same result', async () => {
  await database().inCompany(companyId, async (tx) => {
    await tx.execute('delete from day_result where company_id = $1', [companyId])
    await tx.execute('delete from overtime_result where company_id = $1', [companyId])
    await tx.execute(
      `insert into attendance_change (company_id, first_day, last_day) values ($1, '1900-01-01', '9999-12-31')`,
      [companyId],
    )
  })
  const all = await Promise.all([1, 2, 3].map(() => deriveDays(database(), companyId, range)))
  expect(all.reduce((sum, one) => sum + one.employees, 0)).toBe(1000)
  expect(await exported()).toEqual(expected())
})

test('the overtime of April 2026 has the expected minutes for each employee', async () => {
  const rows = await inCompany<{ emp_number: string; minutes: number }[]>((tx) =>
    tx.unknownRows(
      `select e.emp_number, coalesce(sum(o.minutes), 0) as minutes from employee e
       left join overtime_result o on o.company_id = e.company_id and o.employee_id = e.id and o.work_date between $2 and $3
       where e.company_id = $1 group by e.emp_number`,
      [companyId, FROM, TO],
    ),
  )
  const [header = '', ...lines] = read('expected-payslips.csv').toString().trim().split(/\r?\n/)
  const at = header.split(',').indexOf('overtime_minutes')
  const wanted = lines.map((line) => line.split(',')).map((cells) => [cells[0], Number(cells[at])])
  expect(new Map(rows.map((row) => [row.emp_number, Number(row.minutes)]))).toEqual(
    new Map(wanted as [string, number][]),
  )
})
