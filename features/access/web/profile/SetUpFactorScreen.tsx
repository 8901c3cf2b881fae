import '#kit/web/styles/desk.ts'
import { Alert, Button, Card, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useReplace } from '#kit/web/navigation.ts'
import { useSession } from '#kit/web/session.ts'
import { refreshSession } from '../kept-session.ts'
import { signOut } from '../sign-out.ts'
import { useAccountText } from '../text.ts'
import { EnrolSteps } from './EnrolSteps.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** A user whose account must have a second factor turns it on here, or signs out; no other page is available before. */
export default function SetUpFactorScreen() {
  const { factor: text, password } = useAccountText()
  const session = useSession()
  const replace = useReplace()
  const [codes, setCodes] = useState<string[]>()
  async function goOn(): Promise<void> {
    await refreshSession()
    replace('Login')
  }
  return (
    <Card withBorder p="xl" maw="var(--champa-width-sm)" mx="auto">
      <Stack gap="md">
        <Title order={1}>{codes ? text.codesTitle : text.title}</Title>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => void goOn()} />
        ) : (
          <>
            {session?.user.must_set_up_factor && <Alert>{text.required}</Alert>}
            <EnrolSteps onCodes={setCodes} />
            <Group justify="flex-start">
              <Button variant="subtle" onClick={() => void signOut()}>
                {password.signOut}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  )
}
