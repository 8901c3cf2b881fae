import { Stack } from '@mantine/core'
import { useState } from 'react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { ImportRunning } from '#kit/web/import/ImportRunning.tsx'
import { useImportWords } from '#kit/web/import/text.ts'
import { useOpenedImport } from '#kit/web/import/use-opened-import.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { type ImportBatch, showImport } from '../../contract.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportEnded } from './ImportEnded.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportUpload } from './ImportUpload.tsx'
import { useImportText } from './text.ts'

const POLL = 700

/** All steps of an import, from the template to the added employees. */
export default function ImportScreen() {
  const text = useImportText()
  const { id, open, close } = useOpenedImport('batch')
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        breadcrumbs={[{ label: text.employees, to: href('employee.index') }, { label: text.title }]}
      />
      {id === undefined ? (
        <ImportUpload onChecked={open} />
      ) : (
        <ImportOfBatch key={id} id={id} onAnother={close} />
      )}
    </>
  )
}

interface Props {
  id: number
  onAnother: () => void
}

const isWorking = (batch: ImportBatch | undefined) =>
  batch?.status === 'reading' || batch?.status === 'importing'

function ImportOfBatch({ id, onAnother }: Props) {
  const text = useImportText()
  const words = useImportWords()
  const [isChoosing, setChoosing] = useState(false)
  const answer = useRoute(showImport, { params: { id } })
  const isOpen = isWorking(answer.data?.data)
  const polled = useRoute(showImport, { params: { id } }, { every: POLL, enabled: isOpen })
  const batch = polled.data?.data ?? answer.data?.data
  if (!batch) {
    if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
    return <TableWaiting />
  }
  return (
    <Stack gap="lg">
      {batch.status === 'reading' && (
        <ProgressPanel title={words.checking} state="running" note={text.checkingNote} />
      )}
      {(batch.status === 'choosing' || (batch.status === 'ready' && isChoosing)) && (
        <ImportColumns batch={batch} onChecked={() => setChoosing(false)} onAnother={onAnother} />
      )}
      {batch.status === 'ready' && !isChoosing && (
        <ImportPreview
          key={batch.revision}
          batch={batch}
          onAnother={onAnother}
          onColumns={() => setChoosing(true)}
        />
      )}
      {batch.status === 'importing' && <ImportRunning done={batch.done_count} total={batch.good_count} />}
      {(batch.status === 'done' || batch.status === 'failed') && (
        <ImportEnded batch={batch} onAnother={onAnother} />
      )}
    </Stack>
  )
}
