import { Alert, Group, Paper, Stack } from '@mantine/core'
import { useState } from 'react'
import { describeChange } from '#features/schedules/domain/describe-change.ts'
import { RequestHistory } from '#features/schedules/web/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { Facts } from '#kit/web/show/Facts.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { type LeaveDetail, type LeaveFacts, showLeave } from '../contract.ts'
import { LeaveEditForm } from './LeaveEditForm.tsx'
import { LEAVE_TONES } from './leave-columns.tsx'
import { useLeaveText } from './text.ts'

/** A leave with its history; approved leave can be changed. */
export default function LeaveEditScreen() {
  const id = useIdParam('leave_id')
  return <LeaveEdit key={id} id={id} />
}

/** The form keeps the leave as it was opened: later changes must not overwrite what is being typed. */
function LeaveEdit({ id }: { id: number }) {
  const text = useLeaveText()
  const latest = useRoute(showLeave, { params: { id } })
  const [opened, setOpened] = useState<LeaveDetail>()
  const leave = latest.data?.data
  if (!opened && leave && !latest.isFetching) setOpened(leave)
  return (
    <>
      <PageHeader
        title={text.edit}
        text={
          leave && (
            <Group gap="xs" component="span">
              <span className="figures">{leave.emp_number}</span>
              <span className="name">{leave.employee_name}</span>
              <StatusBadge tone={LEAVE_TONES[leave.status]}>{text.statuses[leave.status]}</StatusBadge>
            </Group>
          )
        }
        breadcrumbs={[{ label: text.title, to: href('e-leave.index') }, { label: text.edit }]}
      />
      {leave && opened && (
        <Stack gap="xl" maw={760}>
          {leave.status === 'success' ? (
            <Paper withBorder p="lg" radius="lg">
              <LeaveEditForm
                leave={opened}
                latest={async () => (await latest.refetch()).data?.data ?? opened}
              />
            </Paper>
          ) : (
            <Closed leave={leave} />
          )}
          <LeaveHistory leave={leave} />
        </Stack>
      )}
      {!leave && latest.error && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {!leave && !latest.error && <TableWaiting />}
    </>
  )
}

/** A leave that cannot be changed. */
function Closed({ leave }: { leave: LeaveDetail }) {
  const text = useLeaveText()
  return (
    <>
      {leave.status === 'cancelled' && (
        <Alert color="gray" title={`${text.decisionReason}: ${leave.decision_reason}`}>
          {text.enterAgain}
        </Alert>
      )}
      <Facts
        columnWidth={200}
        facts={[
          [text.kind, leave.leave_type],
          [text.start, formatDate(leave.start_date)],
          [text.end, formatDate(leave.end_date)],
          [text.part, text.parts[leave.part]],
          [text.detail, leave.detail || '–'],
        ]}
      />
    </>
  )
}

function LeaveHistory({ leave }: { leave: LeaveDetail }) {
  const text = useLeaveText()
  const fields: readonly (readonly [string, (row: LeaveFacts) => string])[] = [
    [text.kind, (row) => row.leave_type],
    [text.start, (row) => formatDate(row.start_date)],
    [text.end, (row) => formatDate(row.end_date)],
    [text.part, (row) => text.parts[row.part]],
    [text.detail, (row) => row.detail],
  ]
  return (
    <RequestHistory
      history={leave.history.map((step) => ({ ...step, changes: describeChange(step.change, fields) }))}
    />
  )
}
