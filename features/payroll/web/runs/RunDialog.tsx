import { Skeleton, Stack } from '@mantine/core'
import { showCompanySetting } from '#features/companies/contract.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import type { RunDetail, RunRow } from '../../contract.ts'
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
      {run && run !== 'new' && (
        <EditRunForm key={run.version} run={run} onCancel={onClose} onSaved={onSaved} />
      )}
    </EditModal>
  )
}

/** A new run starts with the company's settings. */
function NewRun({ onClose, onSaved }: Omit<Props, 'run'>) {
  const setting = useRoute(showCompanySetting)
  if (setting.error) return <ErrorState error={setting.error} onRetry={() => void setting.refetch()} />
  if (!setting.data)
    return (
      <Stack gap="lg">
        <Skeleton height={58} />
        <Skeleton height={58} />
        <Skeleton height={58} />
      </Stack>
    )
  return <CreateRunForm setting={setting.data.data} onCancel={onClose} onSaved={onSaved} />
}
