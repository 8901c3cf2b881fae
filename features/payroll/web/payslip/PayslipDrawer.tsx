import { Skeleton } from '@mantine/core'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import { type PayslipRow, type RunDetail, showPayslip } from '../../contract.ts'
import { fullName } from './full-name.ts'
import { PayslipBody } from './PayslipBody.tsx'
import { usePayslipText } from './text.ts'

interface Props {
  run: RunDetail
  opened: OpenedRow<PayslipRow>
}

/** One payslip beside the list; the arrow keys open the next and the previous employee's. */
export function PayslipDrawer({ run, opened }: Props) {
  const text = usePayslipText()
  const language = useLanguage()
  const { row } = opened
  return (
    <DetailsDrawer
      opened={opened}
      title={row ? fullName(row.person, language) : text.payslip}
      kind={text.payslip}
      page={
        opened.id === undefined
          ? undefined
          : href('payslip.show', { payroll_id: run.id, employee_id: opened.id })
      }
    >
      {opened.id !== undefined && <LoadedPayslip run={run} employeeId={opened.id} onGone={opened.close} />}
    </DetailsDrawer>
  )
}

interface LoadedProps {
  run: RunDetail
  employeeId: number
  onGone: () => void
}

/** The content of a payslip beside a list; `onGone` closes it when a new calculation leaves the employee out. */
export function LoadedPayslip({ run, employeeId, onGone }: LoadedProps) {
  const params = { id: run.id, employee_id: employeeId }
  const payslip = useRoute(showPayslip, { params }, { keepPrevious: true })
  if (payslip.error) return <ErrorState error={payslip.error} onRetry={() => void payslip.refetch()} />
  if (!payslip.data) return <Skeleton height={480} />
  return <PayslipBody run={run} payslip={payslip.data.data} isBeside onGone={onGone} />
}
