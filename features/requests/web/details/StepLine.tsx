import { IconCheck, IconClock, IconCornerUpLeft, IconMinus, IconX } from '@tabler/icons-react'
import { formatInstant } from '#kit/web/format.ts'
import type { RequestStep, StepStatus } from '../../contract.ts'
import { useRequestWords } from '../text.ts'
import classes from './steps.module.css'

const ICONS: Record<StepStatus, typeof IconCheck> = {
  waiting: IconMinus,
  open: IconClock,
  approved: IconCheck,
  rejected: IconX,
  returned: IconCornerUpLeft,
  skipped: IconMinus,
  closed: IconMinus,
}

/** The steps of a request one below the other: who is asked, who has it now and since when. */
export function StepLine({ steps }: { steps: readonly RequestStep[] }) {
  const { steps: text } = useRequestWords()
  return (
    <ol className={classes.steps} aria-label={text.title}>
      {steps.map((step) => (
        <Step key={step.no} step={step} />
      ))}
    </ol>
  )
}

function Step({ step }: { step: RequestStep }) {
  const { steps: text, roles } = useRequestWords()
  const { status, role, name, skip_reason: skipped, opened_at, decided_at, deputies } = step
  const Icon = ICONS[status]
  const state = skipped ? `${text.statuses.skipped}: ${text.skipped[skipped]}` : text.statuses[status]
  const at = formatInstant(decided_at ?? (status === 'open' ? opened_at : null))
  return (
    <li data-status={status} {...(status === 'open' && { 'aria-current': 'step' as const })}>
      <span className={classes.mark} aria-hidden="true">
        <Icon size={15} stroke={2.4} />
      </span>
      <div>
        <b className={classes.who}>{name ?? roles[role]}</b>
        {name && <span className={classes.role}>{roles[role]}</span>}
        <div className={classes.state}>
          {status === 'open' && at ? text.since(at) : [state, at].filter(Boolean).join(' · ')}
        </div>
        {status === 'open' && deputies.length > 0 && (
          <div className={classes.state}>{text.deputies(deputies.join(', '))}</div>
        )}
        {step.why_all_hr && <div className={classes.state}>{text.whyAllHr[step.why_all_hr]}</div>}
        {step.is_escalated && <div className={classes.state}>{text.escalated}</div>}
      </div>
    </li>
  )
}
