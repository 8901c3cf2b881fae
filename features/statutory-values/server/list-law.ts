import { z } from 'zod'
import type { LawKind } from '#engines/payroll/law/types.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { RowSchema } from '#kit/database/check-rows.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import type { SocialSecurityValue, TaxTable } from '../contract.ts'
import { percentOf } from './law-proposal.ts'
import { STORED_VALUES } from './stored-values.ts'

const DatedRow = z.object({
  first_day: IsoDate,
  source: z.string(),
  created_at: Timestamp,
  state: z.enum(['past', 'current', 'coming']),
})
const rowOf = <K extends LawKind>(kind: K) =>
  DatedRow.extend({ kind: z.literal(kind), value: STORED_VALUES[kind] })
const TaxRow = rowOf('income_tax')
const CeilingRow = rowOf('social_security_ceiling')
const RatesRow = rowOf('social_security_rates')

/** Dated values of one kind, newest first, and which is in force in Vientiane today. */
function readRows<Row extends object>(tx: Tx, row: RowSchema<Row>, kind: LawKind): Promise<Row[]> {
  return tx.query(
    row,
    `with day as (select today_in_laos() as today)
     select v.kind, v.first_day, v.value, v.source, v.created_at,
       case when v.first_day > today then 'coming'
            when v.first_day = max(v.first_day) filter (where v.first_day <= today) over () then 'current'
            else 'past' end as state
     from statutory_value v, day where v.kind = $1 order by v.first_day desc`,
    [kind],
  )
}

const common = ({ first_day, source, created_at, state }: z.infer<typeof DatedRow>) => ({
  ...{ first_day, source, state },
  created_at: created_at.toISOString(),
})

export async function listTables(tx: Tx): Promise<TaxTable[]> {
  const rows = await readRows(tx, TaxRow, 'income_tax')
  return rows.map((row) => ({
    ...common(row),
    bands: row.value.bands.map(({ above, rateNum, rateDen }) => ({
      above,
      percent: percentOf(rateNum, rateDen),
    })),
  }))
}

export async function listContributions(tx: Tx): Promise<SocialSecurityValue[]> {
  const ceilings = await readRows(tx, CeilingRow, 'social_security_ceiling')
  const rates = await readRows(tx, RatesRow, 'social_security_rates')
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
