import { Alert, Anchor, Skeleton, Stack, Text } from '@mantine/core'
import { IconClockHour4 } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import type { PaySoFar } from '../../contract/pay-so-far.ts'
import type { PayslipContent } from '../../contract/payslips.ts'
import { NetPay } from '../own/NetPay.tsx'
import { PayColumns } from '../own/PayColumns.tsx'
import { usePayslipText } from '../payslip/text.ts'

interface Props {
  answer: UseQueryResult<{ data: PaySoFar }>
  /** The address of the payslip that already pays these days. */
  payslipAt?: (runId: number) => string
  children: (payslip: PayslipContent) => ReactNode
}

/** The pay of this month up to yesterday: a note that it is not final, the net, and the lines. */
export function SoFar({ answer, payslipAt, children }: Props) {
  const text = usePayslipText().soFar
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  const pay = answer.data?.data
  if (!pay)
    return (
      <Stack>
        <Skeleton height={150} radius="lg" />
        <Skeleton height={220} radius="lg" />
      </Stack>
    )
  const { payslip, run, derivation } = pay
  return (
    <Stack gap="md">
      {run && (
        <Alert color="leaf" variant="light">
          {text.alreadyPaid(run.title)}{' '}
          {payslipAt && (
            <Anchor component={Link} to={payslipAt(run.id)} inherit>
              {text.toPayslip}
            </Anchor>
          )}
        </Alert>
      )}
      {derivation.state === 'running' && (
        <Alert color="yellow" variant="light" role="status">
          {text.running(formatNumber(derivation.left, 0))}
        </Alert>
      )}
      {payslip && (
        <PayColumns
          side={
            <>
              <NetPay label={text.title} pay={payslip} from={pay.from} to={pay.until} />
              <Alert icon={<IconClockHour4 size={20} />} color="gray" variant="light" title={text.notFinal}>
                {text.basis(formatDate(pay.until))}
              </Alert>
              {pay.waits_for_scans && (
                <Alert color="yellow" variant="light">
                  {text.noScansAfter(formatDate(pay.until))}
                </Alert>
              )}
              {payslip.reviews.includes('days_open') && <Text c="dimmed">{text.daysOpen}</Text>}
            </>
          }
        >
          {children(payslip)}
        </PayColumns>
      )}
      {!payslip && <EmptyState title={text.none} text={reasonOf(pay, text)} />}
    </Stack>
  )
}

function reasonOf(
  { problem, waits_for_scans, until }: PaySoFar,
  text: ReturnType<typeof usePayslipText>['soFar'],
): string {
  if (waits_for_scans) return text.noScans
  return problem ? text.problem : text.noneText(formatDate(until))
}
