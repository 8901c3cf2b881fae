import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'

export const appRole = 'champa_app'
export const bulkRole = 'champa_bulk'

/**
 * The connection of a role: its password follows from the owner's, so that all processes agree without telling each other; from SECRET_KEY
 * where the owner has none (peer, certificate). Throws where there is neither: such a password could be computed by anybody.
 */
export function connectionOf(
  owner: ConnectionConfig,
  role: string,
  secretKey: string | undefined = process.env.SECRET_KEY,
): ConnectionConfig {
  const secret = owner.password || secretKey
  if (!secret)
    throw new Error(
      'DATABASE_URL has no password. Set SECRET_KEY: the passwords of the roles champa_app and champa_bulk follow from it.',
    )
  return { ...owner, user: role, password: createHmac('sha256', secret).update(role).digest('base64url') }
}

const adminAdvice = `Let an administrator run: create role ${appRole} login; create role ${bulkRole} login bypassrls; \
and make the owner a role with createrole that has both "with admin option".`

/** Before the first migration: can this owner make the roles? Throws a sentence with the remedy. */
export async function requireOwnerRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{
    version: number
    may_create: boolean
    may_bypass: boolean
    missing: string[]
  }>(
    `select current_setting('server_version_num')::int as version, rolsuper or rolcreaterole as may_create,
            rolsuper or rolbypassrls as may_bypass,
            array(select r from unnest($1::text[]) r where not exists (select from pg_roles where rolname = r)) as missing
       from pg_roles where rolname = current_user`,
    [[appRole, bulkRole]],
  )
  const { version = 0, may_create, may_bypass, missing = [] } = rows[0] ?? {}
  if (version < 170_000)
    throw new Error(`PostgreSQL 17 or later is needed, this one is ${Math.floor(version / 10_000)}`)
  if (missing.length && !may_create)
    throw new Error(`The database's owner may not create roles. ${adminAdvice}`)
  if (missing.includes(bulkRole) && !may_bypass)
    throw new Error(`The database's owner may not create a role with BYPASSRLS. ${adminAdvice}`)
}

/** Gives both roles their passwords, and refuses to go on when one of them could do more than it should. */
export async function preparePasswords(client: pg.Client, owner: ConnectionConfig): Promise<void> {
  for (const role of [appRole, bulkRole]) {
    const connection = connectionOf(owner, role)
    if (!(await canConnect(connection))) await setPassword(client, role, connection.password)
  }
  await refusePowerfulRoles(client)
}

async function refusePowerfulRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select rolname from pg_roles where rolname in ($1, $2) and (rolsuper or rolcreaterole or rolcreatedb or (rolbypassrls and rolname = $1)
        or exists (select from pg_auth_members m where m.member = pg_roles.oid)
        or exists (select from pg_class c where c.relowner = pg_roles.oid))`,
    [appRole, bulkRole],
  )
  if (rows.length)
    throw new Error(
      `The role ${rows[0].rolname} has rights that would open other companies' data; take them away.`,
    )
}

async function canConnect(connection: ConnectionConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    // Class 28: wrong password.
    if (String((error as { code?: string }).code).startsWith('28')) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

async function setPassword(client: pg.Client, role: string, password: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`alter role ${role} password '${password}'`)
      return
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === '42501')
        throw new Error(`The owner may not set the password of ${role}. ${adminAdvice}`, { cause: error })
      // XX000 tuple concurrently updated: another process sets the same password now.
      if (code !== 'XX000' || attempt === 10) throw error
      await wait(20 * attempt)
    }
  }
}
