import { expect, test } from 'vitest'
import { addCompanyRole, addCompanyUser } from '#features/access/contract.ts'
import { addDocumentUser } from '#features/documents/contract.ts'
import { addEmployee, uploadEmployees } from '#features/employees/contract.ts'
import { enterLeave, enterLeaves } from '#features/leave/contract.ts'
import { enterOvertime, enterOvertimes } from '#features/overtime/contract.ts'
import { mayCall } from '#kit/contract/access-rules.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { mayUse } from '#kit/web/access.ts'
import type { Session } from '#kit/web/session.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

const table: Record<string, Route> = routes
const declarations = import.meta.glob<Record<string, MasterData | undefined>>(
  ['../features/*/contract/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const lists = Object.values(declarations)
  .flatMap((file) => Object.values(file))
  .filter((one): one is MasterData =>
    Boolean(one && typeof one === 'object' && 'routes' in one && 'fields' in one),
  )

/** The screens that add a record, and the call of each one. */
const screens: [string, RouteSpec][] = [
  ['employee.create', addEmployee],
  ['employee.importData', uploadEmployees],
  ['e-leave.add', enterLeave],
  ['employee_ot.create', enterOvertime],
  ['e-leave.many', enterLeaves],
  ['employee_ot.many', enterOvertimes],
  ['authorize.document.create', addDocumentUser],
  ['companyUser.create', addCompanyUser],
  ['companyRole.create', addCompanyRole],
  ...lists.flatMap((list): [string, RouteSpec][] => {
    const name = list.route.replace(/\.index$/, '.create')
    return table[name] && name !== list.route ? [[name, list.routes.create]] : []
  }),
]

function holderOf(permissions: readonly string[], isProvider: boolean): Session {
  const company_id = isProvider ? null : 3
  const user = {
    id: 1,
    name: 'A',
    email: 'a@b.la',
    company_id,
    employee_id: null,
    status_change_password: false,
  }
  return { id: 1, user, roles: ['own'], permissions }
}

test('there are as many as there are screens that add a record', () => {
  expect(screens.length).toBeGreaterThan(25)
})

test.each(screens)(
  '%s can be opened by users who can make its call, and by nobody else',
  (name, { access }) => {
    if (typeof access !== 'object') throw new Error(`${name} is open to everybody`)
    const { anyOf, alsoNeeds = [], side } = access
    const all = [...anyOf, ...alsoNeeds]
    for (const permissions of [all, ...all.map((left) => all.filter((one) => one !== left))]) {
      const session = holderOf(permissions, side === 'provider')
      const holder = {
        companyId: session.user.company_id,
        isEmployee: false,
        roles: session.roles,
        mayDo: (one: string) => permissions.includes(one),
        specialMenus: false,
      }
      expect([permissions, mayUse(session, table[name]?.needs ?? {})]).toEqual([
        permissions,
        mayCall(holder, access),
      ])
    }
  },
)
