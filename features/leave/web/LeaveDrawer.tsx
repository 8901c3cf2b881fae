import { Box, Text } from '@mantine/core'
import { describeRequest } from '#features/schedules/domain/describe-request.ts'
import { DayLinks, RequestDrawer } from '#features/schedules/web/index.ts'
import { useMay, useMayCall } from '#kit/web/access.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import {
  cancelLeave,
  type Leave,
  type LeaveDetail,
  showLeave,
  showLeaveBalance,
  updateLeave,
} from '../contract.ts'
import { formatLeaveDays } from './format-leave-days.ts'
import { isOpenLeave } from './is-open-leave.ts'
import { LeaveFiles } from './LeaveFiles.tsx'
import { useLeaveFields } from './leave-fields.ts'
import { useLeaveText } from './text.ts'

interface Props {
  opened: OpenedRow<Leave>
  onCancel: (leave: Leave) => void
}

/** A leave beside its list, with the days that it takes and what is left of its balance. */
export function LeaveDrawer({ opened, onCancel }: Props) {
  return opened.id === undefined ? null : <OpenLeave id={opened.id} opened={opened} onCancel={onCancel} />
}

function OpenLeave({ id, opened, onCancel }: Props & { id: number }) {
  const text = useLeaveText()
  const mayCall = useMayCall()
  const fields = useLeaveFields()
  const answer = useRoute(showLeave, { params: { id } }, { keepPrevious: true })
  const leave = answer.data?.data
  return (
    <RequestDrawer
      opened={opened as unknown as OpenedRow<never>}
      kind={text.one}
      page={href('e-leave.edit', { leave_id: id })}
      text={text}
      request={leave && { ...leave, ...describeRequest(leave, fields) }}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      effect={leave && <Effect leave={leave} />}
      mayEdit={leave?.status === 'success' && mayCall(updateLeave)}
      cancelLabel={text.cancelLeave}
      onCancel={leave && isOpenLeave(leave) && mayCall(cancelLeave) ? () => onCancel(leave) : undefined}
    />
  )
}

/** The days of work that it takes, whether they are paid, and the balance of its year. */
function Effect({ leave }: { leave: LeaveDetail }) {
  const { effect: text, balance: words } = useLeaveText()
  const may = useMay()
  const { employee_id, leave_type_id, start_date, counted_dates: dates, counted_days } = leave
  const balance = useRoute(
    showLeaveBalance,
    { query: { employee_id, leave_type_id, on: start_date } },
    { enabled: dates !== null },
  ).data?.data
  const days = counted_days ?? 0
  const shown = formatLeaveDays
  return (
    <>
      {dates && <Text>{days === 0 ? text.none : text.counted(shown(days))}</Text>}
      <Text>{leave.is_paid ? text.paid : text.unpaid}</Text>
      {balance && (
        <Text c="dimmed" size="sm" mb="xs">
          {balance.earned === null || balance.left === null
            ? words.unbound(shown(balance.used))
            : words.bound(shown(balance.left), shown(balance.earned), start_date.slice(0, 4))}
        </Text>
      )}
      <DayLinks label={text.openDay} employeeId={employee_id} dates={dates ?? []} />
      {may('approve-leave') && (
        <Box mt="md">
          <LeaveFiles leaveId={leave.id} />
        </Box>
      )}
    </>
  )
}
