import type { ReactNode } from 'react'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import type { updateCompanyRole } from '../../contract/company-roles.ts'
import { RoleChange, type RoleRow, type updateRole } from '../../contract/roles.ts'
import { useAccountText } from '../text.ts'
import type { PermissionsInput } from './PermissionsField.tsx'
import { RoleTexts } from './RoleTexts.tsx'
import { wordsOf } from './words-of.ts'

type Role = Omit<RoleRow, 'side' | 'is_template'>

const valuesOf = ({
  display_name_la,
  display_name_en,
  description_la,
  description_en,
  permissions,
  version,
}: Role) => ({
  display_name_la,
  display_name_en,
  description_la,
  description_en,
  permissions,
  version,
})

interface Props {
  role: Role
  /** The call that saves: the provider's or a company's. */
  route: typeof updateRole | typeof updateCompanyRole
  /** The field of the permissions; missing for a role without any. */
  permissions?: ((input: PermissionsInput) => ReactNode) | undefined
  onClose: () => void
}

/** Texts and permissions of a role; the permissions only if the user can grant them. */
export function RoleEdit({ role, route, permissions, onClose }: Props) {
  const text = useAccountText().role
  const { name } = wordsOf(role, useLanguage())
  const update = useMutate(route as typeof updateRole)
  const form = useContractForm(RoleChange, valuesOf(role), {
    record: role.id,
    latest: ({ details }) => valuesOf(details.current as Role),
    readings: { permissions: { label: text.permissions } },
  })
  return (
    <ViewModal opened onClose={onClose} title={`${text.edit}: ${name}`}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await update.mutateAsync({ params: { id: role.id }, body })
          void toastSuccess('updated')
          onClose()
        }}
      >
        <RoleTexts inputProps={(field) => form.fields.getInputProps(field)} />
        {permissions?.({
          disabled: !role.can.includes('grant'),
          ...form.fields.getInputProps('permissions'),
        })}
      </Form>
    </ViewModal>
  )
}
