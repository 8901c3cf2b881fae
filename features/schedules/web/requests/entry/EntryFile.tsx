import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { columnChoice } from '#kit/contract/file-columns.ts'
import { useErrorText } from '#kit/web/feedback/error-text.ts'
import { upload } from '#kit/web/files.ts'
import { FileDrop } from '#kit/web/form/FileDrop.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { ColumnList, moveField } from '#kit/web/import/ColumnList.tsx'
import { RowErrors } from '#kit/web/import/RowErrors.tsx'
import { useRequestText } from '../text.ts'
import type { EntryKind, ReadFile } from './entry-kind.ts'

interface Props<Row extends { employee_id: number }, W extends { code: string }> {
  kind: EntryKind<Row, W>
  isBusy: boolean
  onRows: (rows: Row[]) => void
}

type Fields = Record<string, string | null>

/** Rows from an Excel file: its columns, the faults of its rows, and the good rows to check. */
export function EntryFile<Row extends { employee_id: number }, W extends { code: string }>({
  kind,
  isBusy,
  onRows,
}: Props<Row, W>) {
  const text = useRequestText().entry
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<ReadFile<Row>>()
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)
  const [fields, setFields] = useState<Fields>()
  async function send(chosen: File | null, columns?: Fields) {
    setFile(chosen)
    setError(undefined)
    if (!columns) setFields(undefined)
    if (!chosen) return setRead(undefined)
    setReading(true)
    try {
      const query = columns ? { columns: columnChoice(columns) } : {}
      const answer = await upload(kind.fileRoute, { file: chosen, query })
      const { data } = answer as unknown as { data: ReadFile<Row> }
      setRead(data)
      setFields(data.missing.length > 0 ? fieldsOf(data) : undefined)
    } catch (thrown) {
      setRead(undefined)
      setError(errorText(thrown))
    } finally {
      setReading(false)
    }
  }
  return (
    <Stack gap="md">
      <Text>{text.fileHint}</Text>
      <FileDrop
        value={file}
        onChange={(chosen) => void send(chosen)}
        maxSize={kind.fileRoute.upload.maxBytes}
        loading={isReading}
      />
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {read && fields && (
        <Columns
          read={read}
          fields={fields}
          onChange={setFields}
          isBusy={isReading}
          onRead={() => void send(file, fields)}
        />
      )}
      {read && !fields && (
        <>
          {read.errors.length > 0 && <RowErrors errors={read.errors} />}
          <Group gap="sm">
            <Button loading={isBusy} disabled={read.rows.length === 0} onClick={() => onRows(read.rows)}>
              {text.checkRows(formatNumber(read.rows.length, 0))}
            </Button>
            <Button variant="default" onClick={() => setFields(fieldsOf(read))}>
              {text.changeColumns}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}

const fieldsOf = ({ columns }: Pick<ReadFile<never>, 'columns'>): Fields =>
  Object.fromEntries(columns.map(({ letters, field }) => [letters, field]))

interface ColumnsProps {
  read: Pick<ReadFile<never>, 'columns' | 'fields' | 'missing'>
  fields: Fields
  onChange: (fields: Fields) => void
  isBusy: boolean
  onRead: () => void
}

function Columns({ read, fields, onChange, isBusy, onRead }: ColumnsProps) {
  const text = useRequestText().entry
  return (
    <>
      {read.missing.length > 0 && <Alert color="champa">{text.missing(read.missing.join(', '))}</Alert>}
      <ColumnList
        columns={read.columns.map((column) => ({ ...column, field: fields[column.letters] ?? null }))}
        fields={read.fields}
        labelOf={text.fieldOf}
        leftOut={text.leftOut}
        onChoose={(letters, field) => onChange(moveField(fields, letters, field))}
      />
      <Group>
        <Button loading={isBusy} onClick={onRead}>
          {text.readColumns}
        </Button>
      </Group>
    </>
  )
}
