import { Group, Paper, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { REQUEST_TONES } from '#features/requests/domain/request-tones.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { ClosedRequest } from './ClosedRequest.tsx'
import { RequestHistory } from './RequestHistory.tsx'
import type { RequestTexts, ShownRequest } from './shown-request.ts'

interface Props {
  title: string
  /** The name and address of the list of these requests. */
  list: { label: string; to: string }
  text: RequestTexts
  /** Undefined while it is loaded. */
  request: ShownRequest | undefined
  error: Error | null
  onRetry: () => void
  /** The form of an approved request. */
  form: ReactNode
}

/** A leave or overtime with its history; approved ones can be changed. */
export default function RequestScreen({ title, list, text, request, error, onRetry, form }: Props) {
  return (
    <>
      <PageHeader
        title={title}
        text={
          request && (
            <Group gap="xs" component="span">
              <span className="figures">{request.emp_number}</span>
              <span className="name">{request.employee_name}</span>
              <StatusBadge tone={REQUEST_TONES[request.status]}>{text.statuses[request.status]}</StatusBadge>
            </Group>
          )
        }
        breadcrumbs={[list, { label: title }]}
      />
      {request && form && (
        <Stack gap="xl" maw={760}>
          {request.status === 'success' ? (
            <Paper withBorder p="lg" radius="lg">
              {form}
            </Paper>
          ) : (
            <ClosedRequest request={request} text={text} />
          )}
          <RequestHistory history={request.history} order={2} />
        </Stack>
      )}
      {!request && error && <ErrorState error={error} onRetry={onRetry} />}
      {!request && !error && <TableWaiting />}
    </>
  )
}
