import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { GivenVillage } from '../../domain/village-rows.ts'

/** The rows as a table `g`; an empty name keeps the stored one. */
const GIVEN = `given as (
  select g.code, g.district_code, coalesce(nullif(g.name_la, ''), v.name_la, '') as name_la,
    coalesce(nullif(g.name_en, ''), v.name_en, '') as name_en
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as g(code, district_code, name_la, name_en)
  left join village v on v.code = g.code)`
const DIFFERS = '(v.name_la, v.name_en, v.deleted_at is null) is distinct from (g.name_la, g.name_en, true)'

const LOG = `
  with ${GIVEN}
  insert into audit_entry (account_id, actor, action, entity, entity_id, before, after)
  select $5, $6, case when v.deleted_at is null then 'update' else 'recover' end, 'village', v.code::int,
    jsonb_build_object('code', v.code, 'name_la', v.name_la, 'name_en', v.name_en),
    jsonb_build_object('code', v.code, 'name_la', g.name_la, 'name_en', g.name_en)
  from given g join village v on v.code = g.code where ${DIFFERS}`

const UPDATE = `
  with ${GIVEN}
  update village v set name_la = g.name_la, name_en = g.name_en, deleted_at = null, version = v.version + 1
  from given g where v.code = g.code and ${DIFFERS}`

const INSERT = `
  insert into village (code, district_code, name_la, name_en)
  select g.code, g.district_code, g.name_la, g.name_en
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as g(code, district_code, name_la, name_en)
  on conflict (code) do nothing`

/** Adds villages and updates changed ones, each with a log entry. Unchanged villages are skipped: the same rows again change nothing. */
export async function storeVillages(
  tx: Tx,
  rows: readonly GivenVillage[],
  actor: Actor,
): Promise<{ added: number; changed: number }> {
  const columns = [
    rows.map(({ code }) => code),
    rows.map(({ district_code }) => district_code),
    rows.map(({ name_la }) => name_la),
    rows.map(({ name_en }) => name_en),
  ]
  await tx.execute(LOG, [...columns, actor.accountId, actor.name])
  const changed = await tx.execute(UPDATE, columns)
  return { added: await tx.execute(INSERT, columns), changed }
}
