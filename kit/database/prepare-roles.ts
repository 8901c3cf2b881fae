import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'

export const appRole = 'champa_app'
export const bulkRole = 'champa_bulk'

/**
 * The connection of a role. Its password is derived from the owner's password, or from SECRET_KEY if the owner
 * has none (peer, certificate), so that all processes use the same password without exchanging it. Throws
 * without either, because the password could then be guessed.
 */
export function connectionOf(
  owner: ConnectionConfig,
  role: string,
  secretKey: string | undefined = process.env.SECRET_KEY,
): ConnectionConfig {
  const secret = owner.password || secretKey
  if (!secret)
    throw new Error(
      'DATABASE_URL has no password. Set SECRET_KEY: the passwords of the roles champa_app and champa_bulk are derived from it.',
    )
  return { ...owner, user: role, password: createHmac('sha256', secret).update(role).digest('base64url') }
}

const adminAdvice = `Ask an administrator to run: create role ${appRole} login; create role ${bulkRole} login bypassrls; \
and to give the owner createrole and both roles "with admin option".`

/** Checks before the first migration that the owner can create the roles. Throws with the remedy. */
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
    throw new Error(`PostgreSQL 17 or later is required, this is ${Math.floor(version / 10_000)}`)
  if (missing.length && !may_create)
    throw new Error(`The database's owner cannot create roles. ${adminAdvice}`)
  if (missing.includes(bulkRole) && !may_bypass)
    throw new Error(`The database's owner cannot create a role with BYPASSRLS. ${adminAdvice}`)
}

/** Sets the passwords of both roles. Throws if one of them has more rights than intended. */
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
      `The role ${rows[0].rolname} has rights that would give access to data of other companies. Revoke them.`,
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
        throw new Error(`The owner cannot set the password of ${role}. ${adminAdvice}`, { cause: error })
      // XX000 tuple concurrently updated: another process is setting the same password.
      if (code !== 'XX000' || attempt === 10) throw error
      await wait(20 * attempt)
    }
  }
}
