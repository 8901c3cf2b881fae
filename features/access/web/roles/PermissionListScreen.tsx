import { Textarea, TextInput } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { listPermissions, type PermissionRow, updatePermission } from '../../contract/roles.ts'
import { useAccountText } from '../text.ts'
import { areaOf } from './permissions.ts'
import { roleName, wordsOf } from './words-of.ts'

/** The permissions of the product; the provider gives them readable names. */
export default function PermissionListScreen() {
  const { permission: text, role } = useAccountText()
  const language = useLanguage()
  const [edited, setEdited] = useState<PermissionRow>()
  return (
    <>
      <PageHeader title={text.title} text={text.fixedText} />
      <DataTable
        route={listPermissions}
        name="permissions"
        label={text.title}
        columns={[
          {
            key: 'display_name',
            title: text.displayName,
            primary: true,
            cell: (row) => wordsOf(row, language).name,
          },
          { key: 'description', title: text.description, cell: (row) => wordsOf(row, language).description },
          { key: 'area', title: text.area, cell: (row) => role.areas[areaOf(row.name)] },
          { key: 'side', title: role.side, cell: (row) => role.sides[row.side] },
          {
            key: 'roles',
            title: text.roles,
            cell: (row) => row.roles.map((name) => roleName(name, language)).join(', ') || '–',
          },
          { key: 'name', title: text.name, hidden: true },
        ]}
        actions={[{ label: text.edit, icon: <IconEdit size={17} />, onClick: setEdited }]}
      />
      {edited && <PermissionEdit key={edited.id} permission={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

function PermissionEdit({ permission, onClose }: { permission: PermissionRow; onClose: () => void }) {
  const { role } = useAccountText()
  const update = useMutate(updatePermission)
  const { display_name_la, display_name_en, description_la, description_en, version } = permission
  const initial = { display_name_la, display_name_en, description_la, description_en, version }
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
        <TextInput label={role.la} lang="lo" {...form.fields.getInputProps('display_name_la')} />
        <TextInput label={role.en} lang="en" {...form.fields.getInputProps('display_name_en')} />
        <Textarea
          label={role.descriptionLa}
          lang="lo"
          autosize
          minRows={2}
          {...form.fields.getInputProps('description_la')}
        />
        <Textarea
          label={role.descriptionEn}
          lang="en"
          autosize
          minRows={2}
          {...form.fields.getInputProps('description_en')}
        />
      </Form>
    </EditModal>
  )
}
