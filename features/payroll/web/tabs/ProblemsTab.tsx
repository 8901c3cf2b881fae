import { Stack, Text } from '@mantine/core'
import { useMay } from '#kit/web/access.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useGo } from '#kit/web/navigation.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { listProblems, type Problem, type RunDetail } from '../../contract.ts'
import { OmittedList } from '../check/OmittedList.tsx'
import { useRunText } from '../text.ts'
import { problemText } from './problem-text.ts'

/** The employees who are not part of the run, and what is missing. */
export function ProblemsTab({ run }: { run: RunDetail }) {
  const text = useRunText()
  const go = useGo()
  const mayOpen = useMay()('view-employee')
  if (run.counts.problems + run.omitted.length === 0)
    return <EmptyState title={text.noProblems.title} text={text.noProblems.text} />
  const open = (problem: Problem) => go('employee.edit', { employee_id: problem.employee_id })
  return (
    <Stack gap="sm">
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
              { key: 'name', title: text.column.name, primary: true, cell: (row) => <b>{row.name}</b> },
              { key: 'code', title: text.column.reason, cell: (row) => problemText(row, text) },
            ]}
            {...(mayOpen && { onRowClick: open, actions: [{ label: text.openEmployee, onClick: open }] })}
          />
        </>
      )}
    </Stack>
  )
}
