import { Text, TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  addEmployeeAccount,
  EmployeeAccount,
  type EmployeeAccountRow,
  setEmployeePassword,
} from '../../contract/employee-accounts.ts'
import { NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { useAccountText } from '../text.ts'
import { InviteSwitch } from './InviteSwitch.tsx'

interface Props {
  row: EmployeeAccountRow
  onClose: () => void
}

const nameOf = (row: EmployeeAccountRow) => `${row.emp_number} ${row.name} ${row.surname}`.trim()

export function EmployeePasswordDialog({ row, onClose }: Props) {
  const { employeePassword: text, invite } = useAccountText()
  const save = useMutate(setEmployeePassword)
  const onlyMail = !row.can.includes('set-password')
  const form = useContractForm(setEmployeePassword.body, {
    new_password: '',
    confirm_password: '',
    invite: onlyMail,
  })
  const isInvited = form.fields.getValues().invite === true
  return (
    <EditModal opened onClose={onClose} title={text.set}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await save.mutateAsync({ params: { employee_id: row.id }, body })
          void toastSuccess(isInvited ? invite.sent : text.done)
          onClose()
        }}
      >
        <Text fw={600}>{nameOf(row)}</Text>
        <WayIn
          onlyMail={onlyMail}
          isInvited={isInvited}
          onInvite={(wanted) => form.fields.setFieldValue('invite', wanted)}
          inputProps={(field) => form.fields.getInputProps(field)}
        />
      </Form>
    </EditModal>
  )
}

export function EmployeeAccountDialog({ row, onClose }: Props) {
  const { employeePassword: text, invite } = useAccountText()
  const add = useMutate(addEmployeeAccount)
  const form = useContractForm(EmployeeAccount, {
    email: row.email,
    new_password: '',
    confirm_password: '',
    invite: false,
  })
  const isInvited = form.fields.getValues().invite === true
  return (
    <EditModal opened onClose={onClose} title={text.create}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await add.mutateAsync({ params: { employee_id: row.id }, body })
          void toastSuccess(isInvited ? invite.sent : text.created)
          onClose()
        }}
      >
        <Text fw={600}>{nameOf(row)}</Text>
        <TextInput
          label={text.loginEmail}
          type="email"
          withAsterisk
          autoComplete="off"
          {...form.fields.getInputProps('email')}
        />
        <WayIn
          isInvited={isInvited}
          onInvite={(wanted) => form.fields.setFieldValue('invite', wanted)}
          inputProps={(field) => form.fields.getInputProps(field)}
        />
      </Form>
    </EditModal>
  )
}

interface WayInProps extends Pick<ComponentProps<typeof NewPasswordFields>, 'inputProps'> {
  isInvited: boolean
  onlyMail?: boolean
  onInvite: (wanted: boolean) => void
}

/** An invitation by mail, or a typed password. */
function WayIn({ isInvited, onlyMail = false, onInvite, inputProps }: WayInProps) {
  const { employeePassword: text } = useAccountText()
  return (
    <>
      <InviteSwitch isInvited={isInvited} onlyMail={onlyMail} onChange={onInvite} />
      {!isInvited && <NewPasswordFields hint={text.hint} inputProps={inputProps} />}
    </>
  )
}
