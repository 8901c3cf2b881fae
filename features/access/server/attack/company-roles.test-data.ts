import { beforeAll, expect } from 'vitest'
import type { CompanyRoleRow } from '../../contract/company-roles.ts'
import type { UserRow } from '../../contract/users.ts'
import { type Answer, withAccess } from '../access-world.test-data.ts'

export const [SUPER, ADMIN, OTHER, CLERK, USER] = [
  'super@champa.test',
  'admin@champa.test',
  'other@champa.test',
  'clerk@champa.test',
  'user@champa.test',
]
/** The permissions of the clerk. */
export const CLERKS = [
  'view-company-role',
  'edit-company-role',
  'view-company-user',
  'edit-company-user',
  'view-late',
]

/** Two companies whose administrators make roles of their own, and a clerk of the first with a role of these permissions. */
export function withCompanyRoles() {
  const world = withAccess()
  let names = 0

  /** The body of a new role without users. */
  function bodyOf(permissions: readonly string[]) {
    names += 1
    const texts = { display_name_la: `ບົດບາດ ${names}`, display_name_en: `Role ${names}` }
    return { ...texts, description_la: '', description_en: '', permissions: [...permissions] }
  }
  const post = (asker: string, body: object) => world().as(asker, 'POST', '/company/role', body)
  const rolesOf = async (asker: string): Promise<CompanyRoleRow[]> =>
    (await world().as(asker, 'GET', '/company/role?per_page=100')).json().data
  const find = async (asker: string, id: number) => (await rolesOf(asker)).find((role) => role.id === id)

  /** A role of the company of this administrator. */
  async function made(permissions: readonly string[], asker = ADMIN): Promise<CompanyRoleRow> {
    const answer = await post(asker, bodyOf(permissions))
    expect(answer.statusCode, answer.body).toBe(200)
    return (await find(asker, answer.json().data.id)) as CompanyRoleRow
  }
  const change = (asker: string, role: CompanyRoleRow, more: object) => {
    const { display_name_la, display_name_en, description_la, description_en, permissions, version } = role
    const body = { display_name_la, display_name_en, description_la, description_en, permissions, version }
    return world().as(asker, 'PUT', `/company/role/${role.id}`, { ...body, ...more })
  }
  const remove = (asker: string, id: number) => world().as(asker, 'DELETE', `/company/role/${id}`)
  const userOf = async (asker: string, email: string): Promise<UserRow> =>
    (await world().as(asker, 'GET', '/company/user?per_page=100'))
      .json()
      .data.find((row: UserRow) => row.email === email)
  async function give(asker: string, email: string, roles: string[]): Promise<Answer> {
    const { id, name, status, version } = await userOf(asker, email)
    return world().as(asker, 'PUT', `/company/user/${id}`, { name, email, roles, status, version })
  }
  let users = 0
  /** A new user of the first company with these roles. */
  async function userWith(roles: string[]): Promise<string> {
    users += 1
    const email = `holder${users}@champa.test`
    await world().account(email, { roles })
    return email
  }

  beforeAll(async () => {
    const { name } = await made(CLERKS)
    await world().account(CLERK, { roles: [name] })
  })
  return { world, bodyOf, post, rolesOf, find, made, change, remove, userOf, give, userWith }
}
