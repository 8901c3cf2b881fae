import { Alert, Badge, Button, Group, Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { ColumnList, moveField } from '#kit/web/import/ColumnList.tsx'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import {
  checkImport,
  type FileColumn,
  type ImportBatch,
  showImport,
  showImportColumns,
} from '../../contract.ts'
import classes from './import.module.css'
import { SkippedRows } from './SkippedRows.tsx'
import { useImportText } from './text.ts'

interface Props {
  batch: ImportBatch
  onChecked: () => void
  onAnother: () => void
}

/** Fields by column letters. */
type Choices = Readonly<Record<string, string | null>>

/** Each column of the file with its first values and the field that it is read as. */
export function ImportColumns({ batch, onChecked, onAnother }: Props) {
  const text = useImportText()
  const answer = useRoute(showImportColumns, { params: { id: batch.id } })
  const [changed, setChanged] = useState<Choices>({})
  const check = useMutate(checkImport, { onSuccess: onChecked, onError: toastError, refresh: [showImport] })
  const file = answer.data?.data
  if (!file) {
    if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
    return <TableWaiting />
  }
  const choices: Choices = {
    ...Object.fromEntries(file.columns.map(({ letters, field }) => [letters, field])),
    ...changed,
  }
  const missing = file.fields.filter((field) => field.required && !isChosen(choices, field.name))
  const choose = (letters: string, field: string | null) => setChanged(moveField(choices, letters, field))
  return (
    <>
      <Paper className={classes.bar}>
        <div>
          <Title order={2} size="h3">
            {text.step.columns}
          </Title>
          <Text c="dimmed" className="name">
            {batch.file_name}
          </Text>
        </div>
        <Group gap="sm">
          <Button variant="default" onClick={onAnother} disabled={check.isPending}>
            {text.anotherImport}
          </Button>
          <Button
            loading={check.isPending}
            onClick={() => check.mutate({ params: { id: batch.id }, body: { columns: choices } })}
          >
            {text.checkRows}
          </Button>
        </Group>
      </Paper>
      <Text>{text.columnsText}</Text>
      {missing.length > 0 && (
        <Alert color="champa">{text.missingFields(missing.map(({ label }) => label).join(', '))}</Alert>
      )}
      <ColumnList
        columns={file.columns.map((column) => ({
          ...column,
          heading: headingOf(column, text.sectionRows),
          hasLetters: column.letters !== '§',
          field: choices[column.letters] ?? null,
          badge: isGuess(column, choices, changed) && (
            <Badge variant="light" size="sm" tt="none">
              {text.guessed}
            </Badge>
          ),
          isDisabled: column.is_guarded,
          ...(column.is_guarded && { placeholder: text.guardedColumn }),
        }))}
        fields={file.fields}
        labelOf={text.fieldOf}
        leftOut={text.leftOut}
        onChoose={choose}
      />
      <SkippedRows rows={batch.skipped} />
    </>
  )
}

const headingOf = ({ letters, heading }: FileColumn, sectionRows: string) =>
  letters === '§' ? sectionRows : heading || letters

/** A full name has the name. */
const isChosen = (choices: Choices, name: string) => {
  const fields = Object.values(choices)
  return fields.includes(name) || (name === 'name' && fields.includes('full_name'))
}

const isGuess = ({ letters, certainty }: FileColumn, choices: Choices, changed: Choices) =>
  Boolean(choices[letters]) && !(letters in changed) && certainty === 'guessed'
