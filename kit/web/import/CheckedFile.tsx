import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ImportedFile } from '#kit/contract/import.ts'
import classes from './import.module.css'
import { RowErrors, type RowErrorsProps } from './RowErrors.tsx'
import { useImportWords } from './text.ts'

interface Props extends RowErrorsProps {
  file: ImportedFile
  title: string
  /** Number of valid rows, and the label of the import button. */
  good: number
  commitLabel: string
  isCommitting: boolean
  /** True while something has to be decided before the import. */
  isBlocked?: boolean
  /** Further buttons beside the import button. */
  actions?: ReactNode
  onCommit: () => void
  onAnother: () => void
  counts: ReactNode
  /** The message if no row has an error and none is new. */
  nothingNew: string
  /** The message about ignored columns. */
  ignored: (columns: string) => string
  /** The valid rows. */
  children: ReactNode
}

/** A preview of the rows to store, the errors, and the import button. */
export function CheckedFile(props: Props) {
  const words = useImportWords()
  const { file, good } = props
  const bad = file.bad_count
  return (
    <>
      <Paper className={classes.bar}>
        <div className={classes.file}>
          <Title order={2} size="h3">
            {props.title}
          </Title>
          <Text c="dimmed" className="name">
            {file.file_name}
          </Text>
        </div>
        <Group gap="sm">
          <Button variant="default" onClick={props.onAnother} disabled={props.isCommitting}>
            {words.another}
          </Button>
          {props.actions}
          {good > 0 && (
            <Button loading={props.isCommitting} disabled={props.isBlocked ?? false} onClick={props.onCommit}>
              {props.commitLabel}
            </Button>
          )}
        </Group>
      </Paper>
      {props.counts}
      {good === 0 && (
        <Alert color={bad > 0 ? 'red' : 'blue'}>{bad > 0 ? words.nothingGood : props.nothingNew}</Alert>
      )}
      {file.ignored_columns.length > 0 && (
        <Alert color="champa">{props.ignored(file.ignored_columns.join(', '))}</Alert>
      )}
      {bad > 0 && <RowErrors errors={file.errors} errorFile={props.errorFile} />}
      {good > 0 && props.children}
    </>
  )
}
