import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCompany } from '#features/companies/server/index.ts'
import { saveImportedItems } from '#features/pay-items/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import type { CompanyRules } from '../domain/company-rules.ts'
import { findOrCreateNames, saveCompanyRules, seedCompanyLists, seedReferenceLists } from './index.ts'

const ACTOR = { accountId: null, name: 'test' }
const APRIL = new URL('../../../engines/payroll/golden/april-2026/company.json', import.meta.url)
const database = withTestDatabase()
let companyId = 0
let april: CompanyRules

const save = (rules: CompanyRules) =>
  database().inCompany(companyId, (tx) => saveCompanyRules(tx, rules, ACTOR, saveImportedItems))
const rows = (sql: string) => database().inCompany(companyId, (tx) => tx.unknownRows(sql, [companyId]))
const totalOf = (changed: Record<string, number>) => Object.values(changed).reduce((a, b) => a + b, 0)

beforeAll(async () => {
  const file = JSON.parse(await readFile(APRIL, 'utf8'))
  const numbered = (items: { employees: number[] }[]) =>
    items.map((item) => ({ ...item, employees: item.employees.map(String) }))
  april = { ...file, incomes: numbered(file.incomes), deductions: numbered(file.deductions) }
  companyId = await database().asProvider(async (tx) => {
    await seedReferenceLists(tx)
    return createCompany(tx, { name: 'Mekong' }, ACTOR)
  })
  await database().inCompany(companyId, async (tx) => {
    await seedCompanyLists(tx)
    await tx.execute(
      `insert into employee (company_id, emp_number, name, start_date)
       select $1, (1000 + n)::text, 'ກ', '2020-01-01' from generate_series(1, 999) n`,
      [companyId],
    )
  })
})

test('reference lists are seeded once, in both scripts', async () => {
  expect(await database().asProvider((tx) => seedReferenceLists(tx))).toBe(0)
  const [counts] = await database().asProvider((tx) =>
    tx.unknownRows(`select (select count(*) from province) as provinces, (select count(*) from district) as districts,
      (select count(*) from bank) as banks, (select count(*) from public_holiday) as holidays,
      (select count(*) from public_holiday where for_whom = 'women') as for_women,
      (select name_la from province where code = '01') as capital`),
  )
  expect(counts).toEqual({
    provinces: 18,
    districts: 149,
    banks: 34,
    holidays: 16,
    for_women: 3,
    capital: 'ນະຄອນຫຼວງວຽງຈັນ',
  })
})

describe("a month's rules", () => {
  test('update settings and lists; the same again changes nothing', async () => {
    const first = await save(april)
    expect(first.unknownEmployees).toEqual([])
    expect(first.changed).toMatchObject({
      working_year_band: 4,
      late_tier: 3,
      absence_rule: 4,
      benefit_type: 3,
    })
    expect(first.changed.payroll_item_rule).toBe(8)
    expect(totalOf((await save(april)).changed)).toBe(0)
    expect(
      await rows(
        'select day_kind, from_time::text, multiplier from overtime_rate where company_id = $1 order by 1, 3',
      ),
    ).toEqual([
      { day_kind: 'rest', from_time: '06:00:00', multiplier: 250 },
      { day_kind: 'rest', from_time: '16:00:00', multiplier: 300 },
      { day_kind: 'rest', from_time: '22:00:00', multiplier: 350 },
      { day_kind: 'working', from_time: '06:00:00', multiplier: 150 },
      { day_kind: 'working', from_time: '22:00:00', multiplier: 200 },
    ])
    const items = await rows(
      `select name, amount::float8, applies_to_all, condition_kind, condition_value,
         (select count(*) from payroll_item_employee c where c.company_id = $1 and c.item_id = r.id and c.deleted_at is null) as chosen
       from payroll_item_rule r where company_id = $1 and name in ('Rice allowance', 'Salary advance') order by name`,
    )
    expect(items).toEqual([
      {
        name: 'Rice allowance',
        amount: 150_000,
        applies_to_all: true,
        condition_kind: 'base_at_most',
        condition_value: 5_000_000,
        chosen: 0,
      },
      {
        name: 'Salary advance',
        amount: 12.5,
        applies_to_all: false,
        condition_kind: null,
        condition_value: null,
        chosen: 66,
      },
    ])
  })

  test('remove entries that are no longer in the file', async () => {
    const fewer = { ...april, late_tiers: april.late_tiers.slice(1), holidays: ['2026-04-14', '2026-04-15'] }
    expect((await save(fewer)).changed).toMatchObject({
      late_tier: 1,
      rest_day: 1,
      payroll_item_rule: 0,
    })
    const marks = await rows(
      "select first_day from attendance_change where company_id = $1 and first_day = '2026-04-16'",
    )
    expect(marks).toHaveLength(1)
    const living = `select id from late_tier where company_id = $1 and deleted_at is null order by minutes`
    expect(await rows(living)).toHaveLength(2)
    // The file recovers the earlier entry.
    const all = await rows(`select id from late_tier where company_id = $1 order by minutes`)
    await save(april)
    expect(await rows(living)).toEqual(all)
  })

  test('change an item from their month on and keep it in earlier months', async () => {
    const [rice, ...others] = april.incomes
    const may: CompanyRules = {
      ...april,
      holidays: ['2026-05-01'],
      period: ['2026-05-01', '2026-05-31'],
      incomes: [{ ...(rice as CompanyRules['incomes'][number]), amount: 175_000 }, ...others.slice(1)],
    }
    expect((await save(may)).changed.payroll_item_rule).toBe(2)
    const history = await rows(
      `select name, amount::float8, first_day, last_day from payroll_item_rule
       where company_id = $1 and name in ('Rice allowance', 'Performance bonus') order by name, first_day`,
    )
    expect(history).toEqual([
      { name: 'Performance bonus', amount: 10, first_day: '2026-04-01', last_day: '2026-04-30' },
      { name: 'Rice allowance', amount: 150_000, first_day: '2026-04-01', last_day: '2026-04-30' },
      { name: 'Rice allowance', amount: 175_000, first_day: '2026-05-01', last_day: null },
    ])
    expect((await save(may)).changed.payroll_item_rule).toBe(0)
    expect(totalOf((await save(april)).changed)).toBe(0)
  })

  test('list selected employees who do not exist yet', async () => {
    const [rice] = april.incomes
    const chosen = { ...(rice as CompanyRules['incomes'][number]), all: false, employees: ['1001', '9999'] }
    expect((await save({ ...april, incomes: [chosen] })).unknownEmployees).toEqual(['9999'])
  })
})

test('names are found in any case and spelling, added if missing, and recovered if deleted', async () => {
  const find = (names: string[]) =>
    database().inCompany(companyId, (tx) => findOrCreateNames(tx, 'department', names))
  const first = await find(['ຂາຍໜ້າຮ້ານ', 'Sales', ''])
  expect(first.size).toBe(2)
  await rows("update department set deleted_at = now() where company_id = $1 and name = 'Sales'")
  const again = await find(['ຂາຍຫນ້າຮ້ານ', 'SALES'])
  expect([...again.values()]).toEqual([...first.values()])
  expect(await rows('select name from department where company_id = $1 and deleted_at is null')).toHaveLength(
    2,
  )
})
