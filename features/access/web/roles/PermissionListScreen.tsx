import { Textarea, TextInput } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { listPermissions, type PermissionRow, updatePermission } from '../../contract/roles.ts'
import { useAccountText } from '../text.ts'

/** The permissions as the product knows them; the provider gives them names that people understand. */
export default function PermissionListScreen() {
  const { permission: text, role } = useAccountText()
  const [edited, setEdited] = useState<PermissionRow>()
  return (
    <>
      <PageHeader title={text.title} text={text.fixedText} />
      <DataTable
        route={listPermissions}
        name="permissions"
        label={text.title}
        columns={[
          { key: 'name', title: text.name, primary: true },
          { key: 'display_name', title: text.displayName },
          { key: 'side', title: role.side, cell: (row) => role.sides[row.side] },
          { key: 'roles', title: text.roles, cell: (row) => row.roles.join(', ') || '–' },
          { key: 'description', title: text.description, hidden: true },
        ]}
        actions={[{ label: text.edit, icon: <IconEdit size={17} />, onClick: setEdited }]}
      />
      {edited && <PermissionEdit key={edited.id} permission={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

function PermissionEdit({ permission, onClose }: { permission: PermissionRow; onClose: () => void }) {
  const text = useAccountText().permission
  const update = useMutate(updatePermission)
  const { display_name, description, version } = permission
  const initial = { display_name, description, version }
  const form = useContractForm(updatePermission.body, initial, {
    record: permission.id,
    latest: ({ details }) => details.current as typeof initial,
  })
  return (
    <EditModal opened onClose={onClose} title={permission.name}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={async (body) => {
          await update.mutateAsync({ params: { id: permission.id }, body })
          void toastSuccess('updated')
          onClose()
        }}
      >
        <TextInput label={text.displayName} {...form.fields.getInputProps('display_name')} />
        <Textarea
          label={text.description}
          autosize
          minRows={2}
          {...form.fields.getInputProps('description')}
        />
      </Form>
    </EditModal>
  )
}
