import { Title } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import { useImportWords } from '#kit/web/import/text.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import type { ImportBatch } from '../../contract.ts'
import { useImportText } from './text.ts'

const whole = (count: number) => formatNumber(count, 0)

/** Values that were read as something else than they say, such as 6.500.000 as 6,500,000; the many divided names come last. */
export function UnderstoodValues({ columns }: { columns: ImportBatch['understood'] }) {
  const text = useImportText()
  const words = useImportWords()
  if (columns.length === 0) return null
  const title = text.understood(whole(columns.reduce((sum, { count }) => sum + count, 0)))
  const isName = ({ key }: (typeof columns)[number]) => Number(key.endsWith('full_name'))
  const rows = columns
    .toSorted((a, b) => isName(a) - isName(b))
    .flatMap(({ key, column, examples }) => examples.map((example) => ({ key, column, ...example })))
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <RowsTable
        rows={rows}
        rowKey={({ key, from, row }) => `${key} ${row} ${from}`}
        label={title}
        maxHeight="320px"
        columns={[
          { key: 'column', title: words.column.column },
          { key: 'from', title: text.inFile },
          { key: 'to', title: text.readAs, primary: true },
          { key: 'count', title: text.rowCount, align: 'end', cell: ({ count }) => whole(count) },
          { key: 'row', title: text.firstRow, align: 'end', cell: ({ row }) => whole(row) },
        ]}
      />
    </section>
  )
}
