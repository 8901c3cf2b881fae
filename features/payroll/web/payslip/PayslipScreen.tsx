import '#kit/web/styles/desk.ts'
import { Button, Skeleton, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useTabName } from '#kit/web/tab-name.ts'
import { showPayslip, showRun } from '../../contract.ts'
import { runAddress } from '../run-address.ts'
import { fullName } from './full-name.ts'
import { PayslipBody } from './PayslipBody.tsx'
import { usePayslipText } from './text.ts'

/** One payslip of a run as a page, which can be printed. */
export default function PayslipScreen() {
  const text = usePayslipText()
  const navigate = useNavigate()
  const language = useLanguage()
  const id = useIdParam('payroll_id')
  const employee_id = useIdParam('employee_id')
  const run = useRoute(showRun, { params: { id } })
  const payslip = useRoute(showPayslip, { params: { id, employee_id } })
  const error = run.error ?? payslip.error
  const slip = payslip.data?.data
  const detail = run.data?.data
  const name = slip ? fullName(slip.person, language) : ''
  useTabName(name)
  return (
    <>
      <PageHeader
        title={text.payslip}
        breadcrumbs={[
          { label: text.payroll, to: href('payrolls-item.index') },
          ...(detail ? [{ label: detail.title, to: runAddress(detail) }] : []),
          { label: name || text.payslip },
        ]}
        actions={
          <>
            <Button variant="default" component={Link} to={href('employee.show', { employee_id })}>
              {text.toEmployee}
            </Button>
            <Button leftSection={<IconPrinter size={18} />} disabled={!slip} onClick={() => window.print()}>
              {text.print}
            </Button>
          </>
        }
      />
      {error && (
        <ErrorState
          error={error}
          onRetry={() => {
            void run.refetch()
            void payslip.refetch()
          }}
        />
      )}
      {!error && !(slip && detail) && <Skeleton height={480} maw="var(--champa-width-lg)" />}
      {!error && slip && detail && (
        <Stack gap={0} maw="var(--champa-width-lg)">
          <PayslipBody run={detail} payslip={slip} onGone={() => void navigate(runAddress(detail))} />
        </Stack>
      )}
    </>
  )
}
