import { Alert, Anchor, Button, Group, List, Modal, Skeleton, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { canHide, type MasterData } from '#kit/contract/master-data.ts'
import type { UsingList } from '#kit/contract/master-data-declaration.ts'
import { useMay } from '../access.ts'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { useFocusBack } from '../feedback/focus-back.ts'
import { toastError, toastSuccess } from '../feedback/toast.ts'
import { toastDeleted } from '../feedback/toast-deleted.ts'
import { formatNumber } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { href } from '../navigation.ts'
import { useMutate, useRoute } from '../query.ts'
import { type Entry, nameOf } from './entry.ts'
import { useListText } from './text.ts'

interface Props {
  list: MasterData
  entry: Entry
  onDone: () => void
  /** A message about consequences of the deletion. */
  note?: ReactNode
}

/**
 * Asks for confirmation before an entry is deleted and displays its references (width 500). An entry in use
 * cannot be deleted.
 */
export function DeleteEntry({ list, entry, onDone, note }: Props) {
  const text = useListText()
  const words = useKitText()
  const language = useLanguage()
  useFocusBack(true)
  const uses = useRoute(list.routes.uses, { params: { id: entry.id } })
  const remove = useMutate(list.routes.remove, {
    onSuccess: () => {
      if (canHide(list)) void toastDeleted(list.routes.recover, entry.id)
      else void toastSuccess('deleted')
      onDone()
    },
    onError: toastError,
  })
  const isFree = uses.data?.data.length === 0
  return (
    <Modal
      opened
      onClose={onDone}
      size={500}
      title={uses.data && !isFree ? text.cannotDeleteTitle : words.confirm.deleteTitle}
    >
      <Stack gap="lg">
        <Text>
          {uses.data && !isFree
            ? text.cannotDelete(nameOf(list, entry, language))
            : text.deleteText(nameOf(list, entry, language))}
        </Text>
        {uses.error && <ErrorState error={uses.error} onRetry={() => void uses.refetch()} />}
        {uses.isPending && <Skeleton h={48} />}
        {isFree && (
          <Text c="dimmed" size="sm">
            {text.notUsed}
            {canHide(list) && `. ${text.canRecover}`}
          </Text>
        )}
        {isFree && note}
        {uses.data && !isFree && (
          <Alert color="red" title={text.usedBy}>
            <List mt={0} mb="xs" ps="lg">
              {uses.data.data.map((use) => (
                <List.Item key={use.table}>
                  <UseLine
                    label={`${use.label}: ${use.count === null ? text.some : formatNumber(use.count, 0)}`}
                    shownIn={list.usedIn?.[use.table]}
                    entry={entry}
                  />
                </List.Item>
              ))}
            </List>
            {text.usedByHint}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone} disabled={remove.isPending}>
            {isFree ? words.action.cancel : words.action.close}
          </Button>
          {isFree && (
            <Button
              color="red"
              loading={remove.isPending}
              onClick={() => remove.mutate({ params: { id: entry.id } })}
              data-autofocus
            >
              {words.action.delete}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

interface UseProps {
  label: string
  shownIn: UsingList | undefined
  entry: Entry
}

/** Records that refer to the entry; a link to them if the user may see their list. */
function UseLine({ label, shownIn, entry }: UseProps) {
  const may = useMay()
  if (!shownIn || !may(shownIn.permission)) return label
  const query = { ...shownIn.query, [shownIn.filter]: entry.id }
  return (
    <Anchor component={Link} to={href(shownIn.route as never, {} as never, query as never)} inherit>
      {label}
    </Anchor>
  )
}
