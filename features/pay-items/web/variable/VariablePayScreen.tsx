import { Alert, Anchor, Button, Group } from '@mantine/core'
import { IconClipboardText, IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { monthOf, todayInLaos } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { ApiError } from '#kit/web/api-error.ts'
import { MonthSwitch } from '#kit/web/calendar/MonthSwitch.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { formatMonth, formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { Pager } from '#kit/web/table/Pager.tsx'
import { SearchBox } from '#kit/web/table/SearchBox.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { downloadVariablePay, listVariablePay, PayMonth, saveVariablePay } from '../../contract.ts'
import { usePayItemText } from '../text.ts'
import { FileDialog } from './FileDialog.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { useVariableEdits } from './use-variable-edits.ts'
import { VariableGrid } from './VariableGrid.tsx'

/** The amounts of a month: piece rates, bonuses, fines and advances of each person. */
export default function VariablePayScreen() {
  const text = usePayItemText()
  const state = useListState({ name: 'variable-pay', filters: ['month', 'department_id', 'branch_id'] })
  const { month: inAddress = '' } = state.filters
  const month = PayMonth.safeParse(inAddress).success ? inAddress : monthOf(todayInLaos())
  const edits = useVariableEdits()
  const [isPasting, setPasting] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const mayChange = useMayCall()(saveVariablePay)
  const query = {
    ...state.filters,
    month,
    page: state.page,
    per_page: state.perPage,
    search: state.search || undefined,
  }
  const answer = useRoute(listVariablePay, { query } as never, { keepPrevious: true })
  const { data, items = [], locked = null, meta } = answer.data ?? {}
  const isReadOnly = !mayChange || locked !== null
  const choose = (next: string) => {
    edits.clear()
    state.change({ filters: { month: next } })
  }
  return (
    <>
      <PageHeader
        title={text.variable.title}
        text={text.variable.intro}
        actions={
          items.length > 0 && (
            <Group gap="sm">
              <Button
                variant="default"
                leftSection={<IconDownload size={18} />}
                onClick={() => void download(downloadVariablePay, { query: { month } }).catch(toastError)}
              >
                {text.variable.download}
              </Button>
              {!isReadOnly && (
                <>
                  <Button
                    variant="default"
                    leftSection={<IconUpload size={18} />}
                    onClick={() => setUploading(true)}
                  >
                    {text.variable.upload}
                  </Button>
                  <Button
                    variant="default"
                    leftSection={<IconClipboardText size={18} />}
                    onClick={() => setPasting(true)}
                  >
                    {text.variable.paste}
                  </Button>
                </>
              )}
            </Group>
          )
        }
      />
      <Group mb="md" gap="sm">
        <MonthSwitch value={month} onChange={choose} />
        <SearchBox value={state.search} onChange={(search) => state.change({ search })} />
        <FilterBar state={state}>
          <PlaceFilters state={state} />
        </FilterBar>
      </Group>
      {locked && (
        <Alert color="yellow" mb="md">
          {text.variable.locked(locked.title)}{' '}
          <Anchor component="button" type="button" onClick={() => choose(locked.next_month)}>
            {text.variable.goTo(formatMonth(locked.next_month))}
          </Anchor>
        </Alert>
      )}
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.error && !data && <TableWaiting />}
      {data && items.length === 0 && (
        <EmptyState
          title={text.variable.noItems}
          text={text.variable.noItemsHint}
          action={
            <Button component={Link} to={href('pay_item.index')}>
              {text.title}
            </Button>
          }
        />
      )}
      {data && items.length > 0 && (
        <>
          <VariableGrid items={items} rows={data} edits={edits} isReadOnly={isReadOnly} />
          {meta && (
            <Pager
              page={state.page}
              perPage={state.perPage}
              total={meta.total}
              onPage={(page) => state.change({ page })}
              onPerPage={(perPage) => state.change({ perPage })}
            />
          )}
          {edits.edits.size > 0 && (
            <SaveBar month={month} edits={edits} onStale={() => void answer.refetch()} />
          )}
        </>
      )}
      {isUploading && <FileDialog month={month} onClose={() => setUploading(false)} />}
      {isPasting && <PasteDialog month={month} items={items} onClose={() => setPasting(false)} />}
    </>
  )
}

interface SaveProps {
  month: string
  edits: ReturnType<typeof useVariableEdits>
  onStale: () => void
}

function SaveBar({ month, edits, onStale }: SaveProps) {
  const text = usePayItemText().variable
  const words = useKitText()
  const save = useMutate(saveVariablePay)
  async function send() {
    try {
      const { data } = await save.mutateAsync({ body: { month, cells: [...edits.edits.values()] } })
      void toastSuccess(text.saved(String(data.saved + data.removed)))
      edits.clear()
    } catch (error) {
      // Others' amounts are shown; what was typed is entered again on top of them.
      if (error instanceof ApiError && error.code === 'cell_changed') {
        edits.clear()
        onStale()
      }
      const [reason] = error instanceof ApiError ? Object.values(error.fields).flat() : []
      toastError(reason ? new Error(reason) : error)
    }
  }
  return (
    <Group justify="flex-end" mt="md" pos="sticky" bottom={12}>
      <Button variant="default" onClick={edits.clear} disabled={save.isPending}>
        {words.action.cancel}
      </Button>
      <Button loading={save.isPending} onClick={() => void send()}>
        {text.save(formatNumber(edits.edits.size, 0))}
      </Button>
    </Group>
  )
}
