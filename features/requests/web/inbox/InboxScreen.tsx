import { Button } from '@mantine/core'
import { IconListDetails, IconUserShare } from '@tabler/icons-react'
import { Link } from 'react-router'
import { href } from '#kit/web/navigation.ts'
import { useSession } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useRequestWords } from '../text.ts'
import RequestInbox from './RequestInbox.tsx'

/** All requests that wait for an employee: the own steps, those of the role, and those of colleagues who are away. */
export default function InboxScreen() {
  const { inbox: text, mine, delegation } = useRequestWords()
  const isHr = useSession()?.roles.includes('hrmanager') ?? false
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <>
            <Button
              component={Link}
              to={href('requests.mine')}
              variant="default"
              leftSection={<IconListDetails size={18} />}
            >
              {mine.title}
            </Button>
            <Button
              component={Link}
              to={href('requests.delegation')}
              variant="default"
              leftSection={<IconUserShare size={18} />}
            >
              {delegation.title}
            </Button>
          </>
        }
      />
      <RequestInbox label={text.title} forHr={isHr} />
    </>
  )
}
