import type { ReactNode } from 'react'
import type { MasterData } from '#kit/contract/master-data.ts'
import { EditModal } from '../feedback/dialogs.tsx'
import { useLanguage } from '../i18n/language.ts'
import { DeleteEntry } from './DeleteEntry.tsx'
import { EntryForm } from './EntryForm.tsx'
import { type Entry, oneOf } from './entry.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { useListText } from './text.ts'
import { ViewEntry } from './ViewEntry.tsx'

/** The open dialog; `edit` without an entry adds one. */
export interface Dialog {
  kind: 'view' | 'edit' | 'delete' | 'import'
  entry?: Entry
}

interface Props {
  list: MasterData
  dialog: Dialog | undefined
  onOpen: (dialog: Dialog) => void
  onClose: () => void
  onRecover: (entry: Entry) => void
  /** Opens the change history, if the user may see it. */
  onHistory: ((entry: Entry) => void) | undefined
  note?: EntryNote | undefined
}

/** A message before a change is saved, from the current and the new entry; null if it is deleted. */
export type EntryNote = (change: {
  entry: Entry | undefined
  values: Record<string, unknown> | null
}) => ReactNode

/** The dialogs of a list: viewing 1000 wide, adding and editing 600, deleting 500. */
export function ListDialogs({ list, dialog, onOpen, onClose, onRecover, onHistory, note }: Props) {
  const text = useListText()
  const one = oneOf(list, useLanguage())
  if (!dialog) return null
  const { kind, entry } = dialog
  if (kind === 'import') return <ImportDialog list={list} onClose={onClose} />
  if (kind === 'edit')
    return (
      <EditModal opened onClose={onClose} title={entry ? text.editOne(one) : text.addOne(one)}>
        <EntryForm
          key={entry?.version}
          list={list}
          entry={entry}
          onDone={onClose}
          onView={(saved) => onOpen({ kind: 'view', entry: saved })}
          note={note && ((values) => note({ entry, values }))}
        />
      </EditModal>
    )
  if (!entry) return null
  if (kind === 'delete')
    return <DeleteEntry list={list} entry={entry} onDone={onClose} note={note?.({ entry, values: null })} />
  return (
    <ViewEntry
      list={list}
      entry={entry}
      onClose={onClose}
      onEdit={() => onOpen({ kind: 'edit', entry })}
      onDelete={() => onOpen({ kind: 'delete', entry })}
      onRecover={() => onRecover(entry)}
      onHistory={onHistory && (() => onHistory(entry))}
    />
  )
}
