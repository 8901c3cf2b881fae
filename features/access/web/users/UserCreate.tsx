import { TextInput } from '@mantine/core'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, type RouteName, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { NewUser } from '../../contract/users.ts'
import { NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { useAccountText } from '../text.ts'
import { InviteSwitch } from './InviteSwitch.tsx'
import { RolesField } from './RolesField.tsx'
import type { UserSide } from './user-side.ts'

interface Props {
  side: UserSide
  title: string
  list: Extract<RouteName, 'userAdmin.index' | 'companyUser.index'>
}

/** A new user with roles and a first password. */
export function UserCreate({ side, title, list }: Props) {
  const { user: text, invite } = useAccountText()
  const go = useGo()
  const add = useMutate(side.add)
  const roles: string[] = []
  const form = useContractForm(NewUser, {
    name: '',
    email: '',
    roles,
    new_password: '',
    confirm_password: '',
    invite: false,
  })
  const isInvited = form.fields.getValues().invite === true
  return (
    <>
      <PageHeader title={text.add} breadcrumbs={[{ label: title, to: href(list) }, { label: text.add }]} />
      <FormFrame>
        <Form
          form={form}
          onCancel={() => go(list)}
          onSubmit={async (body) => {
            await add.mutateAsync({ body })
            void toastSuccess(isInvited ? invite.sent : 'saved')
            go(list)
          }}
        >
          <FieldGrid columns={2}>
            <TextInput label={text.name} withAsterisk {...form.fields.getInputProps('name')} />
            <TextInput
              label={text.email}
              type="email"
              autoComplete="off"
              withAsterisk
              {...form.fields.getInputProps('email')}
            />
          </FieldGrid>
          <RolesField side={side} isEmployee={false} {...form.fields.getInputProps('roles')} />
          <InviteSwitch
            isInvited={isInvited}
            onChange={(wanted) => form.fields.setFieldValue('invite', wanted)}
          />
          {!isInvited && (
            <FieldGrid columns={2}>
              <NewPasswordFields
                label={text.firstPassword}
                hint={text.firstPasswordHint}
                inputProps={(field) => form.fields.getInputProps(field)}
              />
            </FieldGrid>
          )}
        </Form>
      </FormFrame>
    </>
  )
}
