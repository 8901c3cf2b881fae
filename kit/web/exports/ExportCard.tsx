import { Button } from '@mantine/core'
import type { ExportFile } from '#kit/contract/export-files.ts'
import { useErrorMessage } from '../error-texts.ts'
import { ProgressPanel } from '../feedback/ProgressPanel.tsx'
import { toastError } from '../feedback/toast.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useMutate } from '../query.ts'
import { exportFiles, exportRemoval } from './export-files.ts'
import { saveExport } from './save-export.ts'

const STATES = {
  waiting: 'waiting',
  working: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'failed',
} as const

/** One file: how far it is, and what can be done with it. */
export function ExportCard({ file }: { file: ExportFile }) {
  const { action } = useKitText()
  const removal = useMutate(exportRemoval, { refresh: [exportFiles], onError: toastError })
  const reason = useErrorMessage(file.error_code)
  const isDone = file.status === 'done'
  const isEnded = isDone || file.status === 'failed'
  return (
    <ProgressPanel
      title={file.name}
      state={STATES[file.status]}
      done={file.done}
      total={file.total || undefined}
      note={reason}
      actions={
        <>
          {isDone && (
            <Button size="compact-md" onClick={() => void saveExport(file)}>
              {action.download}
            </Button>
          )}
          <Button
            size="compact-md"
            variant="default"
            loading={removal.isPending}
            onClick={() => removal.mutate({ params: { id: file.id } })}
          >
            {isEnded ? action.delete : action.cancel}
          </Button>
        </>
      }
    />
  )
}
