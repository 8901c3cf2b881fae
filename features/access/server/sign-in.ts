import { z } from 'zod'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import { type Context, type Endpoint, handle } from '#kit/server/handler.ts'
import { TYPED_PASSWORD_DAYS } from '../contract/passwords.ts'
import { login } from '../contract/sign-in.ts'
import type { AccessLimits } from './access-limits.ts'
import type { SignInEmployees } from './employee-source.ts'
import { isKnownNetwork } from './known-addresses.ts'
import { networkOf } from './network-of.ts'
import { isPassword } from './password/hash-password.ts'
import { openStep } from './second-factor/sign-in-steps.ts'
import { withRefusalsNoted } from './security-log/note-refusal.ts'
import { startSession } from './start-session.ts'

const AccountRow = z.object({
  id: Id,
  company_id: Id.nullable(),
  employee_id: Id.nullable(),
  name: z.string(),
  password_hash: z.string().nullable(),
  status: z.string(),
  company_status: z.string(),
  has_second_factor: z.boolean(),
  is_expired: z.boolean(),
  is_admin: z.boolean(),
})
type AccountRow = z.infer<typeof AccountRow>

const ACCOUNT = `
  select a.id, a.company_id, a.employee_id, a.name, a.password_hash, a.status, coalesce(c.status, 'active') as company_status,
    exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_second_factor,
    exists (select from account_role ar join role r on r.id = ar.role_id
      where ar.account_id = a.id and r.name = '${FULL_ROLES.company}') as is_admin,
    a.must_change_password
      and coalesce(a.password_valid_until, a.password_set_at + make_interval(days => ${TYPED_PASSWORD_DAYS})) < now() as is_expired
  from account a left join tenant c on c.company_id = a.company_id`
const FIND_BY_EMAIL = `${ACCOUNT} where a.email = $1`
const FIND_BY_EMPLOYEE = `${ACCOUNT} where a.company_id = $1 and a.employee_id = $2`

const CompanyRow = z.object({ company_id: Id })
/** No company has this number: an unknown code runs the same statements. */
const NO_COMPANY = 2_147_483_647

/** What a user typed: the name that limits count by, the code of the company if there is one, and the account. */
interface Claim {
  name: string
  company: string
  account: AccountRow | null
}

type Body = Context<typeof login>['body']

/** Finds the account with the same statements, whether or not there is one. */
async function findClaim(db: Database, employees: SignInEmployees, body: Body): Promise<Claim> {
  const { email, company, number } = body
  if (!company) {
    const account = await db.asProvider((tx) => tx.maybeOne(AccountRow, FIND_BY_EMAIL, [email]))
    return { name: email, company, account }
  }
  const tenant = await db.asProvider((tx) =>
    tx.maybeOne(CompanyRow, 'select company_id from tenant where sign_in_code = $1', [company]),
  )
  const companyId = tenant?.company_id ?? NO_COMPANY
  const employeeId = await db.inCompany(companyId, (tx) => employees.find(tx, number))
  const account = await db.asProvider((tx) =>
    tx.maybeOne(AccountRow, FIND_BY_EMPLOYEE, [companyId, employeeId]),
  )
  return { name: `${company}/${employees.nameOf(number)}`, company, account }
}

/** Counts the attempt if necessary; the returned function subtracts it. Throws `too_many_requests`. */
async function countTry(db: Database, limits: AccessLimits, claim: Claim, address: string) {
  const { name, company, account } = claim
  const network = networkOf(address)
  await limits.loginHere.take(`${name}|${network}`)
  await limits.loginAddress.take(network)
  const isKnown = await db.asProvider((tx) => isKnownNetwork(tx, account?.id ?? null, address))
  if (!isKnown) await limits.loginAccount.take(name)
  if (!isKnown && company) await limits.loginCompany.take(company)
  return async () => {
    await limits.loginHere.clear(`${name}|${network}`)
    await limits.loginAddress.rollBackAndRelease(network)
    if (!isKnown) await limits.loginAccount.rollBackAndRelease(name)
    if (!isKnown && company) await limits.loginCompany.rollBackAndRelease(company)
  }
}

/**
 * An unknown address, company or number, a wrong password, and a wrong password of a disabled account have the same
 * answer and take the same time.
 */
export function signIn(limits: AccessLimits, employees: SignInEmployees): Endpoint {
  return handle(login, async (context) => {
    const claim = await findClaim(context.db, employees, context.body)
    const whose = { email: claim.name, accountId: claim.account?.id ?? null }
    return withRefusalsNoted(context, whose, () => signInByPassword(context, claim, { limits, employees }))
  })
}

interface Means {
  limits: AccessLimits
  employees: SignInEmployees
}

async function signInByPassword(
  { db, body, address, userAgent }: Context<typeof login>,
  claim: Claim,
  { limits, employees }: Means,
) {
  const takeBack = await countTry(db, limits, claim, address)
  const { account } = claim
  const passwordHash = account?.password_hash ?? null
  if (!(await isPassword(body.password, passwordHash, networkOf(address))) || !account)
    throw new AppError('invalid_credentials')
  await takeBack()
  await requireOpen(db, employees, account)
  return db.asProvider(
    async (tx) => {
      // Waits for a simultaneous password change, and makes a later one wait. On Citus the lock is taken on every
      // copy of the row, and two simultaneous sign-ins can deadlock: hence the retry.
      const isStill = await tx.exists(
        `select from account where id = $1 and password_hash = $2 and status = 'active' for share`,
        [account.id, account.password_hash],
      )
      if (!isStill) throw new AppError('invalid_credentials')
      if (account.has_second_factor) return { second_factor: await openStep(tx, account) }
      return startSession(tx, { account, address, userAgent })
    },
    { retry: true },
  )
}

/** Throws if the password is correct and the account is closed: disabled, of a suspended company or of a leaver, or its password has expired. */
async function requireOpen(db: Database, employees: SignInEmployees, account: AccountRow): Promise<void> {
  const { company_id: companyId, employee_id: employeeId } = account
  if (account.status !== 'active') throw new AppError('account_disabled')
  if (account.company_status !== 'active') throw new AppError('company_suspended')
  if (account.is_expired) throw new AppError('password_expired')
  // The daily job closes the accounts of administrators, unless they are the last ones.
  if (companyId === null || employeeId === null || account.is_admin) return
  if (await db.inCompany(companyId, (tx) => employees.hasLeft(tx, employeeId)))
    throw new AppError('account_disabled')
}
