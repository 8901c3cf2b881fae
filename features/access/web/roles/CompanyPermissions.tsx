import { Skeleton, Text } from '@mantine/core'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { showRoleChoices } from '../../contract/company-roles.ts'
import { useAccountText } from '../text.ts'
import { PermissionsField, type PermissionsInput } from './PermissionsField.tsx'

/** The permissions of a company's side; those that the user does not have are displayed and cannot be changed. */
export function CompanyPermissions(input: PermissionsInput) {
  const text = useAccountText().role
  const choices = useRoute(showRoleChoices)
  if (choices.error) return <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />
  if (!choices.data) return <Skeleton height={240} />
  return (
    <>
      {!input.disabled && (
        <Text size="sm" c="dimmed">
          {text.needsSight}
        </Text>
      )}
      <PermissionsField permissions={choices.data.data.permissions} {...input} />
    </>
  )
}
