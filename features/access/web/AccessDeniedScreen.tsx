import '#kit/web/styles/desk.ts'
import { Button, Center, Stack, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { href } from '#kit/web/navigation.ts'
import { useAccessText } from './sign-in-text.ts'

/** The page needs a permission that the user does not have. The button leads to the user's own start page. */
export default function AccessDeniedScreen() {
  const text = useAccessText().denied
  return (
    <Center mih="70dvh" p="md">
      <Stack align="center" gap="xs" ta="center" maw={440}>
        <IconLock size={56} stroke={1.3} aria-hidden="true" />
        <Title order={1} size="h2">
          {text.title}
        </Title>
        <Text c="dimmed">{text.text}</Text>
        <Button component={Link} to={href('Login')} mt="md">
          {text.home}
        </Button>
      </Stack>
    </Center>
  )
}
