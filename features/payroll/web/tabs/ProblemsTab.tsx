import { Stack, Text } from '@mantine/core'
import { personColumnOf, twoNames } from '#features/employees/web/parts.ts'
import { useMay } from '#kit/web/access.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useGo } from '#kit/web/navigation.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { type ListedProblem, listProblems, type RunDetail } from '../../contract.ts'
import { OmittedList } from '../check/OmittedList.tsx'
import { mayRecalculate, useRecalculate } from '../check/use-recalculate.ts'
import { HeldNotice } from '../hold/HeldNotice.tsx'
import { useRunText } from '../text.ts'
import { problemText } from './problem-text.ts'

/** Whom the run does not pay: the employees who are not part of it, and what is missing, and the held payslips. */
export function ProblemsTab({ run }: { run: RunDetail }) {
  const text = useRunText()
  const language = useLanguage()
  const go = useGo()
  const recalculate = useRecalculate(run)
  const mayOpen = useMay()('view-employee')
  if (run.counts.problems + run.omitted.length + run.held.employees === 0)
    return <EmptyState title={text.noProblems.title} text={text.noProblems.text} />
  const open = (problem: ListedProblem) => go('employee.edit', { employee_id: problem.employee_id })
  return (
    <Stack gap="sm">
      <HeldNotice run={run} />
      <OmittedList run={run} />
      {run.counts.problems > 0 && (
        <>
          <Text c="dimmed">{text.problemHint}</Text>
          <DataTable
            route={listProblems}
            params={{ id: run.id }}
            name="payroll-problems"
            label={text.tab.problems}
            rowKey={(row) => row.employee_id}
            columns={[
              { key: 'emp_number', title: text.column.number },
              personColumnOf<ListedProblem>('name', text.column.name, (row) => ({
                id: row.employee_id,
                ...twoNames(row.name, row.en_name, language),
                picture: row.employee_picture,
              })),
              { key: 'code', title: text.column.reason, cell: (row) => problemText(row, text) },
            ]}
            {...(mayOpen && { onRowClick: open })}
            actions={[
              ...(mayOpen ? [{ label: text.openEmployee, onClick: open }] : []),
              ...(mayRecalculate(run)
                ? [
                    {
                      label: text.recalculate.one,
                      onClick: ({ employee_id }: ListedProblem) => recalculate.start(employee_id),
                    },
                  ]
                : []),
            ]}
          />
        </>
      )}
    </Stack>
  )
}
