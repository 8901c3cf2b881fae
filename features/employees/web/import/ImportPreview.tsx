import { Title } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { CheckedFile } from '#kit/web/import/CheckedFile.tsx'
import { useImportWords } from '#kit/web/import/text.ts'
import { useMutate } from '#kit/web/query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { commitImport, downloadImportErrors, type ImportBatch } from '../../contract.ts'
import { useFieldText } from '../field-text.ts'
import { useGuardRights } from '../form/use-guard-rights.ts'
import { TwoLines } from '../TwoLines.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import { useImportText } from './text.ts'

const whole = (count: number) => formatNumber(count, 0)

interface Props {
  batch: ImportBatch
  onAnother: () => void
}

/** The rows that would be added, the errors, and the button to add the rows. */
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
      {batch.rows.length > 0 && <GoodRows batch={batch} />}
      {batch.changes.length > 0 && <ChangedRows batch={batch} />}
    </CheckedFile>
  )
}

function GoodRows({ batch }: { batch: ImportBatch }) {
  const text = useImportText()
  const { label } = useFieldText()
  const { column } = useImportWords()
  const mayEnterSalary = useGuardRights().salary === 'edit'
  const title = text.goodRows(whole(batch.rows.length), whole(batch.good_count - batch.changed_count))
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
          { key: 'emp_number', title: label('emp_number') },
          {
            key: 'name',
            title: label('name'),
            primary: true,
            cell: (row) => (
              <TwoLines
                first={`${row.name} ${row.surname}`.trim()}
                second={`${row.en_name} ${row.en_surname}`.trim()}
              />
            ),
          },
          { key: 'department', title: label('company_department_id') },
          { key: 'position', title: label('positionId') },
          { key: 'branch', title: label('company_branch_id') },
          { key: 'start_date', title: label('start_date'), cell: (row) => formatDate(row.start_date) },
          ...(mayEnterSalary
            ? [
                {
                  key: 'base_salary',
                  title: label('base_salary'),
                  align: 'end' as const,
                  cell: (row: ImportBatch['rows'][number]) => <Money kip={row.base_salary} />,
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}

/** What changes of employees who exist, and from which day. */
function ChangedRows({ batch }: { batch: ImportBatch }) {
  const text = useImportText()
  const { label } = useFieldText()
  const { column } = useImportWords()
  const title = text.changedRows(whole(batch.changes.length), whole(batch.changed_count))
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <RowsTable
        rows={batch.changes}
        rowKey={({ row, column: name }) => `${row} ${name}`}
        label={title}
        columns={[
          { key: 'row', title: column.row, width: 80 },
          { key: 'emp_number', title: label('emp_number') },
          {
            key: 'name',
            title: label('name'),
            primary: true,
            cell: (row) => `${row.name} ${row.surname}`.trim(),
          },
          { key: 'column', title: text.change.column },
          { key: 'before', title: text.change.before, cell: (row) => row.before || '–' },
          { key: 'after', title: text.change.after },
          { key: 'first_day', title: text.change.from, cell: (row) => formatDate(row.first_day) },
        ]}
      />
    </section>
  )
}
