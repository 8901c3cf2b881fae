import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatNumber } from '#kit/web/format.ts'
import { ImportEnded as Ended } from '#kit/web/import/ImportEnded.tsx'
import { href } from '#kit/web/navigation.ts'
import { downloadImportErrors, type ImportBatch } from '../../contract.ts'
import { useImportText } from './text.ts'

interface Props {
  batch: ImportBatch
  onAnother: () => void
}

/** The number of added employees, and links to continue. */
export function ImportEnded({ batch, onAnother }: Props) {
  const text = useImportText()
  const whole = (count: number) => formatNumber(count, 0)
  return (
    <Ended
      file={batch}
      isDone={batch.status === 'done'}
      doneTitle={text.done(whole(batch.done_count - batch.changed_count))}
      failedText={text.failedText}
      errorFile={{ route: downloadImportErrors, params: { id: batch.id } }}
      actions={
        <>
          <Button variant="default" onClick={onAnother}>
            {text.anotherImport}
          </Button>
          <Button component={Link} to={href('employee.index')}>
            {text.toList}
          </Button>
        </>
      }
    >
      {batch.changed_count > 0 && <Text>{text.doneChanged(whole(batch.changed_count))}</Text>}
      {batch.conflict_count > 0 && <Text>{text.doneConflicts(whole(batch.conflict_count))}</Text>}
      {batch.bad_count > 0 && <Text>{text.doneBad(whole(batch.bad_count))}</Text>}
    </Ended>
  )
}
