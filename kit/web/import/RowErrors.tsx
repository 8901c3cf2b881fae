import { Group, Text, Title } from '@mantine/core'
import { type ImportRowError, PREVIEW_ERRORS } from '#kit/contract/import.ts'
import { formatNumber } from '../format.ts'
import { RowsTable } from '../table/RowsTable.tsx'
import { type ErrorFile, ErrorFileButton } from './ErrorFileButton.tsx'
import { useImportWords } from './text.ts'

export interface RowErrorsProps {
  errorFile: ErrorFile
}
interface Props extends Partial<RowErrorsProps> {
  errors: readonly ImportRowError[]
}

const keyOf = ({ row, column, code }: ImportRowError) => `${row} ${column} ${code}`

/** Each error with its place in the file, the value and the reason. */
export function RowErrors({ errors, errorFile }: Props) {
  const words = useImportWords()
  const count = formatNumber(errors.length, 0)
  const title = words.errors(count)
  const isCut = errors.length >= PREVIEW_ERRORS
  return (
    <section>
      <Group justify="space-between" align="flex-end" mb="xs" gap="sm">
        <div>
          <Title order={2} size="h3">
            {title}
          </Title>
          <Text c="dimmed" size="sm">
            {isCut && errorFile ? words.errorsCut(count) : words.errorFileHint}
          </Text>
        </div>
        {errorFile && <ErrorFileButton {...errorFile} />}
      </Group>
      <RowsTable
        rows={errors}
        rowKey={keyOf}
        label={title}
        maxHeight="420px"
        columns={[
          {
            key: 'row',
            title: words.column.row,
            width: 80,
            cell: (error) => <span className="figures">{error.row}</span>,
          },
          {
            key: 'column',
            title: words.column.column,
            cell: (error) => (error.column ? `${error.column} · ${error.header}` : words.wholeRow),
          },
          { key: 'value', title: words.column.value, cell: (error) => error.value || <EmptyValue /> },
          { key: 'message', title: words.column.reason, primary: true },
        ]}
      />
    </section>
  )
}

function EmptyValue() {
  const { emptyValue } = useImportWords()
  return (
    <Text component="span" inherit c="dimmed">
      {emptyValue}
    </Text>
  )
}
