import type pg from 'pg'
import { appRole, bulkRole } from './prepare-roles.ts'

/** Functions that make large objects; those that read files of the server are closed by PostgreSQL itself. */
const LARGE_OBJECTS = ['lo_creat(integer)', 'lo_create(oid)', 'lo_from_bytea(oid, bytea)']

const OPEN_FUNCTIONS = `
  select f.name from unnest($1::text[]) f (name)
   where (select rolsuper from pg_roles where rolname = current_user)
     and exists (select from unnest($2::text[]) r where has_function_privilege(r, 'pg_catalog.' || f.name, 'execute'))`

const TEMPLATE_IS_OPEN = `
  select from unnest($1::text[]) r where has_database_privilege(r, 'template1', 'connect')`

/**
 * Revokes from both roles the rights that PostgreSQL gives to all roles and they never need: large objects, if the
 * owner is a superuser, and, on the embedded server, connecting to its template.
 */
export async function limitRoles(client: pg.Client, isOwnServer: boolean): Promise<void> {
  const roles = [appRole, bulkRole]
  const { rows } = await client.query<{ name: string }>(OPEN_FUNCTIONS, [LARGE_OBJECTS, roles])
  for (const { name } of rows)
    await unlessAnother(client.query(`revoke execute on function pg_catalog.${name} from public`))
  if (!isOwnServer) return
  const { rowCount } = await client.query(TEMPLATE_IS_OPEN, [roles])
  if (rowCount) await unlessAnother(client.query('revoke connect on database template1 from public'))
}

/** XX000 tuple concurrently updated: another process revokes the same now. */
async function unlessAnother(revoke: Promise<unknown>): Promise<void> {
  await revoke.catch((error: { code?: string }) => {
    if (error.code !== 'XX000') throw error
  })
}
