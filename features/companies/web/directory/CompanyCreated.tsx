import { Alert, Button, CopyButton, Group, Stack, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#kit/contract/route.ts'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { href } from '#kit/web/navigation.ts'
import type { addCompany } from '../../contract.ts'
import { useDirectoryText } from './text.ts'

export type CreatedCompany = AnswerOf<typeof addCompany>['data']

/** How the first administrator signs in: with a mail that was sent, or with a password that is only shown here. */
export function CompanyCreated({ made, isMailKept }: { made: CreatedCompany; isMailKept: boolean }) {
  const text = useDirectoryText()
  const { admin_email: email, admin_password: password } = made
  const isKept = password === null && isMailKept
  return (
    <FormFrame size="lg">
      <Alert color={isKept ? 'yellow' : 'leaf'} role="status">
        {isKept ? text.byMailKept : password === null ? text.invitedText(email) : text.madeText}
      </Alert>
      {password !== null && (
        <Stack gap="sm">
          <TextInput label={text.adminEmail} value={email} readOnly />
          <TextInput label={text.password} value={password} readOnly className="figures" />
        </Stack>
      )}
      <Group justify="flex-end">
        {password !== null && (
          <CopyButton value={`${email}\n${password}`}>
            {({ copied, copy }) => (
              <Button variant="default" leftSection={<IconCopy size={18} />} onClick={copy}>
                {copied ? text.copied : text.copy}
              </Button>
            )}
          </CopyButton>
        )}
        <Button component={Link} to={href('company.index')}>
          {text.toList}
        </Button>
      </Group>
    </FormFrame>
  )
}
