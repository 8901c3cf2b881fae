import { Paper, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ImportedFile } from '#kit/contract/import.ts'
import { useErrorMessage } from '../error-texts.ts'
import { type ErrorFile, ErrorFileButton } from './ErrorFileButton.tsx'
import classes from './import.module.css'
import { useImportWords } from './text.ts'

interface Props {
  file: ImportedFile
  isDone: boolean
  /** The message about stored rows. */
  doneTitle: string
  /** The message if nothing was stored. */
  failedText: string
  /** More information about a successful import. */
  children?: ReactNode
  errorFile: ErrorFile
  actions: ReactNode
}

/** The result of the import, with links. */
export function ImportEnded(props: Props) {
  const { file, isDone } = props
  const words = useImportWords()
  const reason = useErrorMessage(file.error_code)
  const Icon = isDone ? IconCircleCheck : IconAlertTriangle
  return (
    <Paper className={classes.ended} role="status" data-failed={!isDone || undefined}>
      <Icon size={52} stroke={1.4} aria-hidden="true" />
      <Title order={2}>{isDone ? props.doneTitle : words.failed}</Title>
      <Text c="dimmed">{file.file_name}</Text>
      {isDone ? (
        props.children
      ) : (
        <Text>
          {reason} {props.failedText}
        </Text>
      )}
      <div className={classes.actions}>
        {file.bad_count > 0 && <ErrorFileButton {...props.errorFile} />}
        {props.actions}
      </div>
    </Paper>
  )
}
