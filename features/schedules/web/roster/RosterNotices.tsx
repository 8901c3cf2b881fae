import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { formatDate } from '#kit/contract/days.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { listRosterNotices, type RosterNotice, seeRosterNotices } from '../../contract/my-roster.ts'
import { useRosterText } from './text.ts'

/** What published rosters have changed since the employee last looked. */
export function RosterNotices({ notices }: { notices: readonly RosterNotice[] }) {
  const text = useRosterText().my
  const see = useMutate(seeRosterNotices, { refresh: [listRosterNotices], onError: toastError })
  const [latest] = notices
  if (!latest) return null
  return (
    <Alert color="champa" icon={<IconBell size={18} />} title={text.changed} mb="md">
      <Stack gap="xs">
        {notices.map(({ id, days, published_at, published_by }) => (
          <div key={id}>
            <Text fw={600}>{text.changedDays(formatNumber(days.length, 0), rangeText(days))}</Text>
            <Text size="sm" c="dimmed">
              {formatInstant(published_at)} · {published_by}
            </Text>
          </div>
        ))}
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          loading={see.isPending}
          onClick={() => see.mutate({ body: { up_to: latest.id } })}
        >
          {text.seen}
        </Button>
      </Stack>
    </Alert>
  )
}

const rangeText = (days: readonly string[]) =>
  [...new Set([formatDate(days[0]), formatDate(days.at(-1))])].join(' – ')
