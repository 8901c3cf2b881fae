import { Title } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { href } from '#kit/web/navigation.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { RunChanges, RunDetail } from '../../contract.ts'
import { RunStatus } from '../runs/RunStatus.tsx'
import { useRunText } from '../text.ts'
import { ApprovalRefusal } from './ApprovalRefusal.tsx'
import { CalculateButton } from './CalculateButton.tsx'
import { ChangesNotice } from './ChangesNotice.tsx'
import { DecideButtons } from './DecideButtons.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { ProgressFlower } from './ProgressFlower.tsx'
import classes from './RunHeader.module.css'
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

/** The head of a run: progress, title, status, net and cost, and the possible actions, low enough for the list to begin above the fold. */
export function RunHeader({ run, calculation, file, readiness, changes }: Props) {
  const text = useRunText()
  const may = (action: RunDetail['can'][number]) => run.can.includes(action) && !calculation.isActive
  return (
    <header className={classes.head}>
      <ProgressFlower run={run} isCalculating={calculation.isActive} />
      <div className={classes.names}>
        <div className={classes.title}>
          <Title order={1} size="h2">
            {run.title}
          </Title>
          <RunStatus run={{ ...run, is_calculating: calculation.isActive }} />
        </div>
        <div className={classes.facts}>
          <nav aria-label={text.title}>
            <Link to={href('payrolls-item.index')}>{text.title}</Link>
          </nav>
          <span className="figures">{`${formatDate(run.from_date)} – ${formatDate(run.to_date)}`}</span>
          {run.kind !== 'regular' && <span>{text.kind[run.kind]}</span>}
          <ApprovalRefusal run={run} />
          <ChangesNotice changes={changes} />
        </div>
      </div>
      {run.totals && (
        <dl className={classes.sums}>
          <div>
            <dt>{text.total.net}</dt>
            <dd>
              <Money kip={run.totals.net} />
            </dd>
          </div>
          <div>
            <dt>{text.total.cost}</dt>
            <dd>
              <Money kip={run.totals.cost} />
            </dd>
          </div>
        </dl>
      )}
      <div className={classes.actions}>
        {run.totals && <ExportMenu run={run} file={file} />}
        {may('calculate') && <CalculateButton run={run} calculation={calculation} readiness={readiness} />}
        <DecideButtons run={run} isBusy={calculation.isActive} isOutdated={changes?.is_outdated ?? false} />
        <RunMenu run={run} mayEdit={may('edit')} mayDelete={may('delete')} />
      </div>
    </header>
  )
}
