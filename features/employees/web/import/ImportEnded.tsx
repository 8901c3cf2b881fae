import { Button, Paper, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ERROR_TEXTS } from '#kit/contract/error-texts.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import type { ImportBatch } from '../../contract.ts'
import { ErrorFileButton } from './ImportErrors.tsx'
import classes from './import.module.css'
import { useImportText } from './text.ts'

interface Props {
  batch: ImportBatch
  onAnother: () => void
}

/** How it ended, and where to go from here. */
export function ImportEnded({ batch, onAnother }: Props) {
  const text = useImportText()
  const language = useLanguage()
  const isDone = batch.status === 'done'
  const whole = (count: number) => formatNumber(count, 0)
  const reason = (ERROR_TEXTS as Record<string, Record<string, string>>)[batch.error_code ?? '']?.[language]
  return (
    <Paper className={classes.ended} role="status" data-failed={!isDone || undefined}>
      {isDone ? <IconCircleCheck size={52} stroke={1.4} /> : <IconAlertTriangle size={52} stroke={1.4} />}
      <Title order={2}>{isDone ? text.done(whole(batch.done_count)) : text.failed}</Title>
      <Text c="dimmed">{batch.file_name}</Text>
      {!isDone && (
        <Text>
          {reason} {text.failedText}
        </Text>
      )}
      {isDone && batch.bad_count > 0 && <Text>{text.doneBad(whole(batch.bad_count))}</Text>}
      <div className={classes.endedActions}>
        {batch.bad_count > 0 && <ErrorFileButton batch={batch} />}
        <Button variant="default" onClick={onAnother}>
          {text.anotherImport}
        </Button>
        <Button component={Link} to={href('employee.index')}>
          {text.toList}
        </Button>
      </div>
    </Paper>
  )
}
