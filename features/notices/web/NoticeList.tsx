import { Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatInstant } from '#kit/web/format.ts'
import type { Notice } from '../contract/notices.ts'
import classes from './NoticeList.module.css'
import { useNoticeText } from './text.ts'
import { useOpenNotice, type useOwnNotices } from './use-own-notices.ts'

interface Props {
  answer: ReturnType<typeof useOwnNotices>
  /** Only unread ones are asked for. */
  isUnreadOnly: boolean
  /** Called before another screen opens. */
  onDone?: () => void
}

/** Notices, each opens its screen and is then read. */
export function NoticeList({ answer, isUnreadOnly, onDone }: Props) {
  const text = useNoticeText()
  const open = useOpenNotice(onDone)
  const { data, error } = answer
  if (error && !data) return <ErrorState error={error} onRetry={() => void answer.refetch()} />
  if (!data) return <Waiting />
  if (data.meta.total === 0)
    return isUnreadOnly ? (
      <EmptyState title={text.allRead} />
    ) : (
      <EmptyState title={text.none} text={text.noneHint} />
    )
  return (
    <ul className={classes.list}>
      {data.data.map((notice) => (
        <li key={notice.id}>
          <Item notice={notice} onOpen={() => open(notice)} />
        </li>
      ))}
    </ul>
  )
}

function Item({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const text = useNoticeText()
  const { is_read: isRead, label, created_at } = notice
  return (
    <button type="button" className={classes.item} onClick={onOpen} {...(!isRead && { 'data-unread': true })}>
      <span className={classes.dot} aria-hidden="true" />
      <span>
        {!isRead && <VisuallyHidden>{text.unreadMark} </VisuallyHidden>}
        <span className={classes.text}>{notice.text}</span>
        <Text component="span" size="sm" c="dimmed" className="figures">
          {label} · {formatInstant(created_at)}
        </Text>
      </span>
    </button>
  )
}

function Waiting() {
  return (
    <Stack gap="sm" p="md" aria-busy="true">
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} h={44} />
      ))}
    </Stack>
  )
}
