import { Stack } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { type ImportBatch, showImport } from '../../contract.ts'
import { ImportEnded } from './ImportEnded.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportUpload } from './ImportUpload.tsx'
import { useImportText } from './text.ts'

const POLL = 700

/** The whole way of a sheet. Its batch stands in the address (`?batch=7`): a reload goes on where it was. */
export default function ImportScreen() {
  const text = useImportText()
  const [address, setAddress] = useSearchParams()
  const given = address.get('batch') ?? ''
  const id = /^\d{1,15}$/.test(given) ? Number(given) : undefined
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        breadcrumbs={[{ label: text.employees, to: href('employee.index') }, { label: text.title }]}
      />
      {id === undefined ? (
        <ImportUpload onChecked={(batch) => setAddress({ batch: String(batch.id) })} />
      ) : (
        <ImportOfBatch key={id} id={id} onAnother={() => setAddress({})} />
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
        <ProgressPanel title={text.checking} state="running" note={text.checkingNote} />
      )}
      {batch.status === 'ready' && <ImportPreview batch={batch} onAnother={onAnother} />}
      {batch.status === 'importing' && (
        <ProgressPanel
          title={text.importing}
          state="running"
          done={batch.done_count}
          total={batch.good_count}
          note={text.importingNote}
        />
      )}
      {(batch.status === 'done' || batch.status === 'failed') && (
        <ImportEnded batch={batch} onAnother={onAnother} />
      )}
    </Stack>
  )
}
