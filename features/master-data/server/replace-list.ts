import { companyOfTransaction } from '#features/companies/server/index.ts'
import type { Tx } from '#kit/database/database.ts'

/** A list of rules that is replaced as a whole: its key and its value columns. */
export interface RuleList {
  table: 'working_year_band' | 'late_tier' | 'absence_rule' | 'overtime_rate'
  key: readonly string[]
  values: readonly string[]
  /** Removed entries are hidden and can be recovered; otherwise they are deleted. */
  hides?: true
}

/** Times of day for overtime, by kind of day. */
export const OVERTIME_RATES: RuleList = {
  table: 'overtime_rate',
  key: ['day_kind', 'from_time'],
  values: ['to_time', 'multiplier', 'pay_type'],
}

/** Makes a list equal to these rows: adds, changes and removes. Returns the number of affected rows. */
export async function replaceList(tx: Tx, list: RuleList, rows: readonly object[]): Promise<number> {
  const { table, key, values, hides } = list
  const params = [companyOfTransaction(tx), JSON.stringify(rows)]
  const same = key.map((name) => `w.${name} = ${table}.${name}`).join(' and ')
  const removed = await tx.execute(
    `${hides ? `update ${table} set deleted_at = now(), version = version + 1` : `delete from ${table}`}
     where company_id = $1 ${hides ? 'and deleted_at is null' : ''}
       and not exists (select from json_populate_recordset(null::${table}, $2) w where ${same})`,
    params,
  )
  const columns = [...key, ...values].join(', ')
  const of = (prefix: string) => values.map((name) => `${prefix}.${name}`).join(', ')
  const changes = values.map((name) => `${name} = excluded.${name}`).join(', ')
  const saved = await tx.execute(
    `insert into ${table} (company_id, ${columns}) select $1, ${columns} from json_populate_recordset(null::${table}, $2)
     on conflict (company_id, ${key.join(', ')}) do update set ${changes}${hides ? ', deleted_at = null' : ''}, version = ${table}.version + 1
     where (${of(table)}) is distinct from (${of('excluded')}) ${hides ? `or ${table}.deleted_at is not null` : ''}`,
    params,
  )
  return removed + saved
}
