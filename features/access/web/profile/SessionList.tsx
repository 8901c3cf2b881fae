import { Button, Card, Divider, Group, Stack, Text, Title } from '@mantine/core'
import { deviceOf } from '#kit/contract/device-name.ts'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatInstant } from '#kit/web/format.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { endSession, listSessions, type SessionRow } from '../../contract/sessions.ts'
import { useAccountText } from '../text.ts'

/** The sessions of the account; each can be ended. */
export function SessionList() {
  const text = useAccountText().profile
  const sessions = useRoute(listSessions)
  return (
    <Card withBorder p="lg">
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4">
            {text.sessions}
          </Title>
          <Text c="dimmed">{text.sessionsText}</Text>
        </div>
        {sessions.data?.data.map((row) => (
          <SessionLine key={row.id} row={row} />
        ))}
      </Stack>
    </Card>
  )
}

function SessionLine({ row }: { row: SessionRow }) {
  const text = useAccountText().profile
  const end = useMutate(endSession, { onSuccess: () => void toastSuccess(text.ended), onError: toastError })
  return (
    <>
      <Divider />
      <Group justify="space-between" wrap="nowrap">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} className="name">
            {deviceOf(row.user_agent) ?? text.unknownDevice}
          </Text>
          <Text size="sm" c="dimmed" className="figures">
            {row.address} · {text.since} {formatInstant(row.created_at)} · {text.lastSeen}{' '}
            {formatInstant(row.last_seen_at)}
          </Text>
        </div>
        {row.is_current ? (
          <StatusBadge tone="good">{text.thisOne}</StatusBadge>
        ) : (
          <Button
            variant="default"
            flex="none"
            onClick={() => end.mutate({ params: { id: row.id } })}
            loading={end.isPending}
          >
            {text.end}
          </Button>
        )}
      </Group>
    </>
  )
}
