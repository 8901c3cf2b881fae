import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import type { Column } from '#kit/web/table/column.ts'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { deleteRole, listRoles, type RoleRow, updateRole } from '../../contract/roles.ts'
import { useAccountText } from '../text.ts'
import type { PermissionsInput } from './PermissionsField.tsx'
import { ProviderPermissions } from './ProviderPermissions.tsx'
import { RoleDelete } from './RoleDelete.tsx'
import { RoleEdit } from './RoleEdit.tsx'
import { wordsOf } from './words-of.ts'

const isFull = (name: string) => Object.values<string>(FULL_ROLES).includes(name)

function useRoleColumns(): Column<RoleRow>[] {
  const text = useAccountText().role
  const language = useLanguage()
  return [
    {
      key: 'display_name',
      title: text.title,
      primary: true,
      cell: (row) => wordsOf(row, language).name,
    },
    { key: 'name', title: text.name, hidden: true },
    {
      key: 'side',
      title: text.side,
      cell: (row) => (row.is_template ? `${text.sides[row.side]} · ${text.template}` : text.sides[row.side]),
    },
    {
      key: 'permissions',
      title: text.permissions,
      align: 'end',
      cell: (row) => (isFull(row.name) ? text.all : String(row.permissions.length)),
    },
    { key: 'user_count', title: text.users, align: 'end' },
    { key: 'description', title: text.description, cell: (row) => wordsOf(row, language).description },
  ]
}

const permissionsOf = (side: RoleRow['side']) =>
  side === 'employee'
    ? undefined
    : (input: PermissionsInput) => <ProviderPermissions side={side} {...input} />

/** The roles: names, permissions, number of users. */
export default function RoleListScreen() {
  const text = useAccountText().role
  const words = useKitText()
  const columns = useRoleColumns()
  const [edited, setEdited] = useState<RoleRow>()
  const [roleToDelete, setRoleToDelete] = useState<RoleRow>()
  return (
    <>
      <ListPage
        title={text.title}
        add={<AddButton to={href('role.create')}>{text.add}</AddButton>}
        route={listRoles}
        name="roles"
        columns={columns}
        actions={[
          {
            label: words.action.edit,
            icon: <IconEdit size={17} />,
            onClick: setEdited,
            when: (row) => row.can.includes('rename'),
          },
          {
            label: words.action.delete,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setRoleToDelete,
            when: (row) => row.can.includes('delete'),
          },
        ]}
      />
      {edited && (
        <RoleEdit
          key={edited.id}
          role={edited}
          route={updateRole}
          permissions={permissionsOf(edited.side)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {roleToDelete && (
        <RoleDelete
          key={roleToDelete.id}
          role={roleToDelete}
          route={deleteRole}
          onClose={() => setRoleToDelete(undefined)}
        />
      )}
    </>
  )
}
