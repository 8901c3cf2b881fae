import { Alert, Button, Title } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { ApiError } from '#kit/web/api-error.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { CheckedFile } from '#kit/web/import/CheckedFile.tsx'
import { useImportWords } from '#kit/web/import/text.ts'
import { useMutate } from '#kit/web/query.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { commitImport, downloadImportErrors, type ImportBatch, type ImportRunFacts } from '../../contract.ts'
import { shownSalary } from '../../domain/salary-amount.ts'
import { useFieldText } from '../field-text.ts'
import { useGuardRights } from '../form/use-guard-rights.ts'
import { TwoLines } from '../TwoLines.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import { NewNames } from './NewNames.tsx'
import { RunQuestion } from './RunQuestion.tsx'
import { SkippedRows } from './SkippedRows.tsx'
import { useImportText } from './text.ts'
import { UnderstoodValues } from './UnderstoodValues.tsx'
import { UpdateColumns } from './UpdateColumns.tsx'

const whole = (count: number) => formatNumber(count, 0)

interface Props {
  batch: ImportBatch
  onAnother: () => void
  /** Back to the choice of the columns. */
  onColumns: () => void
}

/** The rows that would be added, what would change, the errors, and the button to store them. */
export function ImportPreview({ batch, onAnother, onColumns }: Props) {
  const text = useImportText()
  const [accepted, setAccepted] = useState<string[]>([])
  const [salaryFrom, setSalaryFrom] = useState<string | null>(null)
  const commit = useMutate(commitImport, {
    onError: (error) => (salaryErrorIn(error) || runsIn(error) ? undefined : toastError(error)),
  })
  const fresh = batch.good_count - batch.changed_count
  const isOpen = batch.new_names.some(({ use }) => use === null)
  const body = { revision: batch.revision, accept: accepted, salary_from: salaryFrom, add_names: true }
  const runs = runsIn(commit.error)
  return (
    <CheckedFile
      file={batch}
      title={text.step.check}
      good={batch.good_count}
      commitLabel={commitLabel(text, fresh, accepted.length)}
      isCommitting={commit.isPending}
      isBlocked={isOpen || fresh + accepted.length === 0}
      onCommit={() => commit.mutate({ params: { id: batch.id }, body })}
      onAnother={onAnother}
      actions={
        <Button variant="default" onClick={onColumns} disabled={commit.isPending}>
          {text.changeColumns}
        </Button>
      }
      counts={<ImportCounts batch={batch} />}
      nothingNew={text.allUnchanged}
      ignored={text.ignored}
      errorFile={{ route: downloadImportErrors, params: { id: batch.id } }}
    >
      <NewNames batch={batch} />
      <UpdateColumns
        batch={batch}
        accepted={accepted}
        onAccept={setAccepted}
        salaryFrom={salaryFrom}
        onSalaryFrom={setSalaryFrom}
        salaryError={salaryErrorIn(commit.error)}
      />
      {runs && (
        <RunQuestion
          facts={runs}
          onClose={commit.reset}
          onConfirm={() =>
            commit.mutate({ params: { id: batch.id }, body: { ...body, runs_confirmed: true } })
          }
        />
      )}
      {batch.rows.length > 0 && <GoodRows batch={batch} />}
      <UnderstoodValues columns={batch.understood} />
      <SkippedRows rows={batch.skipped} />
    </CheckedFile>
  )
}

type Texts = ReturnType<typeof useImportText>

function commitLabel(text: Texts, fresh: number, accepted: number): string {
  if (accepted === 0) return text.commit(whole(fresh))
  return fresh === 0 ? text.commitChanges : text.commitBoth(whole(fresh))
}

const salaryErrorIn = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields?.salary_from?.[0] : undefined

const runsIn = (error: unknown): ImportRunFacts | undefined =>
  error instanceof ApiError && error.code === 'import_in_locked_run'
    ? (error.details as ImportRunFacts)
    : undefined

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
      {batch.numbered_count > 0 && (
        <Alert color="blue" mb="sm">
          {text.numbered(whole(batch.numbered_count))}
        </Alert>
      )}
      <RowsTable
        rows={batch.rows}
        rowKey={(row) => row.row}
        label={title}
        isPreview
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
                  cell: (row: ImportBatch['rows'][number]) =>
                    row.base_salary === null ? '–' : shownSalary(row.base_salary),
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}
