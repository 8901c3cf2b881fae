import { z } from 'zod'
import { isStaffRole } from '#kit/contract/access-rules.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { Session, SetupStep } from '#kit/server/session.ts'
import type { AuthUser } from '../contract/sign-in.ts'
import { COLUMNS_INSIDE, InsideRow, insideCompany, userInside } from './entering/inside-company.ts'
import { LACKS_FACTOR } from './second-factor/required-factor.ts'
import { hashSecret, newSecret } from './secret-tokens.ts'

/** A session ends this number of days after it began, even if it is used. */
const LONGEST_DAYS = { employee: 90, office: 7 } as const

/** An employee's phone stays signed in for thirty days without use, an office browser for twelve hours. */
const IDLE_HOURS = { employee: 30 * 24, office: 12 } as const

const SessionRow = InsideRow.extend({
  id: Id,
  account_id: Id,
  company_id: Id.nullable(),
  company_name: z.string().nullable(),
  employee_id: Id.nullable(),
  name: z.string(),
  email: z.string(),
  must_change_password: z.boolean(),
  special_menus: z.boolean(),
  lacks_factor: z.boolean(),
  is_stale: z.boolean(),
})
type SessionRow = z.infer<typeof SessionRow>

/** Whether a session is still valid: `s` is the session, `a` its account, `c` the account's company, if any. */
export const IS_LIVE = `s.expires_at > now()
    and s.created_at > now() - make_interval(days => case when a.employee_id is null then ${LONGEST_DAYS.office} else ${LONGEST_DAYS.employee} end)
    and a.status = 'active' and coalesce(c.status, 'active') = 'active'`

const SESSION_SQL = `
  select ${COLUMNS_INSIDE}, s.id, s.account_id, a.company_id, c.name as company_name, a.employee_id, a.name, a.email, a.must_change_password,
    coalesce(c.special_menus, false) as special_menus, ${LACKS_FACTOR} as lacks_factor,
    s.last_seen_at < now() - interval '5 minutes' as is_stale,
    array(select r.name from account_role ar join role r on r.id = ar.role_id
          where ar.account_id = a.id order by ar.is_main desc, r.id) as roles,
    array(select distinct p.name from account_role ar join role_permission rp on rp.role_id = ar.role_id
          join permission p on p.id = rp.permission_id where ar.account_id = a.id order by p.name) as permissions
  from session s join account a on a.id = s.account_id left join tenant c on c.company_id = a.company_id
    left join tenant e on e.company_id = s.entered_company_id
  where s.token_hash = $1 and ${IS_LIVE}`

const SESSION_BY_ID_SQL = SESSION_SQL.replace('s.token_hash = $1', 's.id = $1')

const EXTEND_SQL = `
  update session set last_seen_at = now(), expires_at = now() + make_interval(hours => $2) where id = $1`

const idleHours = (employeeId: number | null) =>
  employeeId === null ? IDLE_HOURS.office : IDLE_HOURS.employee

/** The session of a token, or null. Using it extends it. */
export async function authenticate(db: Database, token: string): Promise<Session | null> {
  const row = await findSession(db, token)
  return row && toSession(row)
}

/** The session with this id and its present rights, or null if it has ended. Does not keep it alive. */
export async function sessionOfId(db: Database, id: number): Promise<Session | null> {
  const row = await db.asProvider((tx) => tx.maybeOne(SessionRow, SESSION_BY_ID_SQL, [id]))
  return row && toSession(row)
}

async function findSession(db: Database, token: string): Promise<SessionRow | null> {
  return db.asProvider(async (tx) => {
    const row = await tx.maybeOne(SessionRow, SESSION_SQL, [hashSecret(token)])
    if (row?.is_stale) await tx.execute(EXTEND_SQL, [row.id, idleHours(row.employee_id)])
    return row
  })
}

const needsFactor = (row: SessionRow) => row.lacks_factor && row.roles.some(isStaffRole)

function setupOf(row: SessionRow): { setup?: SetupStep } {
  if (row.must_change_password) return { setup: 'password' }
  return needsFactor(row) ? { setup: 'second_factor' } : {}
}

function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    accountId: row.account_id,
    companyId: row.company_id,
    employeeId: row.employee_id,
    name: row.name,
    email: row.email,
    roles: row.roles,
    permissions: new Set(row.permissions),
    specialMenus: row.special_menus,
    ...setupOf(row),
    ...insideCompany(row),
  }
}

export interface NewSession {
  account: { id: number; company_id: number | null; employee_id: number | null }
  address: string
  userAgent: string
}

/** Opens a session and returns its token: 256 random bits that are stored only as a hash. */
export async function openSession(tx: Tx, from: NewSession): Promise<string> {
  const token = newSecret()
  await tx.execute('delete from session where account_id = $1 and expires_at < now()', [from.account.id])
  await tx.execute(
    `insert into session (company_id, account_id, token_hash, expires_at, address, user_agent)
     values ($1, $2, $3, now() + make_interval(hours => $4), $5, $6)`,
    [
      from.account.company_id,
      from.account.id,
      hashSecret(token),
      idleHours(from.account.employee_id),
      from.address,
      from.userAgent,
    ],
  )
  return token
}

/** Seconds after which a session of this account ends, even if it is used. */
export const longestSeconds = (employeeId: number | null): number =>
  24 * 3600 * (employeeId === null ? LONGEST_DAYS.office : LONGEST_DAYS.employee)

/** The session of a token, valid or expired. */
export async function sessionOfToken(tx: Tx, token: string): Promise<number | null> {
  const row = await tx.maybeOne(z.object({ id: Id }), 'select id from session where token_hash = $1', [
    hashSecret(token),
  ])
  return row?.id ?? null
}

/** Ends one session; ending it again is not an error. */
export async function closeSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.execute('delete from session where id = $1', [sessionId])
}

/** The signed-in user as returned to the screens. */
export async function describeSession(tx: Tx, sessionId: number): Promise<AuthUser> {
  const row = await tx.one(SessionRow, SESSION_BY_ID_SQL, [sessionId])
  return toAuthUser(row)
}

export async function describeToken(tx: Tx, token: string): Promise<AuthUser> {
  return toAuthUser(await tx.one(SessionRow, SESSION_SQL, [hashSecret(token)]))
}

function toAuthUser(row: SessionRow): AuthUser {
  const inside = userInside(row)
  return {
    session_id: row.id,
    user: {
      id: row.account_id,
      name: row.name,
      email: row.email,
      company_id: row.company_id,
      company_name: row.company_name,
      employee_id: row.employee_id,
      special_menus: row.special_menus,
      status_change_password: row.must_change_password,
      must_set_up_factor: needsFactor(row),
      ...inside?.user,
    },
    roleUser: inside?.roleUser ?? row.roles,
    permissionUsers: inside?.permissionUsers ?? row.permissions,
    entered: inside?.entered ?? null,
  }
}
