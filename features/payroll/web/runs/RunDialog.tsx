import { Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { showCompanySetting } from '#features/companies/contract.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { listRuns, type RunDetail, type RunRow, showRun } from '../../contract.ts'
import type { Period } from '../../domain/run-period.ts'
import { useRunText } from '../text.ts'
import { CreateRunForm } from './CreateRunForm.tsx'
import { EditRunForm } from './EditRunForm.tsx'

interface Props {
  /** `new` creates a run, a run is edited, undefined keeps the dialog closed. */
  run: RunRow | RunDetail | 'new' | undefined
  onClose: () => void
  onSaved: (run: RunDetail) => void
}

export function RunDialog({ run, onClose, onSaved }: Props) {
  const text = useRunText()
  return (
    <EditModal opened={run !== undefined} onClose={onClose} title={run === 'new' ? text.add : text.edit}>
      {run === 'new' && <NewRun onClose={onClose} onSaved={onSaved} />}
      {run && run !== 'new' && <StoredRun key={run.version} run={run} onClose={onClose} onSaved={onSaved} />}
    </EditModal>
  )
}

/** A row of the list does not say what an extra run pays. */
function StoredRun({ run, onClose, onSaved }: Omit<Props, 'run'> & { run: RunRow | RunDetail }) {
  const loaded = useRoute(showRun, { params: { id: run.id } }, { enabled: !('choice' in run) })
  const detail = 'choice' in run ? run : loaded.data?.data
  if (loaded.error) return <ErrorState error={loaded.error} onRetry={() => void loaded.refetch()} />
  if (!detail) return <Loading />
  return <EditRunForm run={detail} onCancel={onClose} onSaved={onSaved} />
}

const Loading = () => (
  <Stack gap="lg">
    <Skeleton height={58} />
    <Skeleton height={58} />
    <Skeleton height={58} />
  </Stack>
)

/** A new run starts with the company's settings and the days after the last regular run. */
function NewRun({ onClose, onSaved }: Omit<Props, 'run'>) {
  const setting = useRoute(showCompanySetting)
  const runs = useRoute(listRuns, { query: { kind: 'regular', sort: '-to_date', per_page: 1 } })
  const [last, setLast] = useState<Period | null>()
  // A stored list from before the last run was created or deleted would propose its month again.
  if (last === undefined && runs.data && !runs.isFetching) {
    const [run] = runs.data.data
    setLast(run ? { from: run.from_date, to: run.to_date } : null)
  }
  const failed = [setting, runs].find(({ error }) => error)
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!setting.data || last === undefined) return <Loading />
  return <CreateRunForm setting={setting.data.data} last={last} onCancel={onClose} onSaved={onSaved} />
}
