import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useReplace } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { deleteRun, listRuns, type RunDetail } from '../../contract.ts'
import { RunDialog } from '../runs/RunDialog.tsx'
import { useRunText } from '../text.ts'

interface Props {
  run: RunDetail
  mayEdit: boolean
  mayDelete: boolean
}

/** Edit and delete, while the run is not locked. */
export function RunMenu({ run, mayEdit, mayDelete }: Props) {
  const text = useRunText()
  const words = useKitText()
  const replace = useReplace()
  const [isEditing, editing] = useDisclosure()
  const [isDeleting, deleting] = useDisclosure()
  const remove = useMutate(deleteRun, {
    // The run has been deleted: reading it again would only fail.
    refresh: [listRuns],
    onSuccess: () => {
      void toastSuccess('deleted')
      replace('payrolls-item.index')
    },
    onError: (error) => {
      deleting.close()
      toastError(error)
    },
  })
  if (!mayEdit && !mayDelete) return null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={text.action.more} style={{ flex: 'none' }}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayEdit && (
            <Menu.Item leftSection={<IconPencil size={18} />} onClick={editing.open}>
              {words.action.edit}
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={deleting.open}>
              {words.action.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <RunDialog run={isEditing ? run : undefined} onClose={editing.close} onSaved={editing.close} />
      <ConfirmDialog
        opened={isDeleting}
        onClose={deleting.close}
        onConfirm={() => remove.mutate({ params: { id: run.id } })}
        loading={remove.isPending}
      >
        {text.deleteText(run.title)}
      </ConfirmDialog>
    </>
  )
}
