import { Button, Center } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useAccessText } from './sign-in-text.ts'

/** The page needs a permission that the user does not have. The button leads to the user's own start page. */
export default function AccessDeniedScreen() {
  const text = useAccessText().denied
  const home = (
    <Button component={Link} to={href('Login')}>
      {text.home}
    </Button>
  )
  return (
    <Center mih="100dvh">
      <EmptyState
        title={text.title}
        text={text.text}
        action={home}
        icon={<IconLock size={56} stroke={1.3} />}
      />
    </Center>
  )
}
