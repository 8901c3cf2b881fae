import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatDate, formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { commitImport, type ImportBatch } from '../../contract.ts'
import { TwoLines } from '../TwoLines.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportErrors } from './ImportErrors.tsx'
import classes from './import.module.css'
import { useImportText } from './text.ts'

const whole = (count: number) => formatNumber(count, 0)

interface Props {
  batch: ImportBatch
  onAnother: () => void
}

/** What would be added and what is wrong, and the button that adds it. */
export function ImportPreview({ batch, onAnother }: Props) {
  const text = useImportText()
  const commit = useMutate(commitImport, { onError: toastError })
  const { good_count: good, bad_count: bad } = batch
  return (
    <>
      <Paper className={classes.bar}>
        <div className={classes.file}>
          <Title order={2} size="h3">
            {text.step.check}
          </Title>
          <Text c="dimmed" className="name">
            {batch.file_name}
          </Text>
        </div>
        <Group gap="sm">
          <Button variant="default" onClick={onAnother} disabled={commit.isPending}>
            {text.another}
          </Button>
          {good > 0 && (
            <Button loading={commit.isPending} onClick={() => commit.mutate({ params: { id: batch.id } })}>
              {text.commit(whole(good))}
            </Button>
          )}
        </Group>
      </Paper>
      <ImportCounts batch={batch} />
      {good === 0 && (
        <Alert color={bad > 0 ? 'red' : 'blue'}>{bad > 0 ? text.nothingGood : text.allUnchanged}</Alert>
      )}
      {batch.ignored_columns.length > 0 && (
        <Alert color="champa">{text.ignored(batch.ignored_columns.join(', '))}</Alert>
      )}
      {bad > 0 && <ImportErrors batch={batch} />}
      {good > 0 && <GoodRows batch={batch} />}
    </>
  )
}

function GoodRows({ batch }: { batch: ImportBatch }) {
  const text = useImportText()
  const { field } = text
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
          { key: 'row', title: text.column.row, width: 80 },
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
