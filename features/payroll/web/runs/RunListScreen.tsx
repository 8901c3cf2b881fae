import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { AddButton } from '#kit/web/AddButton.tsx'
import { DeleteDialog } from '#kit/web/feedback/DeleteDialog.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href } from '#kit/web/navigation.ts'
import { ListPage } from '#kit/web/table/ListPage.tsx'
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
  return (
    <>
      <ListPage
        title={text.title}
        buttons={
          <Button variant="default" component={Link} to={href('payrolls-item.so_far')}>
            {text.soFar}
          </Button>
        }
        add={
          <AddButton route={createRun} onClick={() => setEdited('new')}>
            {text.add}
          </AddButton>
        }
        none={text.none}
        route={listRuns}
        name="payroll-runs"
        state={state}
        filters={<RunFilters state={state} />}
        columns={runColumns(text)}
        onRowClick={openRun}
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
      <DeleteDialog
        route={deleteRun}
        input={runToDelete && { params: { id: runToDelete.id } }}
        onClose={() => setRunToDelete(undefined)}
      >
        {text.deleteText(runToDelete?.title ?? '')}
      </DeleteDialog>
    </>
  )
}
