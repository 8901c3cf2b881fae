import { expect, test } from 'vitest'
import type { RoleRow } from '../../contract/roles.ts'
import { withAccess } from '../access-world.test-data.ts'

const world = withAccess()
const SUPER = 'super@champa.test'
const SYNERGY = 'synergy@champa.test'

const texts = { display_name_la: 'ຜູ້ເງິນເດືອນ', display_name_en: 'Payroll clerk' }
const rolesOf = async (asker = SUPER): Promise<RoleRow[]> =>
  (await world().as(asker, 'GET', '/admin/role?per_page=100')).json().data
const role = async (name: string, asker = SUPER) =>
  (await rolesOf(asker)).find((row) => row.name === name) as RoleRow
const save = async (asker: string, name: string, permissions: string[]) => {
  const { id, display_name_la, display_name_en, description_la, description_en, version } = await role(name)
  const body = { display_name_la, display_name_en, description_la, description_en, version, permissions }
  return world().as(asker, 'PUT', `/admin/role/${id}`, body)
}

test('a new role grants its permissions immediately', async () => {
  const { as, account } = world()
  const body = { name: 'payroll', side: 'company', ...texts, permissions: ['view-company-user'] }
  expect((await as(SUPER, 'POST', '/admin/role', body)).statusCode).toBe(200)
  await account('payroll@champa.test', { roles: ['payroll'] })
  expect((await as('payroll@champa.test', 'GET', '/company/user')).statusCode).toBe(200)
  expect((await save(SUPER, 'payroll', [])).statusCode).toBe(200)
  expect((await as('payroll@champa.test', 'GET', '/company/user')).statusCode).toBe(403)
  expect((await as(SUPER, 'DELETE', `/admin/role/${(await role('payroll')).id}`)).json().code).toBe('in_use')
})

test('a role contains only permissions of its own side', async () => {
  const body = { name: 'crossed', side: 'company', ...texts, permissions: ['admin-company'] }
  const answer = await world().as(SUPER, 'POST', '/admin/role', body)
  expect(answer.json().errors).toEqual({ permissions: ['admin-company'] })
  expect(await role('crossed')).toBeUndefined()
})

test('users cannot extend a role they have, or grant permissions they do not have', async () => {
  expect((await save(SUPER, 'synergyuser', ['admin-role', 'admin-bank'])).statusCode).toBe(200)
  await world().account('limited@champa.test', { companyId: null, roles: ['synergyuser'] })
  expect((await save('limited@champa.test', 'synergyuser', ['admin-role', 'admin-user'])).json().code).toBe(
    'own_role',
  )
  expect((await save('limited@champa.test', 'synergyadmin', [])).json().code).toBe('role_too_high')
  const body = { name: 'raised', side: 'provider', ...texts, permissions: ['admin-user'] }
  expect((await world().as('limited@champa.test', 'POST', '/admin/role', body)).json().code).toBe(
    'role_too_high',
  )
})

test('the full roles and the roles of the product cannot be changed', async () => {
  expect((await save(SUPER, 'superadmin', [])).json().code).toBe('own_role')
  for (const name of ['companyadmin', 'employee'])
    expect((await save(SUPER, name, ['view-late'])).json().code).toBe('role_too_high')
  expect((await role('companyadmin', SYNERGY)).can).toEqual([])
  const { id } = await role('director')
  expect((await world().as(SUPER, 'DELETE', `/admin/role/${id}`)).json().code).toBe('role_too_high')
  expect((await world().as('admin@champa.test', 'GET', '/admin/role')).statusCode).toBe(403)
})

test('permissions can be renamed but not created', async () => {
  const find = async () =>
    (await world().as(SUPER, 'GET', '/admin/permission?search=view-late')).json().data[0]
  const { id, version } = await find()
  const body = { display_name_la: 'ມາຊ້າ', display_name_en: 'Late', version }
  expect((await world().as(SUPER, 'PUT', `/admin/permission/${id}`, body)).statusCode).toBe(200)
  expect(await find()).toMatchObject({
    display_name_la: 'ມາຊ້າ',
    display_name_en: 'Late',
    roles: ['companyadmin'],
  })
  expect((await world().as(SUPER, 'PUT', `/admin/permission/${id}`, body)).statusCode).toBe(409)
})
