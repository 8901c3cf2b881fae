import { formatDate } from '#kit/contract/days.ts'
import { href } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { CalculateButton } from './CalculateButton.tsx'
import { DecideButtons } from './DecideButtons.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { RunMenu } from './RunMenu.tsx'
import { StatusSteps } from './StatusSteps.tsx'
import type { CalculationState } from './use-calculation.ts'
import type { PayslipFileState } from './use-payslip-file.ts'
import type { ReadinessState } from './use-readiness.ts'

interface Props {
  run: RunDetail
  calculation: CalculationState
  file: PayslipFileState
  readiness: ReadinessState
  /** Facts have changed since the calculation: it cannot be approved. */
  isOutdated: boolean
}

/** The run's title, its days, its status, and the possible actions. */
export function RunHeader({ run, calculation, file, readiness, isOutdated }: Props) {
  const text = useRunText()
  const may = (action: RunDetail['can'][number]) => run.can.includes(action) && !calculation.isActive
  return (
    <div>
      <PageHeader
        title={run.title}
        text={[
          `${formatDate(run.from_date)} – ${formatDate(run.to_date)}`,
          ...(run.kind === 'regular' ? [] : [text.kind[run.kind]]),
        ].join(' · ')}
        breadcrumbs={[{ label: text.title, to: href('payrolls-item.index') }, { label: run.title }]}
        actions={
          <>
            {run.totals && <ExportMenu run={run} file={file} />}
            {may('calculate') && (
              <CalculateButton run={run} calculation={calculation} readiness={readiness} />
            )}
            <DecideButtons run={run} isBusy={calculation.isActive} isOutdated={isOutdated} />
            <RunMenu run={run} mayEdit={may('edit')} mayDelete={may('delete')} />
          </>
        }
      />
      <StatusSteps run={run} isCalculating={calculation.isActive} />
    </div>
  )
}
