import { Stack } from '@mantine/core'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { ImportRunning } from '#kit/web/import/ImportRunning.tsx'
import { useOpenedImport } from '#kit/web/import/use-opened-import.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { showVillageImport } from '../../../contract/places/village-import.ts'
import { usePlacesText } from '../text.ts'
import { ImportEnded } from './ImportEnded.tsx'
import { UploadVillages } from './UploadVillages.tsx'
import { VillageChanges } from './VillageChanges.tsx'

const POLL = 500

/** All steps of an import, from the file to the list. */
export default function VillageImportScreen() {
  const { import: text, village } = usePlacesText()
  const { id, open, close } = useOpenedImport('import')
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        breadcrumbs={[{ label: village.title, to: href('village.index') }, { label: text.title }]}
      />
      {id === undefined ? (
        <UploadVillages onChecked={open} />
      ) : (
        <OneImport key={id} id={id} onAnother={close} />
      )}
    </>
  )
}

function OneImport({ id, onAnother }: { id: number; onAnother: () => void }) {
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
      {found.status === 'ready' && <VillageChanges found={found} onAnother={onAnother} />}
      {found.status === 'importing' && (
        <ImportRunning done={found.done_count} total={found.added_count + found.changed_count} />
      )}
      {(found.status === 'done' || found.status === 'failed') && (
        <ImportEnded found={found} onAnother={onAnother} />
      )}
    </Stack>
  )
}
