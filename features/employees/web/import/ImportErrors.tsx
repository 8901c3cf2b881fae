import { Button, Group, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { formatNumber } from '#kit/web/format.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import {
  downloadImportErrors,
  type ImportBatch,
  type ImportRowError,
  PREVIEW_ERRORS,
} from '../../contract.ts'
import { useImportText } from './text.ts'

const keyOf = (error: ImportRowError) => `${error.row}${error.column}${error.code}`

/** Each error with its place in the sheet, what stood there and why it cannot be taken. */
export function ImportErrors({ batch }: { batch: ImportBatch }) {
  const text = useImportText()
  const shown = formatNumber(batch.errors.length, 0)
  const title = text.badRows(shown)
  const isCut = batch.errors.length >= PREVIEW_ERRORS
  return (
    <section>
      <Group justify="space-between" align="flex-end" mb="xs" gap="sm">
        <div>
          <Title order={2} size="h3">
            {title}
          </Title>
          <Text c="dimmed" size="sm">
            {isCut ? text.badRowsCut(shown) : text.errorFileHint}
          </Text>
        </div>
        <ErrorFileButton batch={batch} />
      </Group>
      <RowsTable
        rows={batch.errors}
        rowKey={keyOf}
        label={title}
        maxHeight="420px"
        columns={[
          {
            key: 'row',
            title: text.column.row,
            width: 80,
            cell: (error) => <span className="figures">{error.row}</span>,
          },
          {
            key: 'column',
            title: text.column.column,
            cell: (error) => (error.column ? `${error.column} · ${error.header}` : text.wholeRow),
          },
          {
            key: 'value',
            title: text.column.value,
            cell: (error) =>
              error.value === '' ? (
                <Text component="span" inherit c="dimmed">
                  {text.emptyValue}
                </Text>
              ) : (
                error.value
              ),
          },
          { key: 'message', title: text.column.reason, primary: true },
        ]}
      />
    </section>
  )
}

/** All rows that cannot be taken, as they came, with their reasons. */
export function ErrorFileButton({ batch }: { batch: ImportBatch }) {
  const text = useImportText()
  const [isBusy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    await download(downloadImportErrors, { params: { id: batch.id } }).catch(toastError)
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} />}
      loading={isBusy}
      onClick={() => void fetchFile()}
    >
      {text.errorFile}
    </Button>
  )
}
