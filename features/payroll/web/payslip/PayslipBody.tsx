import { downloadPayslip, type PayslipDetail, type PayslipRow, type RunDetail } from '../../contract.ts'
import { ReviewPanel } from '../check/ReviewPanel.tsx'
import { HoldPanel } from '../hold/HoldPanel.tsx'
import type { PayslipBeside } from './BesideHead.tsx'
import { PayslipSheet } from './PayslipSheet.tsx'

interface Props {
  run: RunDetail
  /** In the drawer, which names the employee: the amounts come first, facts and the hold after them. */
  isBeside?: boolean
  payslip: PayslipDetail & PayslipBeside & Pick<PayslipRow, 'review_facts' | 'check' | 'is_omitted' | 'hold'>
}

/** A payslip of a run for the payroll officer: its marks and what solves them, whether it is held, and every line. */
export function PayslipBody({ run, payslip, isBeside = false }: Props) {
  const { employee_id } = payslip
  const params = { id: run.id, employee_id }
  const hold = (
    <HoldPanel key={`hold ${employee_id}`} run={run} employeeId={employee_id} hold={payslip.hold} />
  )
  const isHoldLast = isBeside && !payslip.hold
  return (
    <>
      <ReviewPanel key={`review ${employee_id}`} run={run} slip={payslip} />
      {!isHoldLast && hold}
      <PayslipSheet
        payslip={payslip}
        file={{ route: downloadPayslip, params }}
        beside={payslip}
        isBeside={isBeside}
      />
      {isHoldLast && hold}
    </>
  )
}
