import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { ImportEnded as Ended } from '#kit/web/import/ImportEnded.tsx'
import { useImportWords } from '#kit/web/import/text.ts'
import { href } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  commitVillages,
  downloadVillageErrors,
  type VillageImport,
} from '../../../contract/places/village-import.ts'
import { usePlacesText } from '../text.ts'
import { Counts } from './Counts.tsx'

interface Props {
  found: VillageImport
  onAnother: () => void
}

/** The result of the import, and links to continue. */
export function ImportEnded({ found, onAnother }: Props) {
  const { import: text } = usePlacesText()
  const words = useImportWords()
  const commit = useMutate(commitVillages, { onError: toastError })
  const isDone = found.status === 'done'
  const params = { import_id: found.id }
  return (
    <Ended
      file={found}
      isDone={isDone}
      doneTitle={text.done(formatNumber(found.done_count, 0))}
      failedText={text.failedText}
      errorFile={{ route: downloadVillageErrors, params }}
      actions={
        <>
          <Button variant="default" onClick={onAnother}>
            {words.another}
          </Button>
          {isDone ? (
            <Button component={Link} to={href('village.index')}>
              {text.toList}
            </Button>
          ) : (
            <Button loading={commit.isPending} onClick={() => commit.mutate({ params })}>
              {text.again}
            </Button>
          )}
        </>
      }
    >
      <Counts found={found} />
    </Ended>
  )
}
