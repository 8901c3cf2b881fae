import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconDownload,
  IconEdit,
  IconHistory,
  IconPlus,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { canHide, type MasterData } from '#kit/contract/master-data.ts'
import { useMayCall } from '../access.ts'
import { downloadOrRequest } from '../exports/download-or-request.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { toastError, toastSuccess } from '../feedback/toast.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { useMutate } from '../query.ts'
import { PageHeader } from '../show/PageHeader.tsx'
import { useOpenedRow } from '../show/use-opened-row.ts'
import type { BulkAction } from '../table/bulk.ts'
import type { Column, RowAction } from '../table/column.ts'
import { DataTable } from '../table/DataTable.tsx'
import { useListState } from '../table/list-state.ts'
import { useRows } from '../table/use-rows.ts'
import type { Entry } from './entry.ts'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import { type Dialog, type EntryNote, ListDialogs } from './ListDialogs.tsx'
import { ListFilters, useListFilters } from './ListFilters.tsx'
import { useListText } from './text.ts'
import { useListColumns } from './use-list-columns.tsx'

/** Extensions of the screen for lists with special rules. */
export interface ListExtras {
  /** Content below the title. */
  intro?: string
  /** Columns instead of one column per field. */
  columns?: Column<Entry>[]
  /** Buttons before the standard buttons. */
  actions?: ReactNode
  /** Actions of a row before the standard ones. */
  rowActions?: readonly RowAction<Entry>[]
  /** Content between the heading and the table. */
  above?: ReactNode
  /** Content instead of the table. */
  instead?: ReactNode
  note?: EntryNote
}

interface Props {
  list: MasterData
  /** The dialog that is open at first. */
  opening: Dialog | undefined
  /** The address to return to from a dialog with its own address. */
  onLeave: () => void
  extras?: ListExtras | undefined
}

/** The screen of a declared list. */
export function MasterDataScreen({ list, opening, onLeave, extras = {} }: Props) {
  const text = useListText()
  const words = useKitText()
  const language = useLanguage()
  const mayCall = useMayCall()
  const [dialog, setDialog] = useState(opening)
  const filters = useListFilters(list)
  const state = useListState({ name: `list-${list.name}`, filters })
  const history = useOpenedRow({
    name: 'history',
    state,
    ...useRows<Entry>(list.routes.list, state, {}),
  })
  const fieldColumns = useListColumns(list)
  const columns = extras.columns ?? fieldColumns
  const mayRead = mayCall(list.routes.history)
  const mayChange = mayCall(list.routes.create)
  const recover = useMutate(list.routes.recover, {
    onSuccess: () => {
      void toastSuccess(text.recovered)
      setDialog(undefined)
    },
    onError: toastError,
  })
  const exportFile = () =>
    downloadOrRequest({
      route: list.routes.exportFile,
      query: { ...state.filters, search: state.search, sort: state.sort },
      name: list[language],
      language,
    }).catch(toastError)
  const open = (kind: Dialog['kind']) => (entry: Entry) => setDialog({ kind, entry })
  const can = (what: string) => (entry: Entry) => entry.can.includes(what)
  const bulk: BulkAction[] = state.filters.deleted
    ? [{ label: words.action.recover, icon: <IconArrowBackUp size={17} />, route: list.routes.recover }]
    : [{ label: words.action.delete, icon: <IconTrash size={17} />, danger: true, route: list.routes.remove }]
  return (
    <>
      <PageHeader
        title={list[language]}
        text={extras.intro}
        actions={
          mayRead && (
            <>
              {mayChange && extras.actions}
              <Button
                variant="default"
                leftSection={<IconDownload size={18} />}
                onClick={() => void exportFile()}
              >
                {words.action.export}
              </Button>
              {mayChange && (
                <>
                  <Button
                    variant="default"
                    leftSection={<IconUpload size={18} />}
                    onClick={() => setDialog({ kind: 'import' })}
                  >
                    {words.action.import}
                  </Button>
                  <Button leftSection={<IconPlus size={18} />} onClick={() => setDialog({ kind: 'edit' })}>
                    {words.action.add}
                  </Button>
                </>
              )}
            </>
          )
        }
      />
      {extras.above}
      {extras.instead ?? (
        <DataTable
          route={list.routes.list}
          name={`list-${list.name}`}
          label={list[language]}
          state={state}
          columns={columns as never}
          opened={history.key}
          filters={filters.length > 0 && <ListFilters list={list} state={state} />}
          empty={<EmptyState title={text.noneYet} {...(mayChange ? { text: text.noneYetHint } : {})} />}
          onRowClick={(row) => {
            const entry = row as unknown as Entry
            open(can('update')(entry) ? 'edit' : 'view')(entry)
          }}
          bulk={canHide(list) && bulk}
          actions={
            [
              ...(extras.rowActions ?? []),
              {
                label: words.action.edit,
                icon: <IconEdit size={17} />,
                onClick: open('edit'),
                when: can('update'),
              },
              {
                label: words.action.recover,
                icon: <IconArrowBackUp size={17} />,
                onClick: (entry: Entry) => recover.mutate({ params: { id: entry.id } }),
                when: can('recover'),
              },
              {
                label: text.history,
                icon: <IconHistory size={17} />,
                onClick: history.open,
                when: () => mayRead,
              },
              {
                label: words.action.delete,
                icon: <IconTrash size={17} />,
                danger: true,
                onClick: open('delete'),
                when: can('delete'),
              },
            ] as never
          }
        />
      )}
      <ListDialogs
        list={list}
        dialog={dialog}
        onOpen={setDialog}
        onClose={() => {
          setDialog(undefined)
          if (opening) onLeave()
        }}
        onRecover={(entry) => recover.mutate({ params: { id: entry.id } })}
        onHistory={
          mayRead
            ? (entry) => {
                setDialog(undefined)
                history.open(entry)
              }
            : undefined
        }
        note={extras.note}
      />
      {mayRead && !extras.instead && <HistoryDrawer list={list} opened={history} />}
    </>
  )
}
