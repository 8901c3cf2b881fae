import { useSearchParams } from 'react-router'
import { formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './ApprovalRefusal.module.css'
import { approvalObstacle } from './approval-obstacle.ts'

/** Why this user cannot approve a calculated run, in one line; payslips that prevent it are a link to them. */
export function ApprovalRefusal({ run }: { run: RunDetail }) {
  const text = useRunText()
  const [, setAddress] = useSearchParams()
  const obstacle = approvalObstacle(run)
  if (!obstacle) return null
  if (obstacle !== 'run_has_unpayable')
    return <span className={classes.refusal}>{text.refusal[obstacle]}</span>
  return (
    <span className={classes.refusal} data-bad>
      <button
        type="button"
        className="tap"
        onClick={() => setAddress({ tab: 'reviews', review: 'net_below_zero' })}
      >
        {text.refusal.run_has_unpayable(formatNumber(run.counts.unpayable, 0))}
      </button>
    </span>
  )
}
