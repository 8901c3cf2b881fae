import { IconEdit, IconLogin2, IconMail, IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '#kit/web/AddButton.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, type RouteName } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { useSession } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { type UserRow, UserStatus } from '../../contract/users.ts'
import { useAccountText } from '../text.ts'
import { UserEdit } from './UserEdit.tsx'
import { useUserColumns } from './user-columns.tsx'
import type { UserSide } from './user-side.ts'

interface Props {
  side: UserSide
  title: string
  name: string
  create: Extract<RouteName, 'userAdmin.create' | 'companyUser.create'>
}

/** The users of one side; each row contains the permitted actions. */
export function UserList({ side, title, name, create }: Props) {
  const text = useAccountText().user
  const state = useListState({ name, filters: ['status', 'role'], sort: 'name' })
  const columns = useUserColumns()
  const language = useLanguage()
  const roles = useRoute(side.roles).data?.data ?? []
  const [edited, setEdited] = useState<UserRow>()
  const feedback = (message: string) => ({ onSuccess: () => void toastSuccess(message), onError: toastError })
  const sendLink = useMutate(side.sendLink, feedback(text.linkSent))
  const sendSignInLink = useMutate(side.sendSignInLink, feedback(text.linkSent))
  const removeFactor = useMutate(side.removeFactor, feedback(text.factorRemoved))
  // Only users of the company create its accounts.
  const isInside = Boolean(useSession()?.entered)
  const add = (
    <IfMayCall route={side.add}>
      <AddButton to={href(create)}>{text.add}</AddButton>
    </IfMayCall>
  )
  return (
    <>
      <PageHeader title={title} actions={isInside ? null : add} />
      <DataTable
        route={side.list}
        name={name}
        label={title}
        state={state}
        columns={columns}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter
              state={state}
              name="status"
              several
              label={text.status}
              options={UserStatus.options.map((value) => ({ value, label: text[value] }))}
              w={160}
            />
            <ChoiceFilter
              state={state}
              name="role"
              several
              label={text.roles}
              options={roles.map((role) => ({
                value: role.name,
                label: language === 'la' ? role.display_name_la : role.display_name_en,
              }))}
              w={190}
            />
          </FilterBar>
        }
        actions={[
          {
            label: text.edit,
            icon: <IconEdit size={17} />,
            onClick: setEdited,
            when: (row) => row.can.includes('update'),
          },
          {
            label: text.sendLink,
            icon: <IconMail size={17} />,
            onClick: (row) => sendLink.mutate({ params: { id: row.id } }),
            when: (row) => row.can.includes('send-link'),
          },
          {
            label: text.sendSignInLink,
            icon: <IconLogin2 size={17} />,
            onClick: (row) => sendSignInLink.mutate({ params: { id: row.id } }),
            when: (row) => row.can.includes('send-sign-in-link'),
          },
          {
            label: text.removeFactor,
            icon: <IconShieldOff size={17} />,
            danger: true,
            onClick: (row) => removeFactor.mutate({ params: { id: row.id } }),
            when: (row) => row.can.includes('remove-second-factor'),
          },
        ]}
      />
      {edited && <UserEdit key={edited.id} side={side} user={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
