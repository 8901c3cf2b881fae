import { Alert, Select, Switch } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { monthOf } from '#kit/contract/days.ts'
import { ReportScreen } from '#kit/web/report/ReportScreen.tsx'
import type { MissingCodes, NotListed, ReportRun, registerReport, ssoReport, taxReport } from '../contract.ts'
import { MissingCodesAlert } from './MissingCodesAlert.tsx'
import { NotListedNote } from './NotListedNote.tsx'
import { useReportText } from './text.ts'

interface Props {
  report: typeof registerReport | typeof ssoReport | typeof taxReport
  /** The authority of the report, whose codes can be missing. */
  of?: 'sso' | 'tax'
  /** The grouping unless another one is chosen. */
  group?: string
}

/** Whether the month of the run has other approved runs. */
const hasOthers = (run: ReportRun, runs: readonly ReportRun[]) =>
  runs.some(
    (one) =>
      one.id !== run.id && one.status !== 'calculated' && monthOf(one.to_date) === monthOf(run.to_date),
  )

/** A report of one run or its month: the choice of the run, its totals, a line for each employee, the files. */
export function RunReport({ report, of, group }: Props) {
  const text = useReportText()
  return (
    <ReportScreen
      report={report as typeof ssoReport}
      rowKey={(row) => row.employee_id as number}
      hasTotals={({ run }) => run !== null}
      {...(group && { defaults: () => ({ group }) })}
      above={({ run, runs, ...meta }, state) =>
        run && (
          <>
            <Select
              label={text.run}
              data={runs.map(({ id, title }) => ({ value: String(id), label: title }))}
              value={String(run.id)}
              onChange={(run_id) => state.change({ filters: { run_id } })}
              allowDeselect={false}
              searchable
              maw={340}
            />
            {hasOthers(run, runs) && (
              <Switch
                label={text.wholeMonth}
                description={text.wholeMonthHint}
                checked={state.filters.whole_month === 'true'}
                onChange={({ currentTarget }) =>
                  state.change({ filters: { whole_month: currentTarget.checked ? 'true' : null } })
                }
              />
            )}
            {of && (meta as { missing?: MissingCodes }).missing && (
              <MissingCodesAlert of={of} missing={(meta as { missing: MissingCodes }).missing} />
            )}
            {of && (
              <NotListedNote of={of} notListed={(meta as { not_listed?: NotListed | null }).not_listed} />
            )}
            {run.status === 'calculated' && (
              <Alert color="yellow" variant="light" icon={<IconInfoCircle size={20} />}>
                {text.unapproved}
              </Alert>
            )}
          </>
        )
      }
    />
  )
}
