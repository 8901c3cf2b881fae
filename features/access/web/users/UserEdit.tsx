import { Select, TextInput } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { UserChange, type UserRow, UserStatus } from '../../contract/users.ts'
import { useAccountText } from '../text.ts'
import { RolesField, useRoleName } from './RolesField.tsx'
import type { UserSide } from './user-side.ts'

interface Props {
  side: UserSide
  user: UserRow
  onClose: () => void
}

/** Name, address, roles and whether they may sign in. */
export function UserEdit({ side, user, onClose }: Props) {
  const text = useAccountText().user
  const update = useMutate(side.update)
  const roleName = useRoleName(side)
  const { name, email, roles, status, version } = user
  const initial = { name, email, roles, status, version }
  const form = useContractForm(UserChange, initial, {
    record: user.id,
    latest: ({ details }) => details.current as typeof initial,
    readings: {
      roles: { label: text.roles, show: (names: string[]) => names.map(roleName).join(', ') },
      status: { show: (value: typeof status) => text[value] },
    },
  })
  return (
    <EditModal opened onClose={onClose} title={text.edit}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await update.mutateAsync({ params: { id: user.id }, body })
          void toastSuccess('updated')
          onClose()
        }}
      >
        <TextInput label={text.name} withAsterisk {...form.fields.getInputProps('name')} />
        <TextInput label={text.email} type="email" withAsterisk {...form.fields.getInputProps('email')} />
        <RolesField side={side} isEmployee={user.is_employee} {...form.fields.getInputProps('roles')} />
        <Select
          label={text.status}
          allowDeselect={false}
          data={UserStatus.options.map((value) => ({ value, label: text[value] }))}
          {...form.fields.getInputProps('status')}
        />
      </Form>
    </EditModal>
  )
}
