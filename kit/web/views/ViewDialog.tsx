import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import {
  createSavedView,
  listSavedViews,
  type SavedView,
  updateSavedView,
} from '#kit/contract/saved-views.ts'
import { EditModal } from '../feedback/dialogs.tsx'
import { toastError, toastSuccess } from '../feedback/toast.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useMutate } from '../query.ts'

interface Props {
  list: string
  /** Absent for a new view. */
  view: SavedView | undefined
  /** The current state of the list. */
  present: Pick<SavedView, 'query' | 'columns' | 'layout'>
  onClose: () => void
}

/** Names a view and makes it the default; an existing view can take over the current filters and columns. */
export function ViewDialog({ list, view, present, onClose }: Props) {
  const text = useKitText()
  const [name, setName] = useState(view?.name ?? '')
  const [isDefault, setDefault] = useState(view?.is_default ?? false)
  const [takesPresent, setTakesPresent] = useState(!view)
  const options = {
    refresh: [listSavedViews],
    onSuccess: () => {
      void toastSuccess('saved')
      onClose()
    },
    onError: toastError,
  }
  const create = useMutate(createSavedView, options)
  const update = useMutate(updateSavedView, options)
  const { query, columns, layout } = takesPresent || !view ? present : view
  const save = (event: FormEvent) => {
    event.preventDefault()
    const values = { name: name.trim(), is_default: isDefault, query, columns, layout }
    if (view) update.mutate({ params: { id: view.id }, body: values })
    else create.mutate({ body: { list, ...values } })
  }
  return (
    <EditModal opened onClose={onClose} title={view ? text.list.editView : text.list.saveView}>
      <form onSubmit={save}>
        <Stack gap="md">
          <TextInput
            label={text.list.viewName}
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <Checkbox
            label={text.list.makeDefault}
            checked={isDefault}
            onChange={(event) => setDefault(event.currentTarget.checked)}
          />
          {view && (
            <Checkbox
              label={text.list.takePresent}
              checked={takesPresent}
              onChange={(event) => setTakesPresent(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {text.action.cancel}
            </Button>
            <Button
              type="submit"
              disabled={name.trim() === ''}
              loading={create.isPending || update.isPending}
            >
              {text.action.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </EditModal>
  )
}
