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
import { type OvertimeDetail, type OvertimeFacts, showOvertime } from '../contract.ts'
import { OvertimeEditForm } from './OvertimeEditForm.tsx'
import { OVERTIME_TONES } from './overtime-columns.tsx'
import { useOvertimeText } from './text.ts'

/** Overtime with its history; approved overtime can be changed. */
export default function OvertimeEditScreen() {
  const id = useIdParam('employee_ot_id')
  return <OvertimeEdit key={id} id={id} />
}

/** The form keeps the overtime as it was opened: later changes must not overwrite what is being typed. */
function OvertimeEdit({ id }: { id: number }) {
  const text = useOvertimeText()
  const latest = useRoute(showOvertime, { params: { id } })
  const [opened, setOpened] = useState<OvertimeDetail>()
  const overtime = latest.data?.data
  if (!opened && overtime && !latest.isFetching) setOpened(overtime)
  return (
    <>
      <PageHeader
        title={text.edit}
        text={
          overtime && (
            <Group gap="xs" component="span">
              <span className="figures">{overtime.emp_number}</span>
              <span className="name">{overtime.employee_name}</span>
              <StatusBadge tone={OVERTIME_TONES[overtime.status]}>
                {text.statuses[overtime.status]}
              </StatusBadge>
            </Group>
          )
        }
        breadcrumbs={[{ label: text.title, to: href('employee_ot.index') }, { label: text.edit }]}
      />
      {overtime && opened && (
        <Stack gap="xl" maw={760}>
          {overtime.status === 'success' ? (
            <Paper withBorder p="lg" radius="lg">
              <OvertimeEditForm
                overtime={opened}
                latest={async () => (await latest.refetch()).data?.data ?? opened}
              />
            </Paper>
          ) : (
            <Closed overtime={overtime} />
          )}
          <OvertimeHistory overtime={overtime} />
        </Stack>
      )}
      {!overtime && latest.error && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {!overtime && !latest.error && <TableWaiting />}
    </>
  )
}

/** Overtime that cannot be changed. */
function Closed({ overtime }: { overtime: OvertimeDetail }) {
  const text = useOvertimeText()
  return (
    <>
      {overtime.status === 'cancelled' && (
        <Alert color="gray" title={`${text.decisionReason}: ${overtime.decision_reason}`}>
          {text.enterAgain}
        </Alert>
      )}
      <Facts
        columnWidth={200}
        facts={[
          [text.day, formatDate(overtime.work_date)],
          [text.fromTime, overtime.from_time],
          [text.toTime, overtime.to_time],
          [text.remark, overtime.remark || '–'],
        ]}
      />
    </>
  )
}

function OvertimeHistory({ overtime }: { overtime: OvertimeDetail }) {
  const text = useOvertimeText()
  const fields: readonly (readonly [string, (row: OvertimeFacts) => string])[] = [
    [text.day, (row) => formatDate(row.work_date)],
    [text.fromTime, (row) => row.from_time],
    [text.toTime, (row) => row.to_time],
    [text.remark, (row) => row.remark],
  ]
  return (
    <RequestHistory
      history={overtime.history.map((step) => ({ ...step, changes: describeChange(step.change, fields) }))}
    />
  )
}
