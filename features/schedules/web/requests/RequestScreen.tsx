import { Alert, Group, Paper, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { Facts } from '#kit/web/show/Facts.tsx'
import { History } from '#kit/web/show/History.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import type { RequestStatus } from '../../contract/requests.ts'
import { useRequestText } from './text.ts'
import { REQUEST_TONES } from './tones.ts'

/** A request in words (`describeRequest`). */
interface ShownRequest {
  emp_number: string
  employee_name: string
  status: RequestStatus
  decision_reason: string
  facts: readonly (readonly [label: string, value: string])[]
  history: readonly {
    verdict: 'approved' | 'rejected' | 'changed' | 'cancelled'
    actor: string
    at: string
    reason: string
    /** The old and new values of a change, in words. */
    changes: string
  }[]
}

interface Props {
  title: string
  /** The name and address of the list of these requests. */
  list: { label: string; to: string }
  text: {
    statuses: Readonly<Record<RequestStatus, string>>
    /** The label of the reason of a cancellation, and how to undo it. */
    decisionReason: string
    enterAgain: string
  }
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
            <Closed request={request} text={text} />
          )}
          <RequestHistory history={request.history} />
        </Stack>
      )}
      {!request && error && <ErrorState error={error} onRetry={onRetry} />}
      {!request && !error && <TableWaiting />}
    </>
  )
}

/** A request that cannot be changed. */
function Closed({ request, text }: { request: ShownRequest; text: Props['text'] }) {
  return (
    <>
      {request.status === 'cancelled' && (
        <Alert color="gray" title={`${text.decisionReason}: ${request.decision_reason}`}>
          {text.enterAgain}
        </Alert>
      )}
      <Facts columnWidth={200} facts={request.facts} />
    </>
  )
}

/** Who entered, changed and cancelled a request, when, and why or what. */
function RequestHistory({ history }: Pick<ShownRequest, 'history'>) {
  const text = useRequestText()
  const steps = history.map(({ verdict, actor, at, reason, changes }) => ({
    what: text.verdicts[verdict],
    who: actor,
    at,
    why: changes || (reason === 'import' ? text.imported : reason),
  }))
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {text.history}
      </Title>
      <History steps={steps} />
    </section>
  )
}
