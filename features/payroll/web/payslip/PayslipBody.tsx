import { Group } from '@mantine/core'
import { downloadPayslip, type PayslipDetail, type PayslipRow, type RunDetail } from '../../contract.ts'
import { RecalculateButton, RecalculatePanel, useChangedPerson } from '../check/RecalculatePanel.tsx'
import { ReviewPanel } from '../check/ReviewPanel.tsx'
import { HoldPanel } from '../hold/HoldPanel.tsx'
import type { PayslipBeside } from './BesideHead.tsx'
import { EditLine } from './EditLine.tsx'
import { PayslipSheet } from './PayslipSheet.tsx'

interface Props {
  run: RunDetail
  /** In the drawer, which names the employee: the amounts come first, what can be done with the payslip after them. */
  isBeside?: boolean
  /** After a recalculation the employee has no payslip in the run. */
  onGone?: () => void
  payslip: PayslipDetail & PayslipBeside & Pick<PayslipRow, 'review_facts' | 'check' | 'is_omitted' | 'hold'>
}

/** A payslip of a run for the payroll officer: its marks and what solves them, whether it is outdated or held, and every line. */
export function PayslipBody({ run, payslip, isBeside = false, onGone }: Props) {
  const { employee_id } = payslip
  const params = { id: run.id, employee_id }
  const changed = useChangedPerson(run, employee_id)
  const ofPerson = { run, employeeId: employee_id }
  const hold = <HoldPanel key={`hold ${employee_id}`} {...ofPerson} hold={payslip.hold} />
  const steps = (
    <Group gap="xs" mb="sm" mt={isBeside ? 'md' : 0} className="no-print">
      {!changed && <RecalculateButton key={`recalculate ${employee_id}`} {...ofPerson} onGone={onGone} />}
      {!payslip.hold && hold}
    </Group>
  )
  return (
    <>
      <ReviewPanel key={`review ${employee_id}`} run={run} slip={payslip} />
      {changed && (
        <RecalculatePanel
          key={`recalculate ${employee_id}`}
          {...ofPerson}
          changed={changed}
          onGone={onGone}
        />
      )}
      {payslip.hold && hold}
      {!isBeside && steps}
      <EditLine run={run} payslip={payslip} onGone={onGone}>
        <PayslipSheet
          payslip={payslip}
          file={{ route: downloadPayslip, params }}
          beside={payslip}
          isBeside={isBeside}
        />
      </EditLine>
      {isBeside && steps}
    </>
  )
}
