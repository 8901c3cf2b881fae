import { Stack } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { showVillageImport } from '../../../contract/places/village-import.ts'
import { usePlacesText } from '../text.ts'
import { CheckedFile } from './CheckedFile.tsx'
import { ImportEnded } from './ImportEnded.tsx'
import { UploadVillages } from './UploadVillages.tsx'

const POLL = 500

/** The whole way of a file. It stands in the address (`?import=7`): a reload goes on where it was. */
export default function VillageImportScreen() {
  const { import: text, village } = usePlacesText()
  const [address, setAddress] = useSearchParams()
  const given = address.get('import') ?? ''
  const id = /^\d{1,15}$/.test(given) ? Number(given) : undefined
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        breadcrumbs={[{ label: village.title, to: href('village.index') }, { label: text.title }]}
      />
      {id === undefined ? (
        <UploadVillages onChecked={(checked) => setAddress({ import: String(checked) })} />
      ) : (
        <OneImport key={id} id={id} onAnother={() => setAddress({})} />
      )}
    </>
  )
}

function OneImport({ id, onAnother }: { id: number; onAnother: () => void }) {
  const { import: text } = usePlacesText()
  const params = { import_id: id }
  const answer = useRoute(showVillageImport, { params })
  const isOpen = answer.data?.data.status === 'importing'
  const polled = useRoute(showVillageImport, { params }, { every: POLL, enabled: isOpen })
  const found = polled.data?.data ?? answer.data?.data
  if (!found) {
    if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
    return <TableWaiting />
  }
  return (
    <Stack gap="lg">
      {found.status === 'ready' && <CheckedFile found={found} onAnother={onAnother} />}
      {found.status === 'importing' && (
        <ProgressPanel
          title={text.importing}
          state="running"
          done={found.done_count}
          total={found.added_count + found.changed_count}
          note={text.importingNote}
        />
      )}
      {(found.status === 'done' || found.status === 'failed') && (
        <ImportEnded found={found} onAnother={onAnother} />
      )}
    </Stack>
  )
}
