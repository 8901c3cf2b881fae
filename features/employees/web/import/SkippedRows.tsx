import { Title } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import { useImportWords } from '#kit/web/import/text.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import type { ImportBatch } from '../../contract.ts'
import { useImportText } from './text.ts'

/** Rows of the file that are no employees: titles, sections, totals, notes. */
export function SkippedRows({ rows }: { rows: ImportBatch['skipped'] }) {
  const text = useImportText()
  const { column } = useImportWords()
  if (rows.length === 0) return null
  const title = text.skippedRows(formatNumber(rows.length, 0))
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <RowsTable
        rows={rows}
        rowKey={({ row }) => row}
        label={title}
        maxHeight="320px"
        columns={[
          { key: 'row', title: column.row, width: 80 },
          { key: 'kind', title: text.skippedKind, width: 180, cell: ({ kind }) => text.skipped[kind] },
          { key: 'text', title: column.value, primary: true },
        ]}
      />
    </section>
  )
}
