import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#features/payroll/server/payroll-world.test-data.ts'
import { Kip } from '#kit/contract/scalars.ts'
import { tableOf } from '#kit/server/excel/sheet-table.test-data.ts'
import { type Group, text, withReports } from './report-world.test-data.ts'

const { database, world, april } = withReports()

test('search and order of the screen apply to its files (Excel, CSV and PDF)', async () => {
  const query = `run_id=${april()}&search=Namfon&language=en`
  const csv = await call(world(), 'admin', 'GET', `/sso-report.csv?${query}`)
  expect(text(csv.bytes)).toMatch(
    /^\ufeffNo\.,Social security number,Name,.*\r\n1,0013,ນ້ຳຝົນ ໄຊຍະ,Female,1995-05-06,/,
  )
  const { sheets } = await readXlsx((await call(world(), 'admin', 'GET', `/sso-report.xlsx?${query}`)).bytes)
  expect(tableOf(sheets[0])).toHaveLength(3)
  const lines = sheets[0]?.rows.slice(0, 8).map(([first]) => String(first))
  expect(lines).toEqual(
    expect.arrayContaining([
      'DRAFT – not approved · Social security report',
      'Company: Mekong',
      'Payroll run: Month 2026-04',
      'Search: Namfon',
    ]),
  )
  expect(sheets[1]?.rows.at(-1)).toEqual(['Search', 'Namfon'])
  const pdf = await call(world(), 'admin', 'GET', `/sso-report.pdf?${query}`)
  expect(pdf.answer.headers['content-type']).toBe('application/pdf')
  expect(text(pdf.bytes).slice(0, 5)).toBe('%PDF-')
})

test('the totals of screen and file are those of the payslips', async () => {
  const sums = await database().inCompany(1, (tx) =>
    tx.one(
      z.object({ tax: Kip, net: Kip, gross: Kip }),
      `select sum(p.tax)::bigint as tax, sum(p.net)::bigint as net, sum(p.gross)::bigint as gross
       from payroll_run r join payslip p on p.company_id = r.company_id and p.calculation_id = r.calculation_id
       where r.company_id = 1 and r.id = $1`,
      [april()],
    ),
  )
  const { json } = await call(world(), 'admin', 'GET', `/emp-tax-report?run_id=${april()}&per_page=1`)
  expect(json.meta.totals).toMatchObject(sums)
  const file = await call(world(), 'admin', 'GET', `/emp-tax-report.xlsx?run_id=${april()}&language=en`)
  const rows = tableOf((await readXlsx(file.bytes)).sheets[0])
  const heading = rows[0] as string[]
  expect(rows.at(-1)?.[heading.indexOf('Income tax')]).toBe(sums.tax)
  expect(rows.at(-1)?.[heading.indexOf('Net salary')]).toBe(sums.net)
})

test('a sort by an unknown column is refused', async () => {
  const sort = encodeURIComponent('net; drop table payslip')
  expect((await call(world(), 'admin', 'GET', `/emp-tax-report?sort=${sort}`)).status).toBe(422)
  expect((await call(world(), 'admin', 'GET', `/emp-tax-report.pdf?sort=${sort}`)).status).toBe(422)
})

test('every file is in the log of exports, with its rows and a salary mark', async () => {
  for (const format of ['xlsx', 'csv', 'pdf']) {
    await call(world(), 'admin', 'GET', `/emp-tax-report.${format}?run_id=${april()}`)
    const [entry] = await database().inCompany(1, (tx) =>
      tx.unknownRows(
        `select entity, after from audit_entry where company_id = 1 and action = 'export' order by id desc limit 1`,
      ),
    )
    expect(entry).toMatchObject({
      entity: 'emp-tax-report',
      after: {
        file: expect.stringMatching(`\\.${format}$`),
        rows: 2,
        has_salary: true,
        filters: { run_id: april() },
      },
    })
  }
})

test('a user whose permission was removed gets no file', async () => {
  expect((await call(world(), 'second', 'GET', `/sso-report.pdf?run_id=${april()}`)).status).toBe(200)
  await database().asOwner((client) =>
    client.query(
      `delete from account_role where account_id = (select id from account where name = 'second')`,
    ),
  )
  for (const format of ['xlsx', 'csv', 'pdf'])
    expect((await call(world(), 'second', 'GET', `/sso-report.${format}?run_id=${april()}`)).status).toBe(403)
})

test('the register adds up from base to net and cost, with subtotals by branch, department and position', async () => {
  const { json } = await call(world(), 'admin', 'GET', `/payroll-register?run_id=${april()}&per_page=200`)
  expect(json.meta.groups).toEqual([])
  for (const row of json.data) {
    expect(row.gross).toBe(row.base + row.overtime + row.additions - row.deductions)
    expect(row.net).toBe(row.gross - row.sso - row.tax - row.deductions_after)
    expect(row.cost).toBe(row.gross + row.company)
  }
  for (const group of ['branch', 'department', 'position']) {
    const grouped = await call(world(), 'admin', 'GET', `/payroll-register?run_id=${april()}&group=${group}`)
    const { groups, totals } = grouped.json.meta
    for (const name of Object.keys(totals))
      expect(groups.reduce((sum: number, { totals: of }: Group) => sum + (of[name] ?? 0), 0)).toBe(
        totals[name],
      )
    for (const { value, count } of groups)
      expect(grouped.json.data.filter((row: Record<string, unknown>) => row[group] === value)).toHaveLength(
        count,
      )
  }
  expect((await call(world(), 'admin', 'GET', '/payroll-register?group=salary')).status).toBe(422)
  expect((await call(world(), 'khamla', 'GET', '/payroll-register')).status).toBe(403)
})

test('the file of a grouped report has the subtotals of the screen below each group', async () => {
  const query = `run_id=${april()}&group=department&language=en`
  const { json } = await call(world(), 'admin', 'GET', `/payroll-register?${query}`)
  expect(json.meta.groups.map(({ value }: Group) => value)).toEqual(['ຂາຍ', 'ບັນຊີ'])
  const book = (
    await readXlsx((await call(world(), 'admin', 'GET', `/payroll-register.xlsx?${query}`)).bytes)
  ).sheets
  const rows = tableOf(book[0])
  const net = (rows[0] as string[]).indexOf('Net')
  const subtotals = rows.filter((row) => /^Total .*\(1\)$/.test(String(row[2])))
  expect(subtotals.map((row) => [row[2], row[net]])).toEqual(
    json.meta.groups.map(({ value, totals }: Group) => [`Total ${value} (1)`, totals.net]),
  )
  expect(rows.at(-1)?.[net]).toBe(json.meta.totals.net)
  expect(book[1]?.rows.at(-1)).toEqual(['Subtotals by', 'Department'])
  const csv = text((await call(world(), 'admin', 'GET', `/payroll-register.csv?${query}`)).bytes)
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3)
  const pdf = await call(world(), 'admin', 'GET', `/payroll-register.pdf?${query}`)
  expect(pdf.status).toBe(200)
})
