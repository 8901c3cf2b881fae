import type { RunKind } from '../../domain/run-states.ts'

/** The values of the form of a run: '' for an empty number, null for an empty day. */
export interface RunValues {
  kind: RunKind
  item_ids: number[]
  employee_ids: number[]
  title: string
  from_date: string | null
  to_date: string | null
  mode: 'monthly' | 'worked-days'
  days_per_month: number | ''
  hours_per_day: number | ''
  exchange_rate_date: string | null
}
