import { IconEdit, IconEye, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useSession } from '#kit/web/session.ts'
import type { Column } from '#kit/web/table/column.ts'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import {
  addCompanyRole,
  type CompanyRoleRow,
  deleteCompanyRole,
  listCompanyRoles,
  updateCompanyRole,
} from '../../contract/company-roles.ts'
import { useAccountText } from '../text.ts'
import { CompanyPermissions } from './CompanyPermissions.tsx'
import { RoleDelete } from './RoleDelete.tsx'
import { RoleEdit } from './RoleEdit.tsx'
import { wordsOf } from './words-of.ts'

function useColumns(): Column<CompanyRoleRow>[] {
  const text = useAccountText().role
  const language = useLanguage()
  return [
    { key: 'name', title: text.title, primary: true, cell: (row) => wordsOf(row, language).name },
    { key: 'is_own', title: text.kind, cell: (row) => (row.is_own ? text.own : text.ofProduct) },
    {
      key: 'permissions',
      title: text.permissions,
      align: 'end',
      cell: (row) => (row.name === FULL_ROLES.company ? text.all : String(row.permissions.length)),
    },
    { key: 'user_count', title: text.users, align: 'end' },
    { key: 'description', title: text.description, cell: (row) => wordsOf(row, language).description },
  ]
}

/** The roles that users of the company can have; its own can be changed. */
export default function CompanyRoleListScreen() {
  const text = useAccountText().role
  const words = useKitText()
  const language = useLanguage()
  const columns = useColumns()
  const isInside = Boolean(useSession()?.entered)
  const [opened, setOpened] = useState<{ what: 'view' | 'edit' | 'delete'; role: CompanyRoleRow }>()
  const close = () => setOpened(undefined)
  const open = (what: 'view' | 'edit' | 'delete') => (role: CompanyRoleRow) => setOpened({ what, role })
  const { what, role } = opened ?? {}
  return (
    <>
      <ListPage
        title={text.companyTitle}
        text={text.companyText}
        add={
          !isInside && (
            <AddButton route={addCompanyRole} to={href('companyRole.create')}>
              {text.add}
            </AddButton>
          )
        }
        route={listCompanyRoles}
        name="company-roles"
        columns={columns}
        onRowClick={open('view')}
        actions={[
          { label: words.action.view, icon: <IconEye size={17} />, onClick: open('view') },
          {
            label: words.action.edit,
            icon: <IconEdit size={17} />,
            onClick: open('edit'),
            when: (row) => row.can.includes('rename'),
          },
          {
            label: words.action.delete,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: open('delete'),
            when: (row) => row.can.includes('delete'),
          },
        ]}
      />
      {role && what === 'view' && (
        <ViewModal opened onClose={close} title={`${text.viewOne}: ${wordsOf(role, language).name}`}>
          <CompanyPermissions value={role.permissions} disabled />
        </ViewModal>
      )}
      {role && what === 'edit' && (
        <RoleEdit
          key={role.id}
          role={role}
          route={updateCompanyRole}
          permissions={(input) => <CompanyPermissions {...input} />}
          onClose={close}
        />
      )}
      {role && what === 'delete' && (
        <RoleDelete key={role.id} role={role} route={deleteCompanyRole} onClose={close} />
      )}
    </>
  )
}
