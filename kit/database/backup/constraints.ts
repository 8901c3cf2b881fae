import type pg from 'pg'

// tables here: all of the database, as PostgreSQL's catalogue names them; no text of the code names one

interface Trigger {
  name: string
  relation: string
  /** `O`: fires, `A`: always, `R`: on replicas (pg_trigger.tgenabled). */
  enabled: 'O' | 'A' | 'R'
}

interface ForeignKey {
  name: string
  relation: string
  definition: string
}

const ENABLE = { O: 'enable trigger', A: 'enable always trigger', R: 'enable replica trigger' } as const

/**
 * Runs `load` without triggers and foreign keys, so that rows can be loaded in any order and are stored
 * unchanged. Afterwards triggers and foreign keys are restored, and PostgreSQL has checked every foreign key.
 * Must run in a transaction; needs only the rights of the tables' owner.
 */
export async function loadWithoutConstraints(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const triggers = await listTriggers(client)
  const foreignKeys = await listForeignKeys(client)
  for (const { relation, name } of foreignKeys)
    await client.query(`alter table ${relation} drop constraint ${name}`)
  for (const { relation, name } of triggers)
    await client.query(`alter table ${relation} disable trigger ${name}`)
  await load()
  for (const { relation, name, enabled } of triggers)
    await client.query(`alter table ${relation} ${ENABLE[enabled]} ${name}`)
  for (const { relation, name, definition } of foreignKeys)
    await client.query(`alter table ${relation} add constraint ${name} ${definition}`)
}

async function listTriggers(client: pg.Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select format('%I', t.tgname) as name, format('%I.%I', n.nspname, c.relname) as relation, t.tgenabled as enabled
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and not t.tgisinternal and t.tgenabled <> 'D' and t.tgparentid = 0
      order by 2, 1`,
  )
  return rows
}

async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I', k.conname) as name, format('%I.%I', n.nspname, c.relname) as relation,
            pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and k.contype = 'f' and k.conparentid = 0
      order by 2, 1`,
  )
  return rows
}
