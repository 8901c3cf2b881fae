import { Tooltip } from '@mantine/core'
import type { RunDetail } from '../../contract.ts'
import { RUN_STEPS, stepOf } from '../../domain/run-progress.ts'
import { useRunText } from '../text.ts'
import classes from './ProgressFlower.module.css'

interface Props {
  run: RunDetail
  isCalculating: boolean
}

export const PETAL = 'M0-3C-13-10-14-25-4-31 8-30 14-16 0-3Z'

/** The progress of a run as a champa flower with a petal for each step; the petals open when the run is paid. */
export function ProgressFlower({ run, isCalculating }: Props) {
  const text = useRunText()
  const at = RUN_STEPS.indexOf(stepOf(run))
  const words = RUN_STEPS.map((step) =>
    step === 'calculated' && isCalculating ? text.calculating : text.step[step],
  )
  return (
    <div className={classes.progress}>
      <Tooltip
        label={text.stepAt(words[at] ?? '', at + 1, RUN_STEPS.length)}
        events={{ hover: true, focus: true, touch: true }}
      >
        <svg
          className={classes.flower}
          viewBox="-36 -36 72 72"
          data-open={at === RUN_STEPS.length - 1 || undefined}
          data-busy={isCalculating || undefined}
          aria-hidden="true"
        >
          {RUN_STEPS.map((step, index) => (
            <g key={step} transform={`rotate(${index * 72})`}>
              <path d={PETAL} data-done={index <= at || undefined} data-current={index === at || undefined} />
            </g>
          ))}
          <circle r="5" />
        </svg>
      </Tooltip>
      <ol className={classes.words} aria-label={text.progressOf}>
        {RUN_STEPS.map((step, index) => (
          <li key={step} aria-current={index === at ? 'step' : undefined}>
            {words[index]}
            {index < at && ` (${text.stepDone})`}
          </li>
        ))}
      </ol>
    </div>
  )
}
