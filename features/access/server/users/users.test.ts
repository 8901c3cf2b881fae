import { beforeAll, expect, test } from 'vitest'
import { CountRow, IdRow } from '#kit/database/row-types.ts'
import type { UserRow } from '../../contract/users.ts'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'

const world = withAccess()
const passwords = { new_password: 'ເຂົ້າໜຽວໝາກມ່ວງ', confirm_password: 'ເຂົ້າໜຽວໝາກມ່ວງ' }
const ADMIN = 'admin@champa.test'
const SUPER = 'super@champa.test'
const CLERK = 'clerk@champa.test'

/** A user of the company who can manage users and has otherwise the permissions of an ordinary user. */
beforeAll(async () => {
  const clerk = {
    name: 'clerk',
    side: 'company',
    display_name_la: 'ເສມຽນ',
    display_name_en: 'Clerk',
    permissions: [
      ...['view-company-user', 'edit-company-user', 'view-password', 'edit-password'],
      ...['view-employee', 'view-dashboard', 'view-profile'],
    ],
  }
  await world().as(SUPER, 'POST', '/admin/role', clerk)
  await world().account(CLERK, { roles: ['clerk'] })
})

const find = async (asker: string, email: string): Promise<UserRow> => {
  const side = asker === SUPER || asker.startsWith('synergy') ? 'admin' : 'company'
  const list = await world().as(asker, 'GET', `/${side}/user?per_page=100`)
  return list.json().data.find((row: UserRow) => row.email === email)
}
const update = async (asker: string, email: string, more: object, as = asker) => {
  const { id, name, roles, status, version } = await find(asker, email)
  const side = asker === SUPER ? 'admin' : 'company'
  return world().as(as, 'PUT', `/${side}/user/${id}`, { name, email, roles, status, version, ...more })
}
const add = (asker: string, email: string, roles: string[], side = 'company') =>
  world().as(asker, 'POST', `/${side}/user`, { name: 'New', email, roles, ...passwords })

test('a role that is deleted while it is given leaves no user without a role', async () => {
  const role = { side: 'company', display_name_la: 'ຊົ່ວຄາວ', display_name_en: 'For a while', permissions: [] }
  for (let at = 0; at < 6; at += 1) {
    const name = `fleeting ${at}`
    const { id } = (await world().as(SUPER, 'POST', '/admin/role', { ...role, name })).json().data
    await Promise.all([
      add(ADMIN, `fleeting-${at}@champa.test`, [name]),
      world().as(SUPER, 'DELETE', `/admin/role/${id}`),
      add(ADMIN, `fleeting-${at}b@champa.test`, [name]),
    ])
  }
  const { count } = await world().db.asProvider((tx) =>
    tx.one(
      CountRow,
      'select count(*)::int as count from account a where not exists (select from account_role r where r.account_id = a.id)',
    ),
  )
  expect(count).toBe(0)
})

test('a company adds its users; they must change a password that an administrator chose', async () => {
  expect((await add(ADMIN, 'new@champa.test', ['companyuser'])).statusCode).toBe(200)
  const { authUser } = (await world().signIn('new@champa.test', passwords.new_password)).json()
  expect(authUser.user).toMatchObject({ company_id: 1, status_change_password: true })
  expect((await add(ADMIN, 'new@champa.test', ['companyuser'])).json().code).toBe('duplicate')
})

test('a company gives only roles of a company, and an employee role only to an employee', async () => {
  for (const role of ['superadmin', 'synergyuser', 'nothing', 'employee', 'hrmanager'])
    expect((await add(ADMIN, `x-${role}@champa.test`, [role])).json().errors).toEqual({ roles: [role] })
})

test('a user who manages users can neither create nor change an administrator', async () => {
  expect((await add(CLERK, 'risen@champa.test', ['companyadmin'])).json().code).toBe('role_too_high')
  expect((await update(ADMIN, ADMIN, { email: 'stolen@champa.test' }, CLERK)).json().code).toBe(
    'role_too_high',
  )
  expect((await update(ADMIN, ADMIN, { status: 'disabled' }, CLERK)).json().code).toBe('role_too_high')
  const { id } = await find(ADMIN, ADMIN)
  const link = await world().as(CLERK, 'POST', `/company/user/${id}/password-link`)
  expect(link.json().code).toBe('role_too_high')
  expect((await find(CLERK, ADMIN)).can).toEqual([])
})

test('users cannot extend their own permissions', async () => {
  expect((await update(CLERK, CLERK, { roles: ['clerk', 'companyadmin'] })).json().code).toBe('own_role')
  expect((await update(ADMIN, ADMIN, { roles: ['companyuser'] })).json().code).toBe('own_role')
})

test('the last administrator remains, even if two remove each other at the same time', async () => {
  await world().account('second@champa.test', { roles: ['companyadmin'], companyId: 2 })
  const names = ['other@champa.test', 'second@champa.test'] as const
  const [other, second] = await Promise.all(names.map((name) => find('other@champa.test', name)))
  await world().as('second@champa.test', 'GET', '/auth/me')
  const save = (asker: string, row: UserRow | undefined, more: object) =>
    world().as(asker, 'PUT', `/company/user/${row?.id}`, { ...row, ...more })
  const answers = await Promise.all([
    save('other@champa.test', second, { roles: ['companyuser'] }),
    save('second@champa.test', other, { status: 'disabled' }),
  ])
  const codes = answers.map((answer) => (answer.statusCode === 200 ? 'done' : answer.json().code))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  const { count } = await world().db.asProvider((tx) =>
    tx.one(
      CountRow,
      `select count(*) from account a join account_role ar on ar.account_id = a.id join role r on r.id = ar.role_id
        where a.company_id = 2 and a.status = 'active' and r.name = 'companyadmin'`,
    ),
  )
  expect(count).toBe(1)
})

test('users of another company and of the provider are not found', async () => {
  const foreign = await world().account('foreign@champa.test', { companyId: 2 })
  const own = { name: 'x', email: 'x@champa.test', roles: ['companyuser'], status: 'active', version: 1 }
  for (const [path, method] of [
    [`/company/user/${foreign}`, 'PUT'],
    [`/company/user/${foreign}/password-link`, 'POST'],
    [`/company/user/${foreign}/second-factor`, 'DELETE'],
  ] as const) {
    const answer = await world().as(ADMIN, method, path, method === 'PUT' ? own : undefined)
    expect(answer.statusCode).toBe(404)
  }
  expect(await find(ADMIN, 'foreign@champa.test')).toBeUndefined()
  expect((await world().as(ADMIN, 'GET', '/admin/user')).statusCode).toBe(403)
  expect((await world().as(SUPER, 'GET', '/company/user')).statusCode).toBe(403)
})

test('disabling ends the sessions; an outdated version is refused', async () => {
  await world().account('leaver@champa.test')
  expect((await world().as('leaver@champa.test', 'GET', '/auth/me')).statusCode).toBe(200)
  const { version } = await find(ADMIN, 'leaver@champa.test')
  expect((await update(ADMIN, 'leaver@champa.test', { status: 'disabled' })).statusCode).toBe(200)
  expect((await world().as('leaver@champa.test', 'GET', '/auth/me')).statusCode).toBe(401)
  expect((await update(ADMIN, 'leaver@champa.test', { version })).json().code).toBe('stale_version')
})

test('the provider: an administrator below the super administrator cannot change a super administrator', async () => {
  const { id } = await find(SUPER, SUPER)
  const synergy = 'synergy@champa.test'
  const link = await world().as(synergy, 'POST', `/admin/user/${id}/password-link`)
  expect(link.json().code).toBe('role_too_high')
  expect((await add(synergy, 'boss@champa.test', ['superadmin'], 'admin')).json().code).toBe('role_too_high')
  expect((await world().as(SUPER, 'POST', `/admin/user/${id}/password-link`)).statusCode).toBe(200)
})

test("HR gives employees accounts and passwords, but not with more permissions than HR's own", async () => {
  const employees = await world().db.inCompany(1, (tx) =>
    tx.query(
      IdRow,
      `insert into employee (company_id, emp_number, name, start_date) values (1, 'E1', 'ນ້ອຍ', '2024-01-01'),
         (1, 'E2', 'Boss', '2024-01-01') returning id`,
    ),
  )
  const [noy, boss] = employees.map(({ id }) => id)
  const path = `/company/employee-account/${noy}`
  expect((await world().as('user@champa.test', 'GET', '/company/employee-account')).statusCode).toBe(403)
  expect(
    (await world().as('other@champa.test', 'POST', path, { email: 'noy@champa.test', ...passwords }))
      .statusCode,
  ).not.toBe(200)
  expect((await world().as(CLERK, 'PUT', `${path}/password`, passwords)).statusCode).toBe(404)
  expect((await world().as(CLERK, 'POST', path, { email: 'noy@champa.test', ...passwords })).statusCode).toBe(
    200,
  )
  const signedIn = (await world().signIn('noy@champa.test', passwords.new_password)).json()
  expect(signedIn.authUser).toMatchObject({ roleUser: ['employee'], user: { employee_id: noy } })
  const second = { new_password: 'ຝົນຕົກລິນລິນ', confirm_password: 'ຝົນຕົກລິນລິນ' }
  expect((await world().as(CLERK, 'PUT', `${path}/password`, second)).statusCode).toBe(200)
  expect((await world().signIn('noy@champa.test', passwords.new_password)).statusCode).toBe(401)
  await world().account('boss@champa.test', { employeeId: boss ?? 0, roles: ['companyadmin', 'employee'] })
  const above = await world().as(CLERK, 'PUT', `/company/employee-account/${boss}/password`, second)
  expect(above.json().code).toBe('role_too_high')
  const list = (await world().as(CLERK, 'GET', '/company/employee-account?sort=emp_number')).json().data
  expect(list.map((row: { can: string[] }) => row.can)).toEqual([['set-password', 'invite', 'one-time'], []])
  expect((await world().signIn('boss@champa.test', PASSWORD)).statusCode).toBe(200)
})

test('no account is added for a hidden employee, one of another company, or one who has an account', async () => {
  const addEmployee = (companyId: number, number: string, deletedAt: string | null = null) =>
    world().db.inCompany(companyId, (tx) =>
      tx.one(
        IdRow,
        `insert into employee (company_id, emp_number, name, start_date, deleted_at)
         values ($1, $2, $2, '2024-01-01', $3) returning id`,
        [companyId, number, deletedAt],
      ),
    )
  const employee = await addEmployee(1, 'H1')
  const hidden = await addEmployee(1, 'H2', '2026-01-01')
  const foreign = await addEmployee(2, 'H3')
  await world().account('h1@champa.test', { employeeId: employee.id, roles: ['employee'] })
  const codes: string[] = []
  for (const { id } of [employee, hidden, foreign]) {
    const body = { email: `h-${id}@champa.test`, ...passwords }
    codes.push((await world().as(ADMIN, 'POST', `/company/employee-account/${id}`, body)).json().code)
  }
  expect(codes).toEqual(['duplicate', 'not_found', 'not_found'])
  const list = await world().as(ADMIN, 'GET', '/company/employee-account?search=H')
  const numbers = list.json().data.map((row: { emp_number: string }) => row.emp_number)
  expect(numbers).toContain('H1')
  expect(numbers).not.toContain('H2')
  expect(numbers).not.toContain('H3')
})

test('company 12 has the special menus from its first day, others if they are turned on', async () => {
  await world().db.asProvider((tx) =>
    tx.execute(`insert into company (company_id, name) values (12, 'Twelve')`),
  )
  await world().account('twelve@champa.test', { companyId: 12, roles: ['companyadmin'] })
  const specialOf = async (email: string) => (await world().signIn(email)).json().authUser.user.special_menus
  expect([await specialOf('twelve@champa.test'), await specialOf(ADMIN)]).toEqual([true, false])
  await world().db.asProvider((tx) =>
    tx.execute('update company set special_menus = true where company_id = 1'),
  )
  expect(await specialOf(ADMIN)).toBe(true)
})
