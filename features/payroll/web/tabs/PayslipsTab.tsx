import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { PayslipFilters } from './PayslipFilters.tsx'
import { PayslipList } from './PayslipList.tsx'
import { payslipColumns } from './payslip-columns.tsx'

/** Every payslip of the run. */
export function PayslipsTab({ run }: { run: RunDetail }) {
  const text = useRunText()
  return (
    <PayslipList
      run={run}
      name="payslips"
      label={text.tab.payslips}
      filterNames={['department_id', 'branch_id', 'has_review', 'hold']}
      filters={(state) => (
        <PayslipFilters state={state} hasHeld={run.held.employees + run.paid_later.employees > 0} />
      )}
      columns={payslipColumns}
    />
  )
}
