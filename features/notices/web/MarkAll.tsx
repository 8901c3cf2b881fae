import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useRoute } from '#kit/web/query.ts'
import { countNotices } from './calls.ts'
import { useNoticeText } from './text.ts'
import { useRead } from './use-own-notices.ts'

/** Marks all notices as read up to the newest one that the bell knows; nothing without unread ones. */
export function MarkAll() {
  const text = useNoticeText()
  const read = useRead()
  const state = useRoute(countNotices).data?.data
  if (!state || state.unread === 0) return null
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconChecks size={18} />}
      loading={read.isPending}
      onClick={() => read.mutate({ body: { up_to: state.latest_id } })}
    >
      {text.markAll}
    </Button>
  )
}
