import { formatDate } from '#kit/contract/days.ts'
import { href } from '#kit/web/navigation.ts'
import type { RunChanges, RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { CalculateButton } from './CalculateButton.tsx'
import { DecideButtons } from './DecideButtons.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { RunHead } from './RunHead.tsx'
import { RunMenu } from './RunMenu.tsx'
import type { CalculationState } from './use-calculation.ts'
import type { PayslipFileState } from './use-payslip-file.ts'
import type { ReadinessState } from './use-readiness.ts'

interface Props {
  run: RunDetail
  calculation: CalculationState
  file: PayslipFileState
  readiness: ReadinessState
  /** Facts that have changed since the calculation: it cannot be approved. */
  changes: RunChanges | undefined
}

/** The head of a run with its days and actions, low enough for the list to begin above the fold. */
export function RunHeader({ run, calculation, file, readiness, changes }: Props) {
  const text = useRunText()
  const may = (action: RunDetail['can'][number]) => run.can.includes(action) && !calculation.isActive
  return (
    <RunHead
      run={run}
      title={run.title}
      list={{ title: text.title, to: href('payrolls-item.index') }}
      isCalculating={calculation.isActive}
      changes={changes}
      actions={
        <>
          {run.totals && <ExportMenu run={run} file={file} />}
          {may('calculate') && <CalculateButton run={run} calculation={calculation} readiness={readiness} />}
          <DecideButtons run={run} isBusy={calculation.isActive} isOutdated={changes?.is_outdated ?? false} />
          <RunMenu run={run} mayEdit={may('edit')} mayDelete={may('delete')} />
        </>
      }
    >
      <span className="figures">{`${formatDate(run.from_date)} – ${formatDate(run.to_date)}`}</span>
      {run.kind !== 'regular' && <span>{text.kind[run.kind]}</span>}
    </RunHead>
  )
}
