import type { LawKind, LawValues } from '#engines/payroll/law/types.ts'
import type { Tx } from '#kit/database/database.ts'
import type { SocialSecurityValue, TaxTable } from '../../contract/law.ts'
import { percentOf } from './law-proposal.ts'

interface Row<K extends LawKind> {
  kind: K
  first_day: string
  value: LawValues[K]
  source: string
  created_at: Date
  state: 'past' | 'current' | 'coming'
}

/** Dated values of some kinds, the newest first, and which of each kind is in force in Vientiane today. */
function readRows<K extends LawKind>(tx: Tx, kinds: readonly K[]): Promise<Row<K>[]> {
  return tx.query<Row<K>>(
    `with day as (select (now() at time zone 'Asia/Vientiane')::date as today)
     select v.kind, v.first_day, v.value, v.source, v.created_at,
       case when v.first_day > today then 'coming'
            when v.first_day = max(v.first_day) filter (where v.first_day <= today) over (partition by v.kind) then 'current'
            else 'past' end as state
     from statutory_value v, day where v.kind = any($1) order by v.kind, v.first_day desc`,
    [kinds],
  )
}

const common = ({ first_day, source, created_at, state }: Row<LawKind>) => ({
  ...{ first_day, source, state },
  created_at: created_at.toISOString(),
})

export async function listTables(tx: Tx): Promise<TaxTable[]> {
  const rows = await readRows(tx, ['income_tax'])
  return rows.map((row) => ({
    ...common(row),
    bands: row.value.bands.map(({ above, rateNum, rateDen }) => ({
      above,
      percent: percentOf(rateNum, rateDen),
    })),
  }))
}

export async function listContributions(tx: Tx): Promise<SocialSecurityValue[]> {
  const ceilings = await readRows(tx, ['social_security_ceiling'])
  const rates = await readRows(tx, ['social_security_rates'])
  return [
    ...ceilings.map((row) => ({ ...common(row), kind: row.kind, ceiling: row.value.ceiling })),
    ...rates.map((row) => ({
      ...common(row),
      kind: row.kind,
      employee_percent: percentOf(row.value.employeeNum, row.value.employeeDen),
      employer_percent: percentOf(row.value.employerNum, row.value.employerDen),
    })),
  ]
}
