import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { createRun, deleteRun, listRuns, type RunRow } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { RunDialog } from './RunDialog.tsx'
import { RunFilters } from './RunFilters.tsx'
import { runColumns } from './run-columns.tsx'
import { useOpenRun } from './use-open-run.ts'

/** All payroll runs of the company; creates and opens runs. */
export default function RunListScreen() {
  const text = useRunText()
  const words = useKitText()
  const openRun = useOpenRun()
  const state = useListState({ name: 'payroll-runs', filters: ['status', 'kind', 'year'] })
  const [edited, setEdited] = useState<RunRow | 'new'>()
  const [runToDelete, setRunToDelete] = useState<RunRow>()
  const remove = useMutate(deleteRun, {
    onSuccess: () => {
      setRunToDelete(undefined)
      void toastSuccess('deleted')
    },
    onError: toastError,
  })
  const add = (
    <IfMayCall route={createRun}>
      <Button leftSection={<IconPlus size={18} />} onClick={() => setEdited('new')}>
        {text.add}
      </Button>
    </IfMayCall>
  )
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <>
            <Button variant="default" component={Link} to={href('payrolls-item.so_far')}>
              {text.soFar}
            </Button>
            {add}
          </>
        }
      />
      <DataTable
        route={listRuns}
        name="payroll-runs"
        label={text.title}
        state={state}
        filters={<RunFilters state={state} />}
        columns={runColumns(text)}
        onRowClick={openRun}
        empty={<EmptyState title={text.none.title} text={text.none.text} action={add} />}
        actions={[
          { label: text.action.open, onClick: openRun },
          { label: words.action.edit, onClick: setEdited, when: (run) => run.can.includes('edit') },
          {
            label: words.action.delete,
            danger: true,
            onClick: setRunToDelete,
            when: (run) => run.can.includes('delete'),
          },
        ]}
      />
      <RunDialog
        run={edited}
        onClose={() => setEdited(undefined)}
        onSaved={(run) => {
          setEdited(undefined)
          if (edited === 'new') openRun(run)
        }}
      />
      <ConfirmDialog
        opened={runToDelete !== undefined}
        onClose={() => setRunToDelete(undefined)}
        onConfirm={() => runToDelete && remove.mutate({ params: { id: runToDelete.id } })}
        loading={remove.isPending}
      >
        {text.deleteText(runToDelete?.title ?? '')}
      </ConfirmDialog>
    </>
  )
}
