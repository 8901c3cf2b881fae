import { formatDate, formatInstantInLaos } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { RUN_STEPS, type RunStep, stepOf } from '../../domain/run-progress.ts'
import { useRunText } from '../text.ts'
import { PETAL } from './ProgressFlower.tsx'
import classes from './RunSteps.module.css'

/** The steps of a run as petals, each with who completed it and when. */
export function RunSteps({ run }: { run: RunDetail }) {
  const text = useRunText()
  const at = RUN_STEPS.indexOf(stepOf(run))
  const facts = factsOf(run, text.checked)
  return (
    <ol className={classes.steps}>
      {RUN_STEPS.map((step, index) => (
        <li key={step} data-done={index <= at || undefined} data-current={index === at || undefined}>
          <svg viewBox="-20 -36 40 40" aria-hidden="true">
            <path d={PETAL} transform="rotate(8)" />
          </svg>
          <div>
            <b>{text.step[step]}</b>
            {facts[step].filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

type CheckedText = (done: string, of: string) => string

function factsOf(run: RunDetail, checked: CheckedText): Record<RunStep, readonly string[]> {
  const { reviews, to_check } = run.counts
  const verdictOf = (verdict: 'approved' | 'paid') =>
    run.decisions.findLast((decision) => decision.verdict === verdict)
  const approval = verdictOf('approved')
  const done = verdictOf('paid')
  return {
    draft: [run.created_by, formatInstantInLaos(run.created_at)],
    calculated: run.calculated_at ? [run.calculated_by ?? '', formatInstantInLaos(run.calculated_at)] : [],
    checked:
      run.totals && reviews > 0
        ? [checked(formatNumber(reviews - to_check, 0), formatNumber(reviews, 0))]
        : [],
    approved: approval ? [approval.actor, formatInstantInLaos(approval.at)] : [],
    paid: run.payment
      ? [run.payment.paid_by, formatDate(run.payment.paid_on)]
      : done
        ? [done.actor, formatInstantInLaos(done.at)]
        : [],
  }
}
