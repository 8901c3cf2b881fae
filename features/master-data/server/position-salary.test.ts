import { beforeAll, expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { COMPANIES, multipart, withTestServer } from '#features/employees/server/test-server.test-data.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'

const server = withTestServer()
const { mekong } = COMPANIES
const SALARY = 7_310_017
const ROLES = {
  people: ['view-employee'],
  lists: ['view-position', 'edit-organisation'],
  sees: ['view-position', 'edit-organisation', 'view-salary'],
  blind: ['view-position', 'edit-organisation', 'edit-salary'],
  keeps: ['view-position', 'edit-organisation', 'view-salary', 'edit-salary'],
} as const
type Role = keyof typeof ROLES
const mailOf = (role: string) => `${role}@position.test`

beforeAll(async () => {
  const { db, companyId } = server()
  await db.asProvider(async (tx) => {
    for (const [role, permissions] of Object.entries(ROLES)) {
      const { id } = await tx.one(
        IdRow,
        `insert into role (name, display_name_la, display_name_en, side) values ($1, $1, $1, 'company') returning id`,
        [role],
      )
      await tx.execute(
        'insert into role_permission (role_id, permission_id) select $1, id from permission where name = any($2)',
        [id, permissions],
      )
      await createAccount(tx, {
        name: role,
        email: mailOf(role),
        password: 'Champa-2026!',
        companyId,
        roles: [role],
      })
    }
  })
})

const as = (
  role: Role | 'admin',
  ...rest: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown]
) => server().call(role === 'admin' ? mekong : mailOf(role), ...rest)
let names = 0
async function position() {
  names += 1
  const body = { name: `Cook ${names}`, salary: SALARY }
  return (await as('admin', 'POST', '/position', body)).json().data
}
const stored = async (id: number) => (await as('admin', 'GET', `/position/${id}`)).json().data

test.each(['people', 'lists', 'blind', 'sees', 'keeps'] as const)(
  '%s: list, entry, history and Excel file contain the salary for users who can see salaries',
  async (role) => {
    const { id } = await position()
    const isVisible = role === 'sees' || role === 'keeps'
    const paths = role === 'people' ? ['', `/${id}`] : ['', `/${id}`, `/${id}/history`]
    for (const path of paths) {
      const answer = await as(role, 'GET', `/position${path}`)
      expect([path, answer.statusCode, answer.body.includes(String(SALARY))]).toEqual([path, 200, isVisible])
    }
    const sorted = await as(role, 'GET', '/position?sort=-salary')
    expect(sorted.statusCode).toBe(isVisible ? 200 : 403)
    if (role === 'people') return
    const file = await as(role, 'GET', '/position/excel')
    const { headers, rows } = await readWorkbook(file.rawPayload)
    expect(JSON.stringify([headers, rows]).includes(String(SALARY))).toBe(isVisible)
    expect(Object.values(headers).includes('Salary')).toBe(isVisible)
  },
)

test.each(['lists', 'blind', 'sees'] as const)('%s renames a position and keeps its salary', async (role) => {
  const { id } = await position()
  const read = (await as(role, 'GET', `/position/${id}`)).json().data
  const saved = await as(role, 'PUT', `/position/${id}`, { ...read, name: `Chef ${role}` })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(saved.body.includes(String(SALARY))).toBe(role === 'sees')
  expect(await stored(id)).toMatchObject({ name: `Chef ${role}`, salary: SALARY })
  const stale = await as(role, 'PUT', `/position/${id}`, { ...read, name: 'Late' })
  expect([stale.statusCode, stale.body.includes(String(SALARY))]).toEqual([409, role === 'sees'])
  // An error must not reveal the stored value.
  const current = (await as(role, 'GET', `/position/${id}`)).json().data
  for (const salary of [SALARY, SALARY + 1]) {
    const answer = await as(role, 'PUT', `/position/${id}`, { ...current, salary })
    const isSame = role === 'sees' && salary === SALARY
    expect(answer.statusCode).toBe(isSame ? 200 : 403)
    if (!isSame) expect(Object.keys(answer.json().errors)).toEqual(['salary'])
    if (isSame) current.version += 1
  }
  expect((await as(role, 'POST', '/position', { name: `New ${role}`, salary: 1 })).statusCode).toBe(403)
  expect((await as(role, 'POST', '/position', { name: `New ${role}` })).json().data).toMatchObject({
    salary: null,
  })
})

test('users who can change salaries change that of a position', async () => {
  const entry = await position()
  const answer = await as('keeps', 'PUT', `/position/${entry.id}`, { ...entry, salary: 1 })
  expect(answer.json().data.salary).toBe(1)
})

test('a deleted position is recovered by its name with its salary', async () => {
  const entry = await position()
  expect((await as('lists', 'DELETE', `/position/${entry.id}`)).statusCode).toBe(200)
  const answer = await as('lists', 'POST', '/position', { name: entry.name })
  expect(answer.json().data).toMatchObject({ id: entry.id, salary: null })
  expect((await stored(entry.id)).salary).toBe(SALARY)
})

test('a file with salaries requires the permission to change them; one without salaries keeps them', async () => {
  const entry = await position()
  const send = async (role: Role, cells: Record<string, string | number>) => {
    const columns = Object.keys(cells).map((key) => ({ key, header: key, type: 'text' as const }))
    const bytes = await writeWorkbook({ sheets: [{ name: 'S', columns, rows: [cells] }] })
    const { payload, headers } = multipart('positions.xlsx', bytes)
    return server().call(mailOf(role), 'POST', '/position/excel?commit=true', payload, headers)
  }
  for (const role of ['lists', 'blind', 'sees'] as const) {
    expect((await send(role, { Name: entry.name, Salary: 1 })).json().code).toBe('file_guarded_columns')
    expect((await send(role, { Name: entry.name })).json().data).toMatchObject({ same: 1, bad: [] })
  }
  expect((await stored(entry.id)).salary).toBe(SALARY)
  expect((await send('keeps', { Name: entry.name, Salary: 1 })).json().data).toMatchObject({ changed: 1 })
  expect((await stored(entry.id)).salary).toBe(1)
})
