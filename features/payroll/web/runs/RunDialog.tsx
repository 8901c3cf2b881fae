import { Skeleton, Stack } from '@mantine/core'
import { showCompanySetting } from '#features/companies/contract.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { type RunDetail, type RunRow, showRun } from '../../contract.ts'
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

/** A new run starts with the company's settings. */
function NewRun({ onClose, onSaved }: Omit<Props, 'run'>) {
  const setting = useRoute(showCompanySetting)
  if (setting.error) return <ErrorState error={setting.error} onRetry={() => void setting.refetch()} />
  if (!setting.data) return <Loading />
  return <CreateRunForm setting={setting.data.data} onCancel={onClose} onSaved={onSaved} />
}
