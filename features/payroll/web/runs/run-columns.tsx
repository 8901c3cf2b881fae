import { Group, Text } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { RunRow } from '../../contract.ts'
import type { RunText } from '../text.ts'
import { RunStatus } from './RunStatus.tsx'

const periodOf = (run: RunRow) => `${formatDate(run.from_date)} – ${formatDate(run.to_date)}`
const isCounted = (run: RunRow) => run.status !== 'draft' || run.employees > 0

export function runColumns(text: RunText): Column<RunRow>[] {
  return [
    {
      key: 'title',
      title: text.field.title,
      primary: true,
      phone: {
        title: (run) => run.title,
        facts: (run) => (isCounted(run) ? <Money kip={run.net} strong /> : periodOf(run)),
      },
      cell: (run) => (
        <>
          <div className="name">
            <b>{run.title}</b>
            {run.kind !== 'regular' && (
              <>
                {' '}
                <StatusBadge tone="info">{text.kind[run.kind]}</StatusBadge>
              </>
            )}
          </div>
          <Text span size="sm" fw={400} c="dimmed" className="figures name">
            {periodOf(run)}
          </Text>
        </>
      ),
    },
    {
      key: 'period',
      title: text.field.period,
      sort: 'to_date',
      hidden: true,
      cell: periodOf,
    },
    { key: 'status', title: text.field.status, cell: (run) => <StatusCell run={run} text={text} /> },
    {
      key: 'employees',
      title: text.field.employees,
      align: 'end',
      cell: (run) => (isCounted(run) ? formatNumber(run.employees, 0) : '–'),
    },
    {
      key: 'net',
      title: text.field.net,
      align: 'end',
      cell: (run) => <Money kip={isCounted(run) ? run.net : null} strong />,
    },
    {
      key: 'cost',
      title: text.field.cost,
      align: 'end',
      cell: (run) => <Money kip={isCounted(run) ? run.cost : null} />,
    },
    { key: 'created_by', title: text.field.createdBy },
    {
      key: 'created_at',
      title: text.field.createdAt,
      hidden: true,
      cell: (run) => formatDate(run.created_at),
    },
  ]
}

/** A paid run with held payslips does not look as if everybody has been paid. */
function StatusCell({ run, text }: { run: RunRow; text: RunText }) {
  return (
    <Group gap={6}>
      <RunStatus run={run} />
      {run.held > 0 && (
        <StatusBadge tone="bad">{text.hold.countInRun(formatNumber(run.held, 0))}</StatusBadge>
      )}
    </Group>
  )
}
