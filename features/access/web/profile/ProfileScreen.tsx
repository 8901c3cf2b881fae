import '#kit/web/styles/desk.ts'
import { Button, Card, SimpleGrid, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLockPassword } from '@tabler/icons-react'
import { Suspense } from 'react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { me } from '../../contract/sign-in.ts'
import ChangePasswordDialog from '../password/ChangePasswordDialog.tsx'
import { GivenPasswords } from '../password/GivenPasswords.tsx'
import { useAccountText } from '../text.ts'
import { accountNoticePart } from './notice-part.ts'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'
import { SessionList } from './SessionList.tsx'

/** The user's account, sessions, and second factor. */
export default function ProfileScreen() {
  const { profile: text, password } = useAccountText()
  const language = useLanguage()
  const account = useRoute(me)
  const [isOpen, dialog] = useDisclosure()
  const NoticePart = accountNoticePart()
  if (account.error) return <ErrorState error={account.error} onRetry={() => void account.refetch()} />
  if (!account.data) return <TableWaiting />
  const { user, role_names: roles, password_reset: reset } = account.data.data
  const facts = [
    [text.name, user.name],
    [text.email, user.email],
    [text.company, user.company_name ?? text.provider],
    [text.roles, roles.map((role) => role[language]).join(', ')],
  ]
  const change = (
    <Button variant="default" leftSection={<IconLockPassword size={18} />} onClick={dialog.open}>
      {password.title}
    </Button>
  )
  return (
    <>
      <PageHeader title={text.title} actions={change} />
      <Stack gap="lg" maw="var(--champa-width-md)">
        <Card withBorder p="lg">
          <SimpleGrid cols={{ base: 1, sm: 2 }} component="dl" m={0}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <Text component="dt" size="sm" c="dimmed">
                  {label}
                </Text>
                <Text component="dd" m={0} className="name">
                  {value}
                </Text>
              </div>
            ))}
          </SimpleGrid>
        </Card>
        {reset && (
          <Card withBorder p="lg">
            <GivenPasswords />
          </Card>
        )}
        <SecondFactorPanel />
        {NoticePart && user.company_id !== null && (
          <Card withBorder p="lg">
            <Suspense>
              <NoticePart />
            </Suspense>
          </Card>
        )}
        <SessionList />
      </Stack>
      <ChangePasswordDialog opened={isOpen} onClose={dialog.close} />
    </>
  )
}
