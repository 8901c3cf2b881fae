import { Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useImportWords } from '#kit/web/import/text.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import type { ImportBatch } from '../../contract.ts'
import { BENEFIT_PREFIX } from '../../domain/import-columns.ts'
import { useFieldText } from '../field-text.ts'
import classes from './import.module.css'
import { useImportText } from './text.ts'

const whole = (count: number) => formatNumber(count, 0)

interface Props {
  batch: ImportBatch
  /** Names of the columns whose differences will be stored. */
  accepted: readonly string[]
  onAccept: (accepted: string[]) => void
  salaryFrom: string | null
  onSalaryFrom: (day: string | null) => void
  salaryError?: string | undefined
}

/** The columns in which the file differs from existing employees: each is accepted or not, and each difference is shown. */
export function UpdateColumns({ batch, accepted, onAccept, salaryFrom, onSalaryFrom, salaryError }: Props) {
  const text = useImportText()
  const { update_columns: columns } = batch
  if (columns.length === 0) return null
  const all = columns.map(({ key }) => key)
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {text.updates(whole(batch.changed_count))}
      </Title>
      <Paper className={classes.step}>
        <Text>{text.updatesText}</Text>
        <Checkbox.Group value={[...accepted]} onChange={onAccept} aria-label={text.updatesText}>
          <Group gap="xl">
            {columns.map(({ key, column, count }) => (
              <Checkbox key={key} value={key} label={text.updateColumn(column, whole(count))} />
            ))}
          </Group>
        </Checkbox.Group>
        {accepted.some((key) => key === 'base_salary' || key.startsWith(BENEFIT_PREFIX)) && (
          <Stack gap={4} maw={320}>
            <DateField
              label={text.salaryFrom}
              description={text.salaryFromHint}
              value={salaryFrom}
              onChange={onSalaryFrom}
              error={salaryError}
              required
            />
          </Stack>
        )}
        {columns.length > 1 && (
          <div>
            <Button
              variant="default"
              size="xs"
              onClick={() => onAccept(accepted.length === all.length ? [] : all)}
            >
              {accepted.length === all.length ? text.acceptNone : text.acceptAll}
            </Button>
          </div>
        )}
      </Paper>
      <ChangedRows batch={batch} accepted={accepted} />
    </section>
  )
}

/** What changes of employees who exist, and from which day. */
function ChangedRows({ batch, accepted }: Pick<Props, 'batch' | 'accepted'>) {
  const text = useImportText()
  const { label } = useFieldText()
  const { column } = useImportWords()
  const all = batch.update_columns.reduce((sum, { count }) => sum + count, 0)
  const title = text.changedRows(whole(batch.changes.length), whole(all))
  return (
    <RowsTable
      rows={batch.changes}
      rowKey={({ row, key }) => `${row} ${key}`}
      label={title}
      maxHeight="420px"
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
        { key: 'after', title: text.change.after, cell: (row) => row.after || '–' },
        {
          key: 'first_day',
          title: text.change.from,
          cell: (row) => (row.first_day ? formatDate(row.first_day) : '–'),
        },
        {
          key: 'key',
          title: text.change.accepted,
          cell: (row) => (accepted.includes(row.key) ? text.change.yes : text.change.no),
        },
      ]}
    />
  )
}
