import { Group, Select, Switch, Tooltip } from '@mantine/core'
import { monthOf } from '#kit/contract/days.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import type { ReportRun } from '../contract.ts'
import { useReportText } from './text.ts'

interface Props {
  run: ReportRun
  runs: readonly ReportRun[]
  state: ListState
  /** The other approved runs of the month can be added. */
  hasWholeMonth?: boolean
}

/** Whether the month of the run has other approved runs. */
const hasOthers = (run: ReportRun, runs: readonly ReportRun[]) =>
  runs.some(
    (one) =>
      one.id !== run.id && one.status !== 'calculated' && monthOf(one.to_date) === monthOf(run.to_date),
  )

/** The choice of the run of a report, and whether its figures may still change. */
export function RunChoice({ run, runs, state, hasWholeMonth = false }: Props) {
  const text = useReportText()
  return (
    <Group gap="sm">
      <Select
        aria-label={text.run}
        data={runs.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={String(run.id)}
        onChange={(run_id) => state.change({ filters: { run_id } })}
        allowDeselect={false}
        searchable
        w={300}
      />
      {run.status === 'calculated' && <StatusBadge tone="wait">{text.unapproved}</StatusBadge>}
      {hasWholeMonth && hasOthers(run, runs) && (
        <Tooltip label={text.wholeMonthHint}>
          <Switch
            label={text.wholeMonth}
            checked={state.filters.whole_month === 'true'}
            onChange={({ currentTarget }) =>
              state.change({ filters: { whole_month: currentTarget.checked ? 'true' : null } })
            }
          />
        </Tooltip>
      )}
    </Group>
  )
}
