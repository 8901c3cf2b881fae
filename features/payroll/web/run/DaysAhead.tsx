import { Tooltip } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './ApprovalRefusal.module.css'
import { daysAheadText } from './days-ahead-text.ts'

/** That the period was not over at the calculation, and how its days count: once for the run, since it is the same for everybody. */
export function DaysAhead({ run }: { run: RunDetail }) {
  const text = useRunText().daysAhead
  if (!run.days_ahead || run.status !== 'calculated') return null
  return (
    <Tooltip label={daysAheadText(run.days_ahead, run.mode, text)}>
      <span className={classes.refusal} data-warns>
        {text.short[run.mode](formatNumber(run.days_ahead.days, 0))}
      </span>
    </Tooltip>
  )
}
