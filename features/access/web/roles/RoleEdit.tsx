import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { type RoleRow, updateRole } from '../../contract/roles.ts'
import { useAccountText } from '../text.ts'
import { PermissionsField } from './PermissionsField.tsx'
import { RoleTexts } from './RoleTexts.tsx'

const valuesOf = ({
  display_name_la,
  display_name_en,
  description_la,
  description_en,
  permissions,
  version,
}: RoleRow) => ({
  display_name_la,
  display_name_en,
  description_la,
  description_en,
  permissions,
  version,
})

/** Texts and permissions of a role; the permissions only where they are the asker's to give. */
export function RoleEdit({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const text = useAccountText().role
  const update = useMutate(updateRole)
  const form = useContractForm(updateRole.body, valuesOf(role), {
    record: role.id,
    latest: ({ details }) => valuesOf(details.current as RoleRow),
    readings: { permissions: { label: text.permissions } },
  })
  return (
    <ViewModal opened onClose={onClose} title={`${text.edit}: ${role.name}`}>
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
        {role.side !== 'employee' && (
          <PermissionsField
            side={role.side}
            disabled={!role.can.includes('grant')}
            {...form.fields.getInputProps('permissions')}
          />
        )}
      </Form>
    </ViewModal>
  )
}
