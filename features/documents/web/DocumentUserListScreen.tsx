import { Group } from '@mantine/core'
import { IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { toastDeleted } from '#kit/web/feedback/toast-deleted.ts'
import { href } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  addDocumentUser,
  type DocumentUser,
  listDocumentUsers,
  recoverDocumentUser,
  removeDocumentUser,
} from '../contract.ts'
import { useDocumentText } from './text.ts'

const NAME = 'document-users'

/** The users who can see the company's documents; authorizes and removes them. */
export default function DocumentUserListScreen() {
  const text = useDocumentText()
  const state = useListState({ name: NAME, sort: 'name' })
  const [userToRemove, setUserToRemove] = useState<DocumentUser>()
  const remove = useMutate(removeDocumentUser, {
    onSuccess: ({ data }) => {
      setUserToRemove(undefined)
      void toastDeleted(recoverDocumentUser, data.id)
    },
    onError: toastError,
  })
  return (
    <>
      <ListPage
        title={text.title}
        text={text.text}
        add={
          <AddButton route={addDocumentUser} to={href('authorize.document.create')}>
            {text.add}
          </AddButton>
        }
        none={{ title: text.none, text: text.noneText }}
        route={listDocumentUsers}
        name={NAME}
        state={state}
        columns={columnsOf(text)}
        actions={[
          {
            label: text.remove,
            icon: <IconUserMinus size={17} />,
            danger: true,
            route: removeDocumentUser,
            onClick: setUserToRemove,
          },
        ]}
      />
      <ConfirmDialog
        opened={userToRemove !== undefined}
        onClose={() => setUserToRemove(undefined)}
        onConfirm={() => userToRemove && remove.mutate({ params: { id: userToRemove.id } })}
        title={text.removeTitle}
        confirmLabel={text.remove}
        danger
        loading={remove.isPending}
      >
        {userToRemove && text.removeText(userToRemove.name)}
      </ConfirmDialog>
    </>
  )
}

function columnsOf(text: ReturnType<typeof useDocumentText>): Column<DocumentUser>[] {
  return [
    { key: 'name', title: text.person, primary: true },
    { key: 'emp_number', title: text.empNumber },
    {
      key: 'email',
      title: text.email,
      cell: ({ email, is_active }) => (
        <Group gap={8} wrap="nowrap">
          <span className="name">{email}</span>
          {!is_active && <StatusBadge tone="neutral">{text.disabled}</StatusBadge>}
        </Group>
      ),
    },
    { key: 'since', title: text.since, cell: ({ since }) => formatDate(since) },
    { key: 'authorized_by', title: text.authorizedBy },
    { key: 'remark', title: text.remark, sort: false },
  ]
}
