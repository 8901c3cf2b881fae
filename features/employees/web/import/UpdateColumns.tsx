import { Alert, Button, Checkbox, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { formatDate } from '#kit/contract/days.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useImportWords } from '#kit/web/import/text.ts'
import { PHONE } from '#kit/web/phone.ts'
import type { Column } from '#kit/web/table/column.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import type { ImportBatch } from '../../contract.ts'
import { BENEFIT_PREFIX } from '../../domain/import-columns.ts'
import { useFieldText } from '../field-text.ts'
import { TwoLines } from '../TwoLines.tsx'
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
  const lockedRuns = batch.locked_runs.filter(({ key }) => accepted.includes(key))
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {text.updates(whole(batch.changed_count))}
      </Title>
      <Paper className={classes.step} mb="md">
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
        {lockedRuns.length > 0 && (
          <Alert color="yellow" title={text.lockedRunsTitle}>
            <List>
              {lockedRuns.map(({ key, run, count }) => (
                <List.Item key={`${key} ${run}`}>{text.lockedRun(run, whole(count))}</List.Item>
              ))}
            </List>
          </Alert>
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

type Change = ImportBatch['changes'][number]

/** What changes of employees who exist, and from which day. On a phone, each change is a short card. */
function ChangedRows({ batch, accepted }: Pick<Props, 'batch' | 'accepted'>) {
  const text = useImportText()
  const { label } = useFieldText()
  const words = useImportWords()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const all = batch.update_columns.reduce((sum, { count }) => sum + count, 0)
  const title = text.changedRows(whole(batch.changes.length), whole(all))
  const nameOf = (row: Change) => `${row.name} ${row.surname}`.trim()
  const row: Column<Change> = { key: 'row', title: words.column.row, width: 80 }
  const first_day: Column<Change> = {
    key: 'first_day',
    title: text.change.from,
    cell: (change) => (change.first_day ? formatDate(change.first_day) : '–'),
  }
  const isAccepted: Column<Change> = {
    key: 'key',
    title: text.change.accepted,
    cell: ({ key }) => (accepted.includes(key) ? text.change.yes : text.change.no),
  }
  const wide: Column<Change>[] = [
    row,
    { key: 'emp_number', title: label('emp_number') },
    { key: 'name', title: label('name'), primary: true, cell: nameOf },
    { key: 'column', title: text.change.column },
    { key: 'before', title: text.change.before, cell: ({ before }) => before || '–' },
    { key: 'after', title: text.change.after, cell: ({ after }) => after || '–' },
    first_day,
    isAccepted,
  ]
  const onPhone: Column<Change>[] = [
    {
      key: 'name',
      title: label('name'),
      primary: true,
      cell: (change) => <TwoLines first={`${change.emp_number} ${nameOf(change)}`} second={change.column} />,
    },
    {
      key: 'after',
      title: text.change.after,
      cell: ({ before, after }) => `${before || '–'} → ${after || '–'}`,
    },
    ...(batch.changes.some((change) => change.first_day) ? [first_day] : []),
    isAccepted,
  ]
  return (
    <RowsTable
      rows={batch.changes}
      rowKey={(change) => `${change.row} ${change.key}`}
      label={title}
      maxHeight="420px"
      columns={isPhone ? onPhone : wide}
    />
  )
}
