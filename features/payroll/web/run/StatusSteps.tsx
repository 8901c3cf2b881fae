import { IconCheck } from '@tabler/icons-react'
import { type RunDetail, RunStatus } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './StatusSteps.module.css'

interface Props {
  run: RunDetail
  isCalculating: boolean
}

/** draft → calculated → approved → paid, with the current status of the run. */
export function StatusSteps({ run, isCalculating }: Props) {
  const text = useRunText()
  const all = RunStatus.options
  const at = all.indexOf(run.status)
  return (
    <ol className={classes.steps} aria-label={text.field.status}>
      {all.map((status, index) => (
        <li
          key={status}
          data-done={index < at || run.status === 'paid' || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden="true">
            {index < at || run.status === 'paid' ? <IconCheck size={14} stroke={3} /> : index + 1}
          </span>
          <span className={classes.word}>
            {index === 1 && isCalculating ? text.calculating : text.status[status]}
          </span>
        </li>
      ))}
    </ol>
  )
}
