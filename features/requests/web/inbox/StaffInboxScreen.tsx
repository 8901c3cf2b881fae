import { Button } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { Link } from 'react-router'
import { href } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useRequestWords } from '../text.ts'
import RequestInbox from './RequestInbox.tsx'

/** All requests that wait for HR, on the company's side. */
export default function StaffInboxScreen() {
  const { inbox: text, delegation } = useRequestWords()
  return (
    <>
      <PageHeader
        title={text.staff}
        text={text.intro}
        actions={
          <Button
            component={Link}
            to={href('delegation.index')}
            variant="default"
            leftSection={<IconUserShare size={18} />}
          >
            {delegation.title}
          </Button>
        }
      />
      <RequestInbox label={text.staff} forHr />
    </>
  )
}
