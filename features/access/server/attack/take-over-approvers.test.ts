import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { IdRow } from '#kit/database/row-types.ts'
import type { EmployeeAccountRow } from '../../contract/employee-accounts.ts'
import type { UserRow } from '../../contract/users.ts'
import { withAccess } from '../access-world.test-data.ts'
import { NEW } from '../reset/reset-steps.test-data.ts'

const world = withAccess()
const passwords = { new_password: NEW, confirm_password: NEW }
const ADMIN = 'admin@champa.test'
const CLERK = 'clerk@champa.test'
const APPROVERS = ['linemanager', 'hrmanager', 'director']
const people = new Map<string, { employee: number; account: number }>()

/** A clerk who manages users and passwords; an employee of each kind, each with their own password. */
beforeAll(async () => {
  const { as, account, db } = world()
  const texts = { display_name_la: 'ເສມຽນ', display_name_en: 'Clerk' }
  const permissions = ['view-company-user', 'edit-company-user', 'view-password', 'edit-password']
  await as('super@champa.test', 'POST', '/admin/role', {
    name: 'clerk',
    side: 'company',
    ...texts,
    permissions,
  })
  await account(CLERK, { roles: ['clerk'] })
  for (const role of ['employee', ...APPROVERS]) {
    const { id } = await db.inCompany(1, (tx) =>
      tx.one(
        IdRow,
        `insert into employee (company_id, emp_number, name, start_date) values (1, $1, $1, '2026-01-01') returning id`,
        [role],
      ),
    )
    const roles = [...new Set(['employee', role])]
    people.set(role, {
      employee: id,
      account: await account(`${role}@champa.test`, { employeeId: id, roles }),
    })
  }
})

const idsOf = (role: string) => people.get(role) ?? { employee: 0, account: 0 }

test.each(APPROVERS)('a clerk cannot get into the account of a %s', async (role) => {
  const { employee, account } = idsOf(role)
  const change = { name: 'X', roles: ['employee', role], status: 'active', version: 1 }
  const tries = [
    await world().as(CLERK, 'PUT', `/company/employee-account/${employee}/password`, passwords),
    await world().as(CLERK, 'PUT', `/company/employee-account/${employee}/password`, { invite: true }),
    await world().as(CLERK, 'PUT', `/company/user/${account}`, { ...change, email: 'mine@champa.test' }),
    await world().as(CLERK, 'POST', `/company/user/${account}/sign-in-link`),
    await world().as(CLERK, 'POST', `/company/user/${account}/password-link`),
    await world().as(CLERK, 'DELETE', `/company/user/${account}/second-factor`),
  ]
  expect(tries.map((answer) => answer.json().code)).toEqual(Array(tries.length).fill('role_too_high'))
  const users = (await world().as(CLERK, 'GET', '/company/user?per_page=100')).json().data as UserRow[]
  expect(users.find(({ id }) => id === account)?.can).toEqual([])
  expect((await world().signIn(`${role}@champa.test`)).statusCode).toBe(200)
})

test('a clerk cannot type a password over one that the user chose, but can mail a link; the administrator can type one, and the user is notified', async () => {
  const { employee } = idsOf('employee')
  const path = `/company/employee-account/${employee}/password`
  const list = (await world().as(CLERK, 'GET', '/company/employee-account')).json()
    .data as EmployeeAccountRow[]
  expect(list.find(({ id }) => id === employee)?.can).toEqual(['invite'])
  expect((await world().as(CLERK, 'PUT', path, passwords)).json().code).toBe('password_chosen')
  expect((await world().as(CLERK, 'PUT', path, { invite: true })).statusCode).toBe(200)
  expect((await world().signIn('employee@champa.test')).statusCode).toBe(200)
  expect((await world().as(ADMIN, 'PUT', path, passwords)).statusCode).toBe(200)
  const mails = await world().db.asProvider((tx) =>
    tx.query(
      z.object({ body: z.string() }),
      `select body from mail where to_address = 'employee@champa.test' order by id desc`,
    ),
  )
  expect(mails[0]?.body).toContain('“admin” has set a new password')
  // A password that an administrator typed does not belong to the user yet.
  expect((await world().as(CLERK, 'PUT', path, passwords)).statusCode).toBe(200)
})

test('whoever may not see pay does not lead the links of an employee, which open payslips, elsewhere', async () => {
  const { as, account } = world()
  const { account: id } = idsOf('employee')
  const find = async () => {
    const users = (await as(ADMIN, 'GET', '/company/user?per_page=100')).json().data as UserRow[]
    return users.find((user) => user.id === id)
  }
  const save = async (asker: string, more: object) => {
    const { name, email, roles, status, version } = (await find()) as UserRow
    return as(asker, 'PUT', `/company/user/${id}`, { name, email, roles, status, version, ...more })
  }
  const stolen = await save(CLERK, { email: 'mine@champa.test' })
  expect(stolen.json()).toMatchObject({ code: 'forbidden', errors: { email: [expect.any(String)] } })
  expect((await find())?.email).toBe('employee@champa.test')
  expect((await save(CLERK, { name: 'Noy' })).statusCode).toBe(200)

  const permissions = ['view-company-user', 'edit-company-user', 'view-payroll', 'view-bank-account']
  const texts = { display_name_la: 'ບັນຊີ', display_name_en: 'Accountant' }
  await as('super@champa.test', 'POST', '/admin/role', {
    name: 'accountant',
    side: 'company',
    ...texts,
    permissions,
  })
  await account('accountant@champa.test', { roles: ['accountant'] })
  expect((await save('accountant@champa.test', { email: 'moved@champa.test' })).statusCode).toBe(200)
  expect((await save(ADMIN, { email: 'employee@champa.test' })).statusCode).toBe(200)
})
