import { Text } from '@mantine/core'
import { downloadOwnPayslip } from '../../contract/own-payslips.ts'
import type { PayslipDetail } from '../../contract/payslips.ts'
import { PayLines } from '../payslip/PayLines.tsx'
import { PdfButtons } from '../payslip/PdfButtons.tsx'
import { usePayslipText } from '../payslip/text.ts'
import { NetPay } from './NetPay.tsx'
import { PayColumns } from './PayColumns.tsx'

/** The net first and large; then earnings and deductions, on a desk beside it. */
export function OwnPayslip({ payslip }: { payslip: PayslipDetail }) {
  const text = usePayslipText()
  const { run, person } = payslip
  const { daysWorked, leaveLeft, days } = text.person
  const counts = [
    [daysWorked, person.days_worked],
    [leaveLeft, person.leave_left],
  ] as const
  const shown = counts.filter(([, count]) => count !== undefined)
  return (
    <PayColumns
      side={
        <>
          <NetPay
            label={run.kind === 'regular' ? text.sum.net : `${text.sum.net} · ${text.kind[run.kind]}`}
            pay={payslip}
            from={run.from_date}
            to={run.to_date}
          />
          {shown.length > 0 && (
            <Text size="sm" c="dimmed">
              {shown.map(([label, count]) => `${label}: ${days(String(count))}`).join(' · ')}
            </Text>
          )}
          <PdfButtons source={{ route: downloadOwnPayslip, params: { run_id: run.id } }} grow />
        </>
      }
    >
      <PayLines payslip={payslip} isOwn />
    </PayColumns>
  )
}
