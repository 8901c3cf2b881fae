import { beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import type { EmployeeDetail } from '../contract.ts'
import { COMPANIES, multipart, withTestServer } from './test-server.test-data.ts'

const server = withTestServer()
const WORK = ['view-employee', 'edit-employee', 'import-employee'] as const
const ROLES = {
  none: [],
  people: WORK,
  'sees salaries': [...WORK, 'view-salary'],
  'changes salaries': [...WORK, 'view-salary', 'edit-salary'],
  'sees accounts': [...WORK, 'view-bank-account'],
  'changes accounts': [...WORK, 'view-bank-account', 'edit-bank-account'],
  // The permission to change has no effect without the permission to see.
  'changes blindly': [...WORK, 'edit-salary', 'edit-bank-account'],
  all: [...WORK, 'view-salary', 'edit-salary', 'view-bank-account', 'edit-bank-account'],
} as const
type Role = keyof typeof ROLES
const NAMES = Object.keys(ROLES) as Role[]
const holds = (role: Role, permission: string) => (ROLES[role] as readonly string[]).includes(permission)
const sees = (role: Role, what: 'salary' | 'bank-account') => holds(role, `view-${what}`)
const changes = (role: Role, what: 'salary' | 'bank-account') =>
  sees(role, what) && holds(role, `edit-${what}`)

const SALARY = 5_100_017
const FUEL = 700_019
const ACCOUNT = '0102030405069'
const HOLDER = 'MANH L'
const PAY = [String(SALARY), String(FUEL)]
const BANK = [ACCOUNT, HOLDER, 'BCEL']
const record = (emp_number: string) => ({
  ...{ emp_number, name: 'ໝັ້ນ', start_date: '2024-01-01', base_salary: SALARY },
  ...{ bank_name: 'BCEL', bank_account: ACCOUNT, bank_account_name: HOLDER },
  benefits: [{ type: 'Fuel', amount: FUEL }],
})
const mailOf = (role: Role, company: keyof typeof COMPANIES) =>
  `${role}.${company}@champa.test`.replaceAll(' ', '-')
let records = 0
let employees: Record<keyof typeof COMPANIES, EmployeeDetail>

beforeAll(async () => {
  const { db, call, companyId, otherCompanyId } = server()
  await db.asProvider(async (tx) => {
    for (const role of NAMES) {
      await tx.execute(
        `insert into role (name, display_name_la, display_name_en, side) values ($1, $1, $1, 'company')`,
        [role],
      )
      await tx.execute(
        'insert into role_permission select r.id, p.id from role r, permission p where r.name = $1 and p.name = any($2)',
        [role, ROLES[role]],
      )
      for (const [company, id] of [
        ['mekong', companyId],
        ['namNgum', otherCompanyId],
      ] as const) {
        const account = { name: role, password: 'Champa-2026!', companyId: id, roles: [role] }
        await createAccount(tx, { ...account, email: mailOf(role, company) })
      }
    }
  })
  const add = async (company: keyof typeof COMPANIES) =>
    (await call(COMPANIES[company], 'POST', '/company/add-employee', record('G-1'))).json().data
  employees = { mekong: await add('mekong'), namNgum: await add('namNgum') }
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const as = (role: Role, method: Method, path: string, payload?: unknown, headers?: Record<string, string>) =>
  server().call(mailOf(role, 'mekong'), method, path, payload, headers)
const stored = async (id: number): Promise<EmployeeDetail> =>
  (await server().call(COMPANIES.mekong, 'GET', `/employee/${id}`)).json().data
const visible = (text: string, values: readonly string[]) => values.filter((value) => text.includes(value))
const textOf = async (bytes: Buffer) =>
  JSON.stringify((await readWorkbook(bytes)).rows.map(({ cells }) => cells))

describe.each(NAMES)('%s', (role) => {
  const pay = sees(role, 'salary') ? PAY : []
  const bank = sees(role, 'bank-account') ? BANK : []

  test('record, list and Excel file contain what the role can see, and nothing of another company', async () => {
    const { id } = employees.mekong
    const shown = await as(role, 'GET', `/employee/${id}`)
    if (role === 'none') {
      expect(shown.statusCode).toBe(403)
      return
    }
    expect(visible(shown.body, [...PAY, ...BANK])).toEqual([...pay, ...bank])
    expect(shown.json().data.withheld).toEqual([
      ...(sees(role, 'salary') ? [] : ['salary']),
      ...(sees(role, 'bank-account') ? [] : ['bank']),
    ])
    expect((await as(role, 'GET', `/employee/${employees.namNgum.id}`)).statusCode).toBe(404)
    const list = await as(role, 'GET', '/employee')
    expect(visible(list.body, [...PAY, ...BANK])).toEqual(pay.slice(0, 1))
    const sorted = await as(role, 'GET', '/employee?sort=-base_salary')
    expect(sorted.statusCode).toBe(sees(role, 'salary') ? 200 : 403)
    const file = await as(role, 'GET', '/employee.xlsx')
    expect(file.statusCode).toBe(200)
    expect(visible(await textOf(file.rawPayload), PAY)).toEqual(pay.slice(0, 1))
  })

  test('saving the unchanged record does not change pay and account', async () => {
    if (role === 'none') return
    const read = (await as(role, 'GET', `/employee/${employees.mekong.id}`)).json().data
    const saved = await as(role, 'PUT', `/employee/${read.id}`, { ...read, surname: role })
    expect(saved.statusCode).toBe(200)
    expect(visible(saved.body, [...PAY, ...BANK])).toEqual([...pay, ...bank])
    const { surname, base_salary, benefits, bank_account, bank_account_name, bank_name } = await stored(
      read.id,
    )
    expect({ surname, base_salary, bank_account, bank_account_name, bank_name }).toEqual({
      ...{ surname: role, base_salary: SALARY },
      ...{ bank_account: ACCOUNT, bank_account_name: HOLDER, bank_name: 'BCEL' },
    })
    expect(benefits).toMatchObject([{ name: 'Fuel', amount: FUEL }])
  })

  test.each([
    ['base_salary', 6_000_000, 'salary'],
    ['benefits', [{ type: 'Meal', amount: 1 }], 'salary'],
    ['bank_account', '9999999999', 'bank-account'],
    ['bank_account_name', 'Somebody else', 'bank-account'],
    ['bank_name', 'LDB', 'bank-account'],
    // An error must not reveal the stored value.
    ['base_salary', SALARY, 'salary'],
  ] as const)('changing %s to %j needs the permission', async (field, value, right) => {
    records += 1
    const { id } = (
      await server().call(COMPANIES.mekong, 'POST', '/company/add-employee', record(`R-${records}`))
    ).json().data
    const before = await stored(id)
    const { bank_id: _, ...read } = before
    const correction = { kind: 'correction' }
    const meanings = { salary_change: correction, benefit_change: correction }
    const changed = { ...(field === 'bank_name' ? read : before), [field]: value, ...meanings }
    const answer = await as(
      role,
      'PUT',
      `/employee/${id}`,
      role === 'none' ? changed : withheldOf(role, changed, field),
    )
    const isSame = value === SALARY && sees(role, 'salary')
    const isAllowed = role !== 'none' && (changes(role, right) || isSame)
    expect(answer.statusCode).toBe(isAllowed ? 200 : 403)
    if (!isAllowed && role !== 'none') expect(Object.keys(answer.json().errors)).toEqual([field])
    if (!isAllowed) expect({ ...(await stored(id)) }).toEqual(before)
  })

  test('a new employee is stored without the fields that the role cannot enter', async () => {
    const full = await as(role, 'POST', '/company/add-employee', record(`F ${role}`))
    expect(full.statusCode).toBe(role === 'all' ? 200 : 403)
    const plain = { emp_number: `P ${role}`, name: 'ໃໝ່', start_date: '2024-01-01' }
    const answer = await as(role, 'POST', '/company/add-employee', plain)
    if (role === 'none') expect(answer.statusCode).toBe(403)
    else expect(answer.statusCode).toBe(changes(role, 'salary') ? 422 : 200)
    if (answer.statusCode !== 200) return
    const { id } = answer.json().data
    const later = { ...(await stored(id)), base_salary: 4_000_000 }
    expect((await as('changes salaries', 'PUT', `/employee/${id}`, later)).statusCode).toBe(200)
    expect((await stored(id)).salaries).toMatchObject([
      { effective_date: '2024-01-01', base_salary: 4_000_000 },
    ])
  })

  test('template and import have only the columns that the role can enter', async () => {
    const template = await as(role, 'GET', '/employee/import/template.xlsx')
    if (role === 'none') {
      expect(template.statusCode).toBe(403)
      return
    }
    const headers = Object.values((await readWorkbook(template.rawPayload)).headers)
    expect(headers.includes('Base salary')).toBe(changes(role, 'salary'))
    expect(headers.includes('Fuel')).toBe(changes(role, 'salary'))
    expect(headers.includes('Account number')).toBe(changes(role, 'bank-account'))
    for (const [column, right] of [
      ['base_salary', 'salary'],
      ['Fuel', 'salary'],
      ['bank_account', 'bank-account'],
    ] as const) {
      const row = {
        emp_number: `I-${records}`,
        name: 'ນ',
        start_date: '2024-01-01',
        base_salary: 3_000_000,
      }
      const { base_salary: _, ...without } = row
      const cells = { ...(changes(role, 'salary') ? row : without), [column]: '77001122' }
      const answer = await upload(role, cells)
      expect([column, answer.statusCode]).toEqual([column, 200])
      if (changes(role, right)) expect(answer.json().data.status).toBe('ready')
      else await staysOut(role, answer.json().data.id, column)
    }
  })
})

/** The record as the role sees it, with the one field that it tries to change. */
function withheldOf(role: Role, changed: Record<string, unknown>, field: string) {
  const hidden = {
    ...(!sees(role, 'salary') && { base_salary: undefined, salary_currency: null, benefits: [] }),
    ...(!sees(role, 'bank-account') && {
      bank_id: null,
      bank_name: null,
      bank_account: '',
      bank_account_name: '',
    }),
  }
  return { ...changed, ...hidden, [field]: changed[field] }
}

/** The column is left out, its values are stored nowhere, and it cannot be chosen. */
async function staysOut(role: Role, id: number, heading: string) {
  const path = `/employee/import/${id}`
  const { columns, fields } = (await as(role, 'GET', `${path}/columns`)).json().data
  const column = columns.find((one: { heading: string }) => one.heading === heading)
  expect(column).toMatchObject({ field: null, is_guarded: true, samples: [] })
  expect(fields.map(({ name }: { name: string }) => name)).not.toContain(heading)
  const forced = { columns: { [column.letters]: heading } }
  const checked = (await as(role, 'POST', `${path}/check`, forced)).json().data
  expect(checked.ignored_columns).toContain(heading)
  const kept = await server().db.inCompany(server().companyId, (tx) =>
    tx.unknownRows('select sheet::text as sheet from import_batch where company_id = $1 and id = $2', [
      ...[server().companyId, id],
    ]),
  )
  expect(kept[0]?.sheet).not.toContain('77001122')
}

async function upload(role: Role, cells: Record<string, unknown>) {
  const columns = Object.keys(cells).map((key) => ({ key, header: key, type: 'text' as const }))
  const bytes = await writeWorkbook({ sheets: [{ name: 'S', columns, rows: [cells as never] }] })
  const { payload, headers } = multipart('people.xlsx', bytes)
  return as(role, 'POST', '/employee/import', payload, headers)
}

const COMMIT: Record<string, object | undefined> = { '/check': {}, '/commit': {} }

test('an import with salaries is read and stored only by users with the permission', async () => {
  const row = { emp_number: 'B-1', name: 'ນ', start_date: '2024-01-01', base_salary: '3111111' }
  const { id } = (await upload('changes salaries', row)).json().data
  for (const role of ['people', 'sees accounts', 'changes blindly'] as const)
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/errors.xlsx'],
      ['GET', '/columns'],
      ['POST', '/check'],
      ['POST', '/commit'],
    ] as const)
      expect((await as(role, method, `/employee/import/${id}${path}`, COMMIT[path])).statusCode).toBe(403)
  expect((await as('sees salaries', 'GET', `/employee/import/${id}`)).statusCode).toBe(200)
  expect((await as('sees salaries', 'POST', `/employee/import/${id}/commit`, {})).statusCode).toBe(403)
  expect((await as('changes salaries', 'POST', `/employee/import/${id}/commit`, {})).statusCode).toBe(200)
})
