import { ActionIcon, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconBookmark, IconEdit, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { deleteSavedView, listSavedViews, type SavedView } from '#kit/contract/saved-views.ts'
import { toastError, toastSuccess } from '../feedback/toast.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useMutate, useRoute } from '../query.ts'
import { PopoverPanel } from '../show/PopoverPanel.tsx'
import type { ColumnChoice } from '../table/column-choice.ts'
import type { ListState } from '../table/list-state.ts'
import { ViewDialog } from './ViewDialog.tsx'
import classes from './views.module.css'

interface Props {
  /** The list's name, defined by its screen. */
  name: string
  state: ListState
  choice: ColumnChoice
}

/** The menu of saved views: apply, save, change or delete a view. The list opens with the default view. */
export function ViewMenu({ name, state, choice }: Props) {
  const text = useKitText()
  const [isOpen, setOpen] = useState(false)
  const [edited, setEdited] = useState<SavedView | 'new'>()
  const views = useRoute(listSavedViews, { query: { list: name } }).data?.data
  const remove = useMutate(deleteSavedView, {
    refresh: [listSavedViews],
    onSuccess: () => void toastSuccess('deleted'),
    onError: toastError,
  })
  const take = (view: SavedView) => {
    state.apply(view.query)
    choice.choose({ shown: view.columns, ...view.layout })
  }
  useDefaultView(views, state, take)
  const { shown, order, widths, pins } = choice.layout
  const active = views?.find(({ query }) => query === state.query)
  return (
    <>
      <PopoverPanel
        opened={isOpen}
        onClose={() => setOpen(false)}
        label={text.list.views}
        target={
          <ActionIcon
            variant="default"
            size={36}
            aria-label={text.list.views}
            title={text.list.views}
            onClick={() => setOpen(!isOpen)}
          >
            <IconBookmark size={18} />
          </ActionIcon>
        }
      >
        <Stack gap={6} w={270}>
          <Text size="xs" c="dimmed" fw={600}>
            {text.list.views}
          </Text>
          {views?.length === 0 && (
            <Text size="sm" c="dimmed">
              {text.list.noViews}
            </Text>
          )}
          {views?.map((view) => (
            <Group key={view.id} gap={2} wrap="nowrap">
              <UnstyledButton
                className={classes.view}
                data-active={view === active || undefined}
                onClick={() => {
                  take(view)
                  setOpen(false)
                }}
              >
                <span className={classes.name}>{view.name}</span>
                {view.is_default && <IconStarFilled size={13} aria-label={text.list.defaultView} />}
              </UnstyledButton>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${text.action.edit}: ${view.name}`}
                onClick={() => {
                  setOpen(false)
                  setEdited(view)
                }}
              >
                <IconEdit size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`${text.action.delete}: ${view.name}`}
                onClick={() => remove.mutate({ params: { id: view.id } })}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          ))}
          <Button
            variant="light"
            size="sm"
            mt={4}
            onClick={() => {
              setOpen(false)
              setEdited('new')
            }}
          >
            {text.list.saveView}
          </Button>
        </Stack>
      </PopoverPanel>
      {edited && (
        <ViewDialog
          list={name}
          view={edited === 'new' ? undefined : edited}
          present={{
            query: state.query,
            columns: shown,
            layout: { order: [...order], widths: { ...widths }, pins: { ...pins } },
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

/** Applies the default view once, if the address contains no state of the list. */
function useDefaultView(
  views: readonly SavedView[] | undefined,
  state: ListState,
  take: (view: SavedView) => void,
) {
  const isDone = useRef(state.query !== '')
  useEffect(() => {
    if (isDone.current || !views) return
    isDone.current = true
    const view = views.find(({ is_default }) => is_default)
    if (view && state.query === '') take(view)
  })
}
