import { Button, Group, Stack } from '@mantine/core'
import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { href } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import type { RequestStatus, WaitsFor } from '../../contract.ts'
import { useRequestWords } from '../text.ts'

interface Props {
  /** The title of the page of the form. */
  title: string
  /** What was asked for, in a line. */
  line: string
  status: RequestStatus
  waitsFor: WaitsFor | null
  /** Starts an empty form. */
  onMore: () => void
}

/** After a request was sent: whom it waits for, and where to go. */
export function RequestSent({ title, line, status, waitsFor, onMore }: Props) {
  const { ask: text, roles } = useRequestWords()
  const isDraft = status === 'draft'
  const next = waitsFor
    ? text.next(waitsFor.name ? `${waitsFor.name} (${roles[waitsFor.role]})` : roles[waitsFor.role])
    : text.nobody
  return (
    <>
      <PageHeader title={title} text={line} />
      <EmptyState
        icon={isDraft ? <IconPencil size={56} stroke={1.4} /> : <IconCircleCheck size={56} stroke={1.4} />}
        title={isDraft ? text.saved : text.sent}
        text={isDraft ? text.draftHint : next}
        action={
          <Stack gap="xs" align="center">
            <Button component={Link} to={href('requests.mine')}>
              {text.mine}
            </Button>
            <Group gap="xs" justify="center">
              <Button variant="default" onClick={onMore}>
                {text.more}
              </Button>
              <Button component={Link} to={href('EmployeeDashboard')} variant="default">
                {text.home}
              </Button>
            </Group>
          </Stack>
        }
      />
    </>
  )
}
