import { useGo } from '#kit/web/navigation.ts'
import type { RunRow } from '../../contract.ts'

type Opened = Pick<RunRow, 'id' | 'days_per_month' | 'hours_per_day'>

/** Leads to a run. Its address names the divisors of the month, as the specification has it. */
export function useOpenRun(): (run: Opened) => void {
  const go = useGo()
  return ({ id, days_per_month, hours_per_day }) =>
    go('payrolls.show', { payroll_id: id, qty_day_work: days_per_month, qty_hour_work: hours_per_day })
}
