import { useGo } from '#kit/web/navigation.ts'
import type { RunRow } from '../../contract.ts'

type Opened = Pick<RunRow, 'id' | 'days_per_month' | 'hours_per_day'>

/** Opens a run. Its address contains the divisors of the month, as in the specification. */
export function useOpenRun(): (run: Opened) => void {
  const go = useGo()
  return ({ id, days_per_month, hours_per_day }) =>
    go('payrolls.show', { payroll_id: id, qty_day_work: days_per_month, qty_hour_work: hours_per_day })
}
