import { Skeleton, Stack } from '@mantine/core'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatMonth } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { showOwnPayslip } from '../../contract/own-payslips.ts'
import { usePayslipText } from '../payslip/text.ts'
import { OwnPayslip } from './OwnPayslip.tsx'

/** One of the employee's own payslips. */
export default function OwnPayslipScreen() {
  const text = usePayslipText()
  const language = useLanguage()
  const params = { run_id: useIdParam('run_id') }
  const payslip = useRoute(showOwnPayslip, { params })
  const detail = payslip.data?.data
  const month = detail ? formatMonth(detail.run.to_date, language) : text.payslip
  return (
    <>
      <PageHeader
        title={month}
        breadcrumbs={[{ label: text.own.title, to: href('employee_payslip.index') }, { label: month }]}
      />
      {payslip.error && <ErrorState error={payslip.error} onRetry={() => void payslip.refetch()} />}
      {!detail && !payslip.error && (
        <Stack>
          <Skeleton height={150} radius="lg" />
          <Skeleton height={220} radius="lg" />
        </Stack>
      )}
      {detail && <OwnPayslip payslip={detail} />}
    </>
  )
}
