import { expect, test } from 'vitest'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { RoleTemplate } from '../../contract/company-roles.ts'
import { ROLE_TEMPLATES } from '../../roles.ts'
import { COMPANY_PERMISSIONS } from '../permissions.ts'
import { NEW } from '../reset/reset-steps.test-data.ts'
import { ADMIN, CLERK, CLERKS, OTHER, SUPER, USER, withCompanyRoles } from './company-roles.test-data.ts'

const { world, bodyOf, post, rolesOf, find, made, change, remove, userOf, give, userWith } =
  withCompanyRoles()

test('a role made from a template grants its permissions until it is removed; every change is logged', async () => {
  const { templates } = (await world().as(ADMIN, 'GET', '/company/role/choices')).json().data
  expect(templates.map((one: RoleTemplate) => one.name)).toEqual(ROLE_TEMPLATES.map(({ name }) => name))
  const role = await made(['view-company-user'])
  const holder = await userWith(['companyuser'])
  expect((await world().as(holder, 'GET', '/company/user')).statusCode).toBe(403)
  expect((await give(ADMIN, holder, [role.name])).statusCode).toBe(200)
  expect((await world().as(holder, 'GET', '/company/user')).statusCode).toBe(200)
  expect((await world().as(holder, 'GET', '/company/role')).statusCode).toBe(403)
  const me = (await world().as(holder, 'GET', '/auth/me')).json().data
  expect(me.role_names).toEqual([{ name: role.name, la: role.display_name_la, en: role.display_name_en }])
  expect((await userOf(ADMIN, holder)).role_names).toEqual([
    { la: role.display_name_la, en: role.display_name_en },
  ])

  expect((await change(ADMIN, role, { display_name_en: 'Reader', permissions: [] })).statusCode).toBe(200)
  expect((await world().as(holder, 'GET', '/company/user')).statusCode).toBe(403)
  expect((await change(ADMIN, role, {})).json().code).toBe('stale_version')
  expect((await remove(ADMIN, role.id)).json()).toMatchObject({ code: 'in_use', details: { users: 1 } })
  expect((await give(ADMIN, holder, ['companyuser'])).statusCode).toBe(200)
  expect((await remove(ADMIN, role.id)).statusCode).toBe(200)
  expect(await find(ADMIN, role.id)).toBeUndefined()
  const log = await world().db.inCompany(1, (tx) =>
    tx.unknownRows(
      `select action, before, after from audit_entry where company_id = 1 and entity = 'role' and entity_id = $1 order by id`,
      [role.id],
    ),
  )
  expect(log).toMatchObject([
    { action: 'create', after: { permissions: ['view-company-user'] } },
    {
      action: 'update',
      before: { display_name_en: role.display_name_en, permissions: ['view-company-user'] },
      after: { display_name_en: 'Reader', permissions: [] },
    },
    { action: 'delete', before: { display_name_en: 'Reader' } },
  ])
})

test('templates contain existing permissions of a company, and none of them permits both calculating and approving pay', () => {
  for (const { permissions } of ROLE_TEMPLATES) {
    expect(COMPANY_PERMISSIONS).toEqual(expect.arrayContaining([...permissions]))
    expect(new Set(permissions).size).toBe(permissions.length)
    expect(
      permissions.filter((name) => ['calculate-payroll', 'approve-payroll'].includes(name)).length,
    ).toBeLessThan(2)
  }
})

test('a role contains existing permissions of a company, and a name can be used once', async () => {
  for (const wrong of ['admin-company', 'admin-role', 'view-everything'])
    expect((await post(ADMIN, bodyOf([wrong]))).statusCode).toBe(422)
  const body = bodyOf([])
  expect((await post(ADMIN, body)).statusCode).toBe(200)
  expect((await post(ADMIN, body)).json()).toMatchObject({
    code: 'duplicate',
    errors: { display_name_la: [body.display_name_la] },
  })
  const other = await made([])
  const renamed = await change(ADMIN, other, { display_name_en: body.display_name_en })
  expect(renamed.json()).toMatchObject({
    code: 'duplicate',
    errors: { display_name_en: [body.display_name_en] },
  })
  // Another company can use the same name.
  expect((await post(OTHER, body)).statusCode).toBe(200)
})

test('a company cannot change, delete or give roles of the product as its own, or templates', async () => {
  const before = await world().db.asProvider((tx) =>
    tx.unknownRows(
      `select r.*, array(select permission_id from role_permission p where p.role_id = r.id order by 1) as permissions
       from role r where company_id is null order by id`,
    ),
  )
  for (const { id, name, is_template } of before) {
    const texts = bodyOf(['view-late'])
    expect((await world().as(ADMIN, 'PUT', `/company/role/${id}`, { ...texts, version: 1 })).statusCode).toBe(
      404,
    )
    expect((await remove(ADMIN, Number(id))).statusCode).toBe(404)
    if (is_template) expect((await give(ADMIN, USER, [String(name)])).statusCode).toBe(422)
  }
  const seen = (await rolesOf(ADMIN)).filter(({ is_own }) => !is_own)
  expect(seen.map(({ name, can }) => [name, can])).toEqual([
    ['companyadmin', []],
    ['companyuser', []],
  ])
  const after = await world().db.asProvider((tx) =>
    tx.unknownRows(
      `select r.*, array(select permission_id from role_permission p where p.role_id = r.id order by 1) as permissions
       from role r where company_id is null order by id`,
    ),
  )
  expect(after).toEqual(before)
})

test('another company cannot see, change, delete, count or give the role', async () => {
  const role = await made(['view-late'])
  const holder = await userWith([role.name])
  expect(await find(OTHER, role.id)).toBeUndefined()
  expect((await change(OTHER, role, { permissions: [] })).statusCode).toBe(404)
  expect((await remove(OTHER, role.id)).statusCode).toBe(404)
  const given = (await world().as(OTHER, 'GET', '/company/user/roles')).json().data
  expect(JSON.stringify(given)).not.toContain(role.name)
  expect((await give(OTHER, OTHER, ['companyadmin', role.name])).json().code).toBe('own_role')
  const own = {
    name: 'X',
    email: 'x2@champa.test',
    roles: [role.name],
    new_password: NEW,
    confirm_password: NEW,
  }
  expect((await world().as(OTHER, 'POST', '/company/user', own)).json().errors).toEqual({
    roles: [role.name],
  })
  // The provider's list contains only roles of the product.
  const all = (await world().as(SUPER, 'GET', '/admin/role?per_page=200')).json().data
  expect(JSON.stringify(all)).not.toContain(role.name)
  expect((await world().as(SUPER, 'DELETE', `/admin/role/${role.id}`)).statusCode).toBe(404)
  expect(await find(ADMIN, role.id)).toMatchObject({ permissions: ['view-late'], user_count: 1 })
  expect((await give(ADMIN, holder, ['companyuser'])).statusCode).toBe(200)
})

test('the database itself separates the roles of companies', async () => {
  const { db } = world()
  const role = await made(['view-late'])
  const inOther = (work: (tx: Tx) => Promise<unknown>) => db.inCompany(2, work)
  const idOf = (name: string) =>
    db.asProvider(async (tx) => (await tx.one(IdRow, 'select id from role where name = $1', [name])).id)
  const product = await idOf('companyuser')
  const template = await idOf('template-hr')
  for (const id of [role.id, product]) {
    expect(await inOther((tx) => tx.execute('update role set company_id = 2 where id = $1', [id]))).toBe(0)
    expect(await inOther((tx) => tx.execute('delete from role where id = $1', [id]))).toBe(0)
    expect(await inOther((tx) => tx.execute('delete from role_permission where role_id = $1', [id]))).toBe(0)
    for (const company of [2, 1, null])
      await expect(
        inOther((tx) =>
          tx.execute(
            'insert into role_permission (role_id, permission_id, company_id) select $1, max(id), $2 from permission',
            [id, company],
          ),
        ),
      ).rejects.toMatchObject({ code: company === 2 ? '23503' : '42501' })
  }
  expect(await inOther((tx) => tx.unknownRows('select from role where id = $1', [role.id]))).toEqual([])
  const other = await db.asProvider((tx) => tx.one(IdRow, 'select id from account where email = $1', [OTHER]))
  for (const work of [inOther, (one: (tx: Tx) => Promise<unknown>) => db.asProvider(one)])
    for (const id of [role.id, template])
      await expect(
        work((tx) =>
          tx.execute('insert into account_role (account_id, role_id, company_id) values ($1, $2, 2)', [
            other.id,
            id,
          ]),
        ),
      ).rejects.toMatchObject({ code: '23503' })
})

test('users cannot grant permissions that they do not have, or change a role with more permissions', async () => {
  expect((await post(CLERK, bodyOf(['view-payroll']))).json().code).toBe('role_too_high')
  expect((await post(CLERK, bodyOf(['view-late', 'approve-payroll']))).json().code).toBe('role_too_high')
  const mine = await made(['view-late'], CLERK)
  expect(mine.can).toEqual(['rename', 'grant', 'delete'])
  expect((await change(CLERK, mine, { permissions: ['view-late', 'view-salary'] })).json().code).toBe(
    'role_too_high',
  )
  const high = await made(['view-payroll', 'pay-payroll'])
  expect((await find(CLERK, high.id))?.can).toEqual([])
  expect((await change(CLERK, high, { permissions: [] })).json().code).toBe('role_too_high')
  expect((await change(CLERK, high, { display_name_en: 'Mine' })).json().code).toBe('role_too_high')
  expect((await remove(CLERK, high.id)).json().code).toBe('role_too_high')
  const holder = await userWith([mine.name])
  expect((await give(CLERK, holder, [high.name])).json().code).toBe('role_too_high')
  const choices = (await world().as(CLERK, 'GET', '/company/role/choices')).json().data.permissions
  const given = choices.filter(({ can }: { can: string[] }) => can.length > 0)
  expect(given.map(({ name }: { name: string }) => name).sort()).toEqual([...CLERKS].sort())
})

test('users cannot change the permissions of a role that they have', async () => {
  const own = (await rolesOf(ADMIN)).find(
    (role) => role.permissions.includes('edit-company-role') && role.is_own,
  )
  if (!own) throw new Error('The clerk has a role')
  expect((await change(CLERK, own, { permissions: ['view-late'] })).json().code).toBe('own_role')
  expect((await change(CLERK, own, { permissions: [...CLERKS, 'view-payroll'] })).json().code).toBe(
    'own_role',
  )
  expect((await remove(CLERK, own.id)).json().code).toBe('in_use')
})

test('a user who can only see roles cannot change them', async () => {
  const role = await made([])
  const { name } = await made(['view-company-role', 'view-late'])
  const reader = await userWith([name])
  expect(await find(reader, role.id)).toMatchObject({ can: [] })
  for (const answer of [
    await post(reader, bodyOf(['view-late'])),
    await change(reader, role, {}),
    await remove(reader, role.id),
  ])
    expect(answer.statusCode).toBe(403)
})

test('the provider’s user inside a company cannot create a role that remains after the entry', async () => {
  const role = await made([])
  const visitor = 'visitor@champa.test'
  await world().account(visitor, { companyId: null, roles: ['superadmin'] })
  const reason = 'Ticket 9: helping with roles'
  expect((await world().as(visitor, 'POST', '/admin/company/1/enter', { reason })).statusCode).toBe(200)
  expect((await find(visitor, role.id))?.can).toEqual([])
  for (const answer of [
    await post(visitor, bodyOf(['view-late'])),
    await change(visitor, role, { permissions: ['view-late'] }),
    await remove(visitor, role.id),
  ])
    expect(answer.json().code).toBe('company_accounts')
})
