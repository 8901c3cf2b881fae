import '#kit/web/styles/desk.ts'
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { isStaffRole } from '#kit/contract/access-rules.ts'
import { href } from '#kit/web/navigation.ts'
import { type Session, useSession } from '#kit/web/session.ts'
import { signOut } from '../sign-out.ts'
import { useAccountText } from '../text.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { usePasswordChanged } from './use-password-changed.ts'

function dashboardOf(session: Session | null): string {
  if (!session) return href('Login')
  if (!isStaffRole(session.roles[0] ?? 'employee')) return href('EmployeeDashboard')
  return session.user.company_id === null ? href('Dashboard') : href('CompanyDashboard')
}

/**
 * Specification 2: a confirmation step first. Confirm reveals the fields, Next goes to the dashboard, loaded again. A
 * user whose password was given by another person chooses one at once, or signs out.
 */
export default function ChangePasswordScreen() {
  const text = useAccountText().password
  const session = useSession()
  const changed = usePasswordChanged()
  const mustChange = session?.user.status_change_password ?? false
  const [isConfirmed, setConfirmed] = useState(false)
  return (
    <Card withBorder p="xl">
      <Stack gap="md">
        <Title order={1}>{text.title}</Title>
        {mustChange && <Alert>{text.mustChange}</Alert>}
        {isConfirmed || mustChange ? (
          <ChangePasswordForm
            onChanged={changed}
            {...(mustChange && { onCancel: () => void signOut(), cancelLabel: text.signOut })}
          />
        ) : (
          <>
            <Text>{text.question}</Text>
            <Group justify="flex-end">
              <Button variant="default" onClick={() => window.location.assign(dashboardOf(session))}>
                {text.next}
              </Button>
              <Button onClick={() => setConfirmed(true)} data-autofocus>
                {text.confirmStep}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  )
}
