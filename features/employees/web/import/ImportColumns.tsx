import { Alert, Badge, Button, Group, Paper, Select, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
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
  const choose = (letters: string, field: string | null) => setChanged(moved(choices, letters, field))
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
      <ul className={classes.columns}>
        {file.columns.map((column) => (
          <li
            key={column.letters}
            className={classes.column}
            data-left-out={!choices[column.letters] || undefined}
          >
            <ColumnOfFile
              column={column}
              isChanged={column.letters in changed}
              field={choices[column.letters] ?? null}
            />
            <Select
              aria-label={text.fieldOf(headingOf(column, text.sectionRows))}
              data={file.fields.map(({ name, label, required }) => ({
                value: name,
                label: required ? `${label} *` : label,
              }))}
              value={choices[column.letters] ?? null}
              placeholder={column.is_guarded ? text.guardedColumn : text.leftOut}
              onChange={(field) => choose(column.letters, field)}
              disabled={column.is_guarded}
              searchable
              clearable
            />
          </li>
        ))}
      </ul>
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

/** A field that is chosen for another column moves there. */
function moved(choices: Choices, letters: string, field: string | null): Choices {
  const rest = Object.entries(choices).map(([other, chosen]) => [
    other,
    field !== null && chosen === field ? null : chosen,
  ])
  return { ...Object.fromEntries(rest), [letters]: field }
}

function ColumnOfFile({
  column,
  field,
  isChanged,
}: {
  column: FileColumn
  field: string | null
  isChanged: boolean
}) {
  const text = useImportText()
  const isGuess = field !== null && !isChanged && column.certainty === 'guessed'
  return (
    <div className={classes.heading}>
      <Group gap={8} wrap="nowrap">
        {column.letters !== '§' && (
          <Text component="span" c="dimmed" size="sm" className="figures">
            {column.letters}
          </Text>
        )}
        <Text component="span" fw={600}>
          {headingOf(column, text.sectionRows)}
        </Text>
        {isGuess && (
          <Badge variant="light" size="sm" tt="none">
            {text.guessed}
          </Badge>
        )}
      </Group>
      <Text c="dimmed" size="sm" truncate>
        {column.samples.join(' · ')}
      </Text>
    </div>
  )
}
