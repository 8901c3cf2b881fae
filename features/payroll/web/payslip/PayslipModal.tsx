import { ActionIcon, Group, Skeleton, Text, Tooltip } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { type Icon, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { PHONE } from '#kit/web/phone.ts'
import { useRoute } from '#kit/web/query.ts'
import { downloadPayslip, type RunDetail, showPayslip } from '../../contract.ts'
import { HoldPanel } from '../hold/HoldPanel.tsx'
import type { OpenPayslip } from '../tabs/use-open-payslip.ts'
import { PayslipSheet } from './PayslipSheet.tsx'
import { usePayslipText } from './text.ts'

interface Props {
  run: RunDetail
  opened: OpenPayslip
}

/** One payslip over the list; the arrow keys open the next and the previous employee's. */
export function PayslipModal({ run, opened }: Props) {
  const { employeeId, next, previous } = opened
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  useHotkeys([
    ['ArrowRight', () => employeeId && next?.()],
    ['ArrowLeft', () => employeeId && previous?.()],
  ])
  return (
    <ViewModal
      opened={employeeId !== undefined}
      onClose={opened.close}
      title={<ModalHead opened={opened} />}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'lg'}
    >
      {employeeId !== undefined && <Loaded run={run} employeeId={employeeId} />}
    </ViewModal>
  )
}

function ModalHead({ opened: { place, total, next, previous } }: Pick<Props, 'opened'>) {
  const text = usePayslipText()
  return (
    <Group gap="xs" wrap="nowrap">
      <Text fw={700}>{text.payslip}</Text>
      <Step label={`${text.previous} (←)`} icon={IconChevronLeft} step={previous} />
      <Text size="sm" c="dimmed" className="figures name">
        {place !== undefined && text.position(formatNumber(place, 0), formatNumber(total, 0))}
      </Text>
      <Step label={`${text.next} (→)`} icon={IconChevronRight} step={next} />
    </Group>
  )
}

interface StepProps {
  label: string
  icon: Icon
  step: (() => void) | undefined
}

/**
 * Stays enabled and keeps the focus at the ends of the list: a disabled button would lose the focus, and with it the
 * keyboard events of the dialog.
 */
function Step({ label, icon: Arrow, step }: StepProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size={32}
        aria-label={label}
        aria-disabled={!step}
        data-disabled={!step || undefined}
        onClick={() => step?.()}
      >
        <Arrow size={18} />
      </ActionIcon>
    </Tooltip>
  )
}

function Loaded({ run, employeeId }: { run: RunDetail; employeeId: number }) {
  const params = { id: run.id, employee_id: employeeId }
  const payslip = useRoute(showPayslip, { params }, { keepPrevious: true })
  if (payslip.error) return <ErrorState error={payslip.error} onRetry={() => void payslip.refetch()} />
  if (!payslip.data) return <Skeleton height={480} />
  return (
    <>
      <HoldPanel key={employeeId} run={run} employeeId={employeeId} hold={payslip.data.data.hold} />
      <PayslipSheet payslip={payslip.data.data} file={{ route: downloadPayslip, params }} />
    </>
  )
}
