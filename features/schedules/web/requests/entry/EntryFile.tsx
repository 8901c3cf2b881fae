import { Button, Group } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import { RowsOfFile } from '#kit/web/import/RowsOfFile.tsx'
import { useRequestText } from '../text.ts'
import type { EntryKind, ReadFile } from './entry-kind.ts'

interface Props<Row extends { employee_id: number }, W extends { code: string }> {
  kind: EntryKind<Row, W>
  isBusy: boolean
  onRows: (rows: Row[]) => void
}

/** Rows from an Excel file: its columns, the errors of its rows, and the good rows to check. */
export function EntryFile<Row extends { employee_id: number }, W extends { code: string }>({
  kind,
  isBusy,
  onRows,
}: Props<Row, W>) {
  const text = useRequestText().entry
  return (
    <RowsOfFile<ReadFile<Row>> route={kind.fileRoute} hint={text.fileHint}>
      {({ rows }, change) => (
        <Group gap="sm">
          <Button loading={isBusy} disabled={rows.length === 0} onClick={() => onRows(rows)}>
            {text.checkRows(formatNumber(rows.length, 0))}
          </Button>
          {change}
        </Group>
      )}
    </RowsOfFile>
  )
}
