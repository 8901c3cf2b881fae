import { Stack } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { EmployeePicker } from '#features/employees/web/index.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { showPaySoFar } from '../../contract/pay-so-far.ts'
import { PayLines } from '../payslip/PayLines.tsx'
import { usePayslipText } from '../payslip/text.ts'
import { SoFar } from './SoFar.tsx'

/** The pay of an employee of this month up to yesterday; the address names the employee. */
export default function PaySoFarScreen() {
  const text = usePayslipText().soFar
  const [search, setSearch] = useSearchParams()
  const employeeId = Number(search.get('employee')) || null
  const choose = (id: number | null) =>
    setSearch(id === null ? {} : { employee: String(id) }, { replace: true })
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.text}
        breadcrumbs={[{ label: text.payroll, to: href('payrolls-item.index') }, { label: text.title }]}
      />
      <Stack gap="md" maw="var(--champa-width-lg)">
        <EmployeePicker label={text.employee} value={employeeId} onChange={choose} />
        {employeeId === null ? (
          <EmptyState title={text.choose} text={text.chooseText} />
        ) : (
          <OfEmployee key={employeeId} employeeId={employeeId} />
        )}
      </Stack>
    </>
  )
}

function OfEmployee({ employeeId }: { employeeId: number }) {
  const answer = useRoute(showPaySoFar, { params: { employee_id: employeeId } })
  return <SoFar answer={answer}>{(payslip) => <PayLines payslip={payslip} />}</SoFar>
}
