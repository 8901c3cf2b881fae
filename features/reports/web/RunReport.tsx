import { ReportScreen } from '#kit/web/report/ReportScreen.tsx'
import type registerReport from '../contract/register.report.ts'
import type ssoReport from '../contract/sso.report.ts'
import type taxReport from '../contract/tax.report.ts'
import type { MissingCodes, NotListed, Untaxed } from '../contract.ts'
import { MissingCodesAlert } from './MissingCodesAlert.tsx'
import { NotListedNote } from './NotListedNote.tsx'
import { RunChoice } from './RunChoice.tsx'
import { UntaxedNote } from './UntaxedNote.tsx'
import { usePersonLook } from './use-person-look.tsx'

interface Props {
  report: typeof registerReport | typeof ssoReport | typeof taxReport
  /** The authority of the report, whose codes can be missing. */
  of?: 'sso' | 'tax'
  /** The grouping unless another one is chosen. */
  group?: string
}

/** A report of one run or its month: the choice of the run, its totals, a line for each employee, the files. */
export function RunReport({ report, of, group }: Props) {
  const looks = usePersonLook()
  return (
    <ReportScreen
      report={report as typeof ssoReport}
      rowKey={(row) => row.employee_id as number}
      looks={looks}
      hasTotals={({ run }) => run !== null}
      {...(group && { defaults: () => ({ group }) })}
      above={({ run, runs, ...meta }, state) =>
        run && (
          <>
            <RunChoice run={run} runs={runs} state={state} hasWholeMonth />
            {of && (meta as { missing?: MissingCodes }).missing && (
              <MissingCodesAlert of={of} missing={(meta as { missing: MissingCodes }).missing} />
            )}
            {of === 'tax' && (
              <UntaxedNote untaxed={(meta as { untaxed?: Untaxed | null }).untaxed} state={state} />
            )}
            {of && (
              <NotListedNote of={of} notListed={(meta as { not_listed?: NotListed | null }).not_listed} />
            )}
          </>
        )
      }
    />
  )
}
