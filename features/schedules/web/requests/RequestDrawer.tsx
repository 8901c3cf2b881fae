import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconBan, IconEdit } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { REQUEST_TONES } from '#features/requests/domain/request-tones.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import { ClosedRequest } from './ClosedRequest.tsx'
import { RequestHistory } from './RequestHistory.tsx'
import type { RequestTexts, ShownRequest } from './shown-request.ts'
import { useRequestText } from './text.ts'

interface Props {
  // Only its position and steps are used, whatever the rows are.
  opened: OpenedRow<never>
  /** What it is: 'Leave'. */
  kind: string
  /** The address of its own page. */
  page: string
  text: RequestTexts
  /** Undefined while it is loaded. */
  request: ShownRequest | undefined
  error: Error | null
  onRetry: () => void
  /** What it changes on its days and for pay, while it counts. */
  effect: ReactNode
  /** Offers to edit it: on its own page, or with `onEdit`. */
  mayEdit: boolean
  onEdit?: () => void
  /** Offers to cancel it. */
  onCancel: (() => void) | undefined
  cancelLabel: string
}

/** A leave or overtime beside its list: its facts, what it changes, and its history. */
export default function RequestDrawer({ opened, kind, page, text, request, error, ...parts }: Props) {
  const { effects } = useRequestText()
  const { edit } = useKitText().action
  const { mayEdit, onEdit, onCancel, cancelLabel } = parts
  return (
    <DetailsDrawer
      opened={opened}
      title={request?.employee_name ?? kind}
      kind={request ? `${request.emp_number} · ${kind}` : kind}
      page={page}
      actions={
        (mayEdit || onCancel) && (
          <>
            {mayEdit && onEdit && (
              <Button variant="default" leftSection={<IconEdit size={18} />} onClick={onEdit}>
                {edit}
              </Button>
            )}
            {mayEdit && !onEdit && (
              <Button component={Link} to={page} variant="default" leftSection={<IconEdit size={18} />}>
                {edit}
              </Button>
            )}
            {onCancel && (
              <Button variant="default" c="red" leftSection={<IconBan size={18} />} onClick={onCancel}>
                {cancelLabel}
              </Button>
            )}
          </>
        )
      }
    >
      {!request && error && <ErrorState error={error} onRetry={parts.onRetry} />}
      {!request && !error && <Skeleton height={320} />}
      {request && (
        <Stack gap="lg">
          <Group>
            <StatusBadge tone={REQUEST_TONES[request.status]}>{text.statuses[request.status]}</StatusBadge>
          </Group>
          <ClosedRequest request={request} text={text} />
          <section>
            <Title order={3} size="h4" mb="xs">
              {effects.title}
            </Title>
            <Text c={request.status === 'success' ? undefined : 'dimmed'} mb="xs">
              {effects.of[request.status]}
            </Text>
            {request.status !== 'cancelled' && request.status !== 'rejected' && parts.effect}
          </section>
          {request.history.length > 0 && <RequestHistory history={request.history} order={3} />}
        </Stack>
      )}
    </DetailsDrawer>
  )
}
