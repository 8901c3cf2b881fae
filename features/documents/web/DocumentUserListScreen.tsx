import { Button, Group } from '@mantine/core'
import { IconPlus, IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { toastDeleted } from '#kit/web/feedback/toast-deleted.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { href } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
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
  const add = (
    <IfMayCall route={addDocumentUser}>
      <Button component={Link} to={href('authorize.document.create')} leftSection={<IconPlus size={18} />}>
        {text.add}
      </Button>
    </IfMayCall>
  )
  return (
    <>
      <PageHeader title={text.title} text={text.text} actions={add} />
      <DataTable
        route={listDocumentUsers}
        name={NAME}
        label={text.title}
        state={state}
        columns={columnsOf(text)}
        empty={<EmptyState title={text.none} text={text.noneText} action={add} />}
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
