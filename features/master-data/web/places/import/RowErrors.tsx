import { Button, Group, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { formatNumber } from '#kit/web/format.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import {
  downloadVillageErrors,
  SHOWN_ERRORS,
  type VillageError,
  type VillageImport,
} from '../../../contract/places/village-import.ts'
import { usePlacesText } from '../text.ts'

const keyOf = ({ row, column, code }: VillageError) => `${row} ${column} ${code}`

/** Each error with its place in the file, what stood there and why it cannot be taken. */
export function RowErrors({ found }: { found: VillageImport }) {
  const { import: text } = usePlacesText()
  const shown = formatNumber(found.errors.length, 0)
  const title = text.errors(shown)
  const isCut = found.errors.length >= SHOWN_ERRORS
  return (
    <section>
      <Group justify="space-between" align="flex-end" mb="xs" gap="sm">
        <div>
          <Title order={2} size="h3">
            {title}
          </Title>
          <Text c="dimmed" size="sm">
            {isCut ? text.errorsCut(shown) : text.errorFileHint}
          </Text>
        </div>
        <ErrorFileButton id={found.id} />
      </Group>
      <RowsTable
        rows={found.errors}
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
          { key: 'value', title: text.column.value, cell: (error) => error.value || text.emptyValue },
          { key: 'message', title: text.column.reason, primary: true },
        ]}
      />
    </section>
  )
}

/** All rows that cannot be taken, as they came, with their reasons. */
export function ErrorFileButton({ id }: { id: number }) {
  const { import: text } = usePlacesText()
  const [isBusy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    await download(downloadVillageErrors, { params: { import_id: id } }).catch(toastError)
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
