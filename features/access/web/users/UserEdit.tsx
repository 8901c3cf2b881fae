import { PasswordInput, Select, TextInput } from '@mantine/core'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { useSession } from '#kit/web/session.ts'
import { UserChange, type UserRow, UserStatus } from '../../contract/users.ts'
import { useAccountText } from '../text.ts'
import { RolesField, useRoleName } from './RolesField.tsx'
import type { UserSide } from './user-side.ts'

interface Props {
  side: UserSide
  user: UserRow
  onClose: () => void
}

/** Name, address, roles and whether the user can sign in. */
export function UserEdit({ side, user, onClose }: Props) {
  const { user: text, factor } = useAccountText()
  const isOwn = useSession()?.user.id === user.id
  const update = useMutate(side.update)
  const roleName = useRoleName(side)
  const { name, email, roles, status, version } = user
  const initial = { name, email, roles, status, version, current_password: '', code: '' }
  const form = useContractForm(UserChange, initial, {
    record: user.id,
    latest: ({ details }) => ({ ...initial, ...(details.current as typeof initial) }),
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
        {isOwn && form.fields.getValues().email !== email && (
          <>
            <PasswordInput
              label={text.ownPassword}
              description={text.ownPasswordHint}
              autoComplete="current-password"
              withAsterisk
              {...form.fields.getInputProps('current_password')}
            />
            {user.has_second_factor && (
              <TextInput
                label={factor.anyCode}
                autoComplete="one-time-code"
                withAsterisk
                {...form.fields.getInputProps('code')}
              />
            )}
          </>
        )}
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
