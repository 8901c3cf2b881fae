import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLink } from '#kit/web/use-link.ts'
import type { PayMonth, PayStep } from '../../../contract.ts'
import { useDashboardText } from '../../text.ts'
import { addressOfCount, addressOfStep } from './addresses.ts'
import classes from './month.module.css'

/** The steps from scans to payment, each with what is open in it; the first open one is the next. */
export function PaySteps({ month }: { month: PayMonth }) {
  const next = month.steps.find(({ is_done }) => !is_done)
  return (
    <ol className={classes.steps}>
      {month.steps.map((step, index) => (
        <Step key={step.name} step={step} number={index + 1} month={month} isNext={step === next} />
      ))}
    </ol>
  )
}

interface Props {
  step: PayStep
  number: number
  month: PayMonth
  isNext: boolean
}

function Step({ step, number, month, isNext }: Props) {
  const text = useDashboardText().month
  const linkTo = useLink()
  const { name, is_done: isDone, counts } = step
  const to = addressOfStep(name, month, linkTo)
  const state = isDone ? text.done : isNext ? text.next : text.open
  const title = text.step[name]
  const note = noteOf(step, month, text)
  return (
    <li data-state={isDone ? 'done' : isNext ? 'next' : 'open'}>
      <span className={classes.mark} role="img" aria-label={state}>
        {isDone ? <IconCheck size={16} stroke={3} aria-hidden="true" /> : number}
      </span>
      <span className={classes.step}>
        {to ? (
          <Link to={to} className={classes.name}>
            {title}
            <IconChevronRight size={16} aria-hidden="true" />
          </Link>
        ) : (
          <span className={classes.name}>{title}</span>
        )}
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <span className={classes.counts}>
        {counts.map(({ of, count }) => {
          const address = addressOfCount(of, month, linkTo)
          const label = text.count[of](formatNumber(count, 0))
          return address ? (
            <Link key={of} to={address} className={classes.count} data-bad={of === 'unpayable' || undefined}>
              {label}
            </Link>
          ) : (
            <span key={of} className={classes.count}>
              {label}
            </span>
          )
        })}
      </span>
    </li>
  )
}

/** How far the scans go. */
function noteOf(
  { name }: PayStep,
  { last_scans }: PayMonth,
  text: ReturnType<typeof useDashboardText>['month'],
) {
  if (name !== 'scans') return null
  return last_scans ? text.scansUntil(formatDate(last_scans)) : text.noScans
}
