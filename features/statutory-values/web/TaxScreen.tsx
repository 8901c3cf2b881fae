import { AddButton } from '#kit/web/AddButton.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatKip } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { listTaxTables } from '../contract.ts'
import { useDatedColumns } from './law-columns.tsx'
import { useLawText } from './text.ts'

export default function TaxScreen() {
  const text = useLawText()
  const tables = useRoute(listTaxTables)
  const [first, state, source] = useDatedColumns()
  const add = <AddButton to={href('tax.create')}>{text.addTax}</AddButton>
  return (
    <>
      <PageHeader title={text.tax} text={text.taxIntro} actions={add} />
      {tables.error && <ErrorState error={tables.error} onRetry={() => void tables.refetch()} />}
      {tables.isPending && <TableWaiting />}
      {tables.data && (
        <RowsTable
          label={text.tax}
          rows={tables.data.data}
          rowKey={(row) => row.first_day}
          empty={<EmptyState title={text.none} action={add} />}
          columns={[
            first,
            state,
            {
              key: 'bands',
              title: text.bands,
              sort: false,
              cell: (row) =>
                row.bands.map(({ above, percent }) => (
                  <div key={above} className="figures">
                    {text.band(formatKip(above), String(percent))}
                  </div>
                )),
            },
            source,
          ]}
        />
      )}
    </>
  )
}
