import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { showOwnPaySoFar } from '../../contract/pay-so-far.ts'
import { PayLines } from '../payslip/PayLines.tsx'
import { usePayslipText } from '../payslip/text.ts'
import { SoFar } from './SoFar.tsx'

/** The employee's own pay of this month up to yesterday. */
export default function OwnPaySoFarScreen() {
  const text = usePayslipText()
  const title = text.soFar.title
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: text.own.title, to: href('employee_payslip.index') }, { label: title }]}
      />
      <SoFar
        answer={useRoute(showOwnPaySoFar)}
        payslipAt={(run_id) => href('employee_payslip.show', { run_id })}
      >
        {(payslip) => <PayLines payslip={payslip} isOwn />}
      </SoFar>
    </>
  )
}
