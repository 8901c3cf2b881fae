import { Button } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { Link } from 'react-router'
import { href } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { AskButton } from '../ask/AskButton.tsx'
import { useRequestWords } from '../text.ts'
import { MyRequests } from './MyRequests.tsx'

/** The own requests of an employee: what is open and who has it, what is approved, what is closed. */
export default function MineScreen() {
  const { mine: text, inbox } = useRequestWords()
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <>
            <Button
              component={Link}
              to={href('requests.inbox')}
              variant="default"
              leftSection={<IconInbox size={18} />}
            >
              {inbox.title}
            </Button>
            <AskButton />
          </>
        }
      />
      <MyRequests />
    </>
  )
}
