import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { columnChoice, type FileColumn } from '#kit/contract/file-columns.ts'
import type { ImportRowError } from '#kit/contract/import.ts'
import type { RouteSpec, Upload } from '#kit/contract/route.ts'
import { useErrorText } from '../feedback/error-text.ts'
import { upload } from '../files.ts'
import { FileDrop } from '../form/FileDrop.tsx'
import { ColumnList, moveField } from './ColumnList.tsx'
import { RowErrors } from './RowErrors.tsx'
import { useImportWords } from './text.ts'

/** What a call that reads a table of a file answers; nothing is stored. */
export interface ReadTable {
  columns: FileColumn[]
  /** What columns can be read as. */
  fields: { name: string; label: string; required: boolean }[]
  /** Labels of required fields that no column has; then there are no rows. */
  missing: string[]
  errors: ImportRowError[]
  /** The rows with errors as .xlsx in base64. */
  error_file: string | null
}

type Fields = Record<string, string | null>
const fieldsOf = ({ columns }: ReadTable): Fields =>
  Object.fromEntries(columns.map(({ letters, field }) => [letters, field]))

interface Props<T extends ReadTable> {
  /** Reads a file; its query has `columns` (`ColumnChoice`). */
  route: RouteSpec & { upload: Upload }
  hint: string
  /** The rows that were read, and the button for what comes next; `change` chooses the columns again. */
  children: (read: T, change: ReactNode) => ReactNode
}

/** A file whose columns are found or chosen, with the errors of its rows. */
export function RowsOfFile<T extends ReadTable>({ route, hint, children }: Props<T>) {
  const words = useImportWords()
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<T>()
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
      const { data } = (await upload(route, { file: chosen, query })) as unknown as { data: T }
      setRead(data)
      setFields(data.missing.length > 0 ? fieldsOf(data) : undefined)
    } catch (thrown) {
      setRead(undefined)
      setError(errorText(thrown))
    } finally {
      setReading(false)
    }
  }
  const change = read && (
    <Button variant="default" onClick={() => setFields(fieldsOf(read))}>
      {words.changeColumns}
    </Button>
  )
  return (
    <Stack gap="md">
      <Text>{hint}</Text>
      <FileDrop
        value={file}
        onChange={(chosen) => void send(chosen)}
        maxSize={route.upload.maxBytes}
        loading={isReading}
      />
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {read && fields && (
        <Columns read={read} fields={fields} onChange={setFields}>
          <Button loading={isReading} onClick={() => void send(file, fields)}>
            {words.readColumns}
          </Button>
        </Columns>
      )}
      {read && !fields && (
        <>
          {read.errors.length > 0 && (
            <RowErrors
              errors={read.errors}
              {...(read.error_file && { errorFile: { base64: read.error_file, name: file?.name ?? '' } })}
            />
          )}
          {children(read, change)}
        </>
      )}
    </Stack>
  )
}

interface ColumnsProps {
  read: ReadTable
  fields: Fields
  onChange: (fields: Fields) => void
  children: ReactNode
}

function Columns({ read, fields, onChange, children }: ColumnsProps) {
  const words = useImportWords()
  return (
    <>
      {read.missing.length > 0 && (
        <Alert color="champa" title={words.missing(read.missing.join(', '))}>
          {words.chooseColumns}
        </Alert>
      )}
      <ColumnList
        columns={read.columns.map((column) => ({ ...column, field: fields[column.letters] ?? null }))}
        fields={read.fields}
        labelOf={words.fieldOf}
        leftOut={words.leftOut}
        onChoose={(letters, field) => onChange(moveField(fields, letters, field))}
      />
      <Group>{children}</Group>
    </>
  )
}
