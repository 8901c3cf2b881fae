import { createAccount } from '#features/access/server/index.ts'
import { COMPANY_PERMISSIONS } from '#features/access/server/permissions.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { marked } from './small-month.test-data.ts'
import { type Answer, type Call, MARKS, PASSWORD, type TwoCompanies } from './two-companies.test-data.ts'

/** A user with one of the product's roles, or one made by the provider. */
export interface RoleHolder {
  name: string
  /** Which of the two companies; null for the provider's staff. */
  company: 0 | 1 | null
  as: (call: Call) => Promise<Answer>
}

/** Roles made by the provider, by their company permissions. */
const OWN_ROLES: Record<string, readonly string[]> = {
  'hr everything': COMPANY_PERMISSIONS,
  'hr people': COMPANY_PERMISSIONS.filter((name) => /employee|position|branch|deparment|leave/.test(name)),
  'hr payroll': [
    'view-payroll',
    'calculate-payroll',
    'approve-payroll',
    'pay-payroll',
    'view-sso',
    'view-tax',
  ],
  'hr reading': COMPANY_PERMISSIONS.filter((name) => name.startsWith('view-') || name === 'managecompanylog'),
  'hr nothing': [],
}
const OF_A_COMPANY: readonly (readonly string[])[] = [
  ['hr nothing'],
  ['employee'],
  ['employee', 'linemanager'],
  ['employee', 'hrmanager'],
  ['companyuser'],
  ['hr people'],
  ['hr payroll'],
  ['hr reading'],
  ['hr everything'],
  ['companyadmin'],
]
const OF_THE_PROVIDER = [['synergyuser'], ['synergyadmin'], ['superadmin']] as const

/** One account for every role of each company and of the provider, signed in; those with the fewest permissions first. */
export async function everyRole(world: TwoCompanies): Promise<RoleHolder[]> {
  await addOwnRoles(world)
  const holders: RoleHolder[] = []
  for (const company of [0, 1] as const)
    for (const roles of OF_A_COMPANY) holders.push(await newHolder(world, company, roles))
  for (const roles of OF_THE_PROVIDER) holders.push(await newHolder(world, null, roles))
  return holders
}

async function addOwnRoles(world: TwoCompanies): Promise<void> {
  for (const [name, permissions] of Object.entries(OWN_ROLES)) await addRole(world, name, permissions)
}

async function addRole({ db }: TwoCompanies, name: string, permissions: readonly string[]): Promise<void> {
  await db.asProvider(async (tx) => {
    const { id } = await tx.one(
      IdRow,
      `insert into role (name, display_name_la, display_name_en, side) values ($1, $1, $1, 'company') returning id`,
      [name],
    )
    await tx.execute(
      'insert into role_permission (role_id, permission_id) select $1, id from permission where name = any($2)',
      [id, permissions],
    )
  })
}

/** An account of the company, signed in, with its own role with these permissions. */
export async function holderOf(
  world: TwoCompanies,
  company: 0 | 1,
  name: string,
  permissions: readonly string[],
): Promise<RoleHolder> {
  await addRole(world, name, permissions)
  return newHolder(world, company, [name])
}

async function newHolder(
  world: TwoCompanies,
  company: 0 | 1 | null,
  roles: readonly string[],
): Promise<RoleHolder> {
  const title = roles.join(' and ')
  const email = `${title} ${company ?? 'provider'}@every.test`.replaceAll(' ', '-')
  const companyId = company === null ? null : world.companies[company]
  const employeeId = roles[0] === 'employee' ? await employeeOf(world, companyId) : null
  const name = company === null ? title : marked(MARKS[company], title)
  const account = { email, name, password: PASSWORD, companyId, employeeId, roles: [...roles] }
  await world.db.asProvider((tx) => createAccount(tx, account))
  const signIn = { method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } } as const
  const { access_token: token } = (await world.app.inject(signIn)).json()
  const headers = { 'accept-language': 'en', authorization: `Bearer ${token}` }
  return {
    name: company === null ? title : `${title} of company ${company}`,
    company,
    as: ({ payload, ...call }) =>
      world.app.inject({
        ...call,
        headers: { ...headers, ...call.headers },
        ...(payload === undefined ? {} : { payload }),
      }),
  }
}

/** An employee of the company who has no account yet. */
async function employeeOf({ db }: TwoCompanies, companyId: number | null): Promise<number> {
  if (companyId === null) throw new Error('The provider has no employees')
  const { id } = await db.inCompany(companyId, (tx) =>
    tx.one(
      IdRow,
      `select id from employee e where company_id = $1
         and not exists (select from account a where a.company_id = $1 and a.employee_id = e.id) order by id limit 1`,
      [companyId],
    ),
  )
  return id
}
