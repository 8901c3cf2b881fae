import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { useFocusBack } from '#kit/web/feedback/focus-back.ts'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import type { deleteCompanyRole } from '../../contract/company-roles.ts'
import type { deleteRole, RoleRow } from '../../contract/roles.ts'
import { useAccountText } from '../text.ts'
import { wordsOf } from './words-of.ts'

interface Props {
  role: Omit<RoleRow, 'side' | 'is_template'>
  /** The call that deletes: the provider's or a company's. */
  route: typeof deleteRole | typeof deleteCompanyRole
  onClose: () => void
}

/** Shows how many users have the role; it cannot be deleted while there are any. */
export function RoleDelete({ role, route, onClose }: Props) {
  const text = useAccountText().role
  const words = useKitText()
  useFocusBack(role.user_count > 0)
  const { name } = wordsOf(role, useLanguage())
  const remove = useMutate(route as typeof deleteRole, {
    onSuccess: () => {
      onClose()
      void toastSuccess('deleted')
    },
    onError: toastError,
  })
  if (role.user_count === 0)
    return (
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={() => remove.mutate({ params: { id: role.id } })}
        loading={remove.isPending}
      >
        <Text>{text.deleteFree(name)}</Text>
      </ConfirmDialog>
    )
  return (
    <Modal opened onClose={onClose} size={500} title={words.confirm.deleteTitle}>
      <Stack gap="lg">
        <Text>{text.deleteHeld(name, String(role.user_count))}</Text>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {words.action.close}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
