import { Title } from '@mantine/core'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatDate, formatNumber } from '#kit/web/format.ts'
import { CheckedFile } from '#kit/web/import/CheckedFile.tsx'
import { useImportWords } from '#kit/web/import/text.ts'
import { useMutate } from '#kit/web/query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { commitImport, downloadImportErrors, type ImportBatch } from '../../contract.ts'
import { TwoLines } from '../TwoLines.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import { useImportText } from './text.ts'

const whole = (count: number) => formatNumber(count, 0)

interface Props {
  batch: ImportBatch
  onAnother: () => void
}

/** Who would be added and what is wrong, and the button that adds them. */
export function ImportPreview({ batch, onAnother }: Props) {
  const text = useImportText()
  const commit = useMutate(commitImport, { onError: toastError })
  return (
    <CheckedFile
      file={batch}
      title={text.step.check}
      good={batch.good_count}
      commitLabel={text.commit(whole(batch.good_count))}
      isCommitting={commit.isPending}
      onCommit={() => commit.mutate({ params: { id: batch.id } })}
      onAnother={onAnother}
      counts={<ImportCounts batch={batch} />}
      nothingNew={text.allUnchanged}
      ignored={text.ignored}
      errorFile={{ route: downloadImportErrors, params: { id: batch.id } }}
    >
      <GoodRows batch={batch} />
    </CheckedFile>
  )
}

function GoodRows({ batch }: { batch: ImportBatch }) {
  const text = useImportText()
  const { field } = text
  const { column } = useImportWords()
  const title = text.goodRows(whole(batch.rows.length), whole(batch.good_count))
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <RowsTable
        rows={batch.rows}
        rowKey={(row) => row.row}
        label={title}
        columns={[
          { key: 'row', title: column.row, width: 80 },
          { key: 'emp_number', title: field.emp_number },
          {
            key: 'name',
            title: field.name,
            primary: true,
            cell: (row) => (
              <TwoLines
                first={`${row.name} ${row.surname}`.trim()}
                second={`${row.en_name} ${row.en_surname}`.trim()}
              />
            ),
          },
          { key: 'department', title: field.department },
          { key: 'position', title: field.position },
          { key: 'branch', title: field.branch },
          { key: 'start_date', title: field.start_date, cell: (row) => formatDate(row.start_date) },
          {
            key: 'base_salary',
            title: field.base_salary,
            align: 'end',
            cell: (row) => <Money kip={row.base_salary} />,
          },
        ]}
      />
    </section>
  )
}
