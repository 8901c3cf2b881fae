import { Alert, Select } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { ReportScreen } from '#kit/web/report/ReportScreen.tsx'
import type { registerReport, ssoReport, taxReport } from '../contract.ts'
import { useReportText } from './text.ts'

/** A report of one run: the choice of the run, its totals, a line for each employee, the files. */
export function RunReport({
  report,
}: {
  report: typeof registerReport | typeof ssoReport | typeof taxReport
}) {
  const text = useReportText()
  return (
    <ReportScreen
      report={report as typeof ssoReport}
      rowKey={(row) => row.employee_id as number}
      hasTotals={({ run }) => run !== null}
      above={({ run, runs }, state) =>
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
