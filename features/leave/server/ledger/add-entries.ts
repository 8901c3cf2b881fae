import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { EntryKind, LotDays } from '../../domain/ledger/entries.ts'

/** An entry of the ledger of leave, to be stored. */
export interface NewLeaveEntry extends LotDays {
  employee_id: number
  leave_type_id: number
  kind: EntryKind
  /** 1/480 day, with its sign; not 0. */
  units: number
  /** What the entry is for, such as 'overtime:12': a key is stored once for an employee and leave type. Null for entries of users. */
  rule_key: string | null
  /** At most 500 characters. */
  note: string
  /** The request that it comes from. */
  request_id: number | null
  /** The payroll run that pays it. */
  run_id: number | null
}

const ADD = `
  insert into leave_entry (company_id, employee_id, leave_type_id, kind, units, from_day, expires_on, kept_after, kept_units, rule_key,
    note, request_id, run_id, account_id, account_name)
  select $1, e.employee_id, e.leave_type_id, e.kind, e.units, e.from_day, e.expires_on, e.kept_after, e.kept_units, e.rule_key,
    e.note, e.request_id, e.run_id, $2, $3
  from unnest($4::bigint[], $5::bigint[], $6::text[], $7::int[], $8::date[], $9::date[], $10::date[], $11::int[], $12::text[],
    $13::text[], $14::bigint[], $15::bigint[])
    as e(employee_id, leave_type_id, kind, units, from_day, expires_on, kept_after, kept_units, rule_key, note, request_id, run_id)
  on conflict (company_id, employee_id, leave_type_id, rule_key) where rule_key is not null do nothing
  returning id`

/**
 * Adds entries to the ledger of leave in one statement, and returns the ids of those that are new: an entry with a `rule_key` that the
 * account has is left out, so adding the same ones again changes nothing. Entries are never changed or deleted; see `counterLeaveEntries`.
 * The log of the change belongs to the caller.
 */
export async function addLeaveEntries(
  tx: Tx,
  entries: readonly NewLeaveEntry[],
  actor: Actor,
): Promise<number[]> {
  if (entries.length === 0) return []
  const column = <K extends keyof NewLeaveEntry>(key: K) => entries.map((entry) => entry[key])
  const rows = await tx.query(IdRow, ADD, [
    ...[tx.companyId, actor.accountId, actor.accountId === null ? '' : actor.name],
    ...[column('employee_id'), column('leave_type_id'), column('kind'), column('units')],
    ...[column('from_day'), column('expires_on'), column('kept_after'), column('kept_units')],
    ...[column('rule_key'), column('note'), column('request_id'), column('run_id')],
  ])
  return rows.map(({ id }) => id)
}

const COUNTER = `
  insert into leave_entry (company_id, employee_id, leave_type_id, kind, units, from_day, expires_on, kept_after, kept_units, rule_key,
    note, request_id, run_id, account_id, account_name)
  select company_id, employee_id, leave_type_id, $2, -units, from_day, expires_on, kept_after, kept_units, rule_key || ':void',
    $3, request_id, run_id, $4, $5
  from leave_entry where company_id = $1 and rule_key = any($6)
  on conflict (company_id, employee_id, leave_type_id, rule_key) where rule_key is not null do nothing
  returning id`

/** Takes entries back that were added with these keys, such as leave for overtime that was cancelled. Repeating it changes nothing. */
export async function counterLeaveEntries(
  tx: Tx,
  {
    ruleKeys,
    kind,
    note,
  }: { ruleKeys: readonly string[]; kind: Extract<EntryKind, 'comp_void' | 'adjust'>; note: string },
  actor: Actor,
): Promise<number[]> {
  if (ruleKeys.length === 0) return []
  const name = actor.accountId === null ? '' : actor.name
  const rows = await tx.query(IdRow, COUNTER, [
    ...[tx.companyId, kind, note, actor.accountId, name, ruleKeys],
  ])
  return rows.map(({ id }) => id)
}

const COUNTER_CASH = `
  insert into leave_entry (company_id, employee_id, leave_type_id, kind, units, from_day, expires_on, rule_key, note, account_id, account_name)
  select company_id, employee_id, leave_type_id, kind, -units, from_day, expires_on, 'encash:' || id || ':void', $3, $4, $5
  from leave_entry where company_id = $1 and id = $2 returning id`

/** Takes an entry back that has days paid, and returns the id of the counter-entry. */
export async function counterCash(tx: Tx, id: number, note: string, actor: Actor): Promise<number> {
  const name = actor.accountId === null ? '' : actor.name
  return (await tx.one(IdRow, COUNTER_CASH, [tx.companyId, id, note, actor.accountId, name])).id
}
