import { Anchor, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { daysInMonth, formatDate } from '#kit/contract/days.ts'
import { formatMonth } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useSession } from '#kit/web/session.ts'
import type { PayMonth } from '../../../contract.ts'
import { useDashboardText } from '../../text.ts'
import { whenOf } from '../when.ts'
import classes from './month.module.css'
import { PaySteps } from './PaySteps.tsx'

/** A period of a whole calendar month has its name, others their days. */
function usePeriodName({ from, to }: Pick<PayMonth, 'from' | 'to'>): string {
  const language = useLanguage()
  const isWhole =
    from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && Number(to.slice(8)) === daysInMonth(to)
  return isWhole ? formatMonth(to, language) : `${formatDate(from)} – ${formatDate(to)}`
}

/** The month that is paid next: how long until the payday, and the steps until then. */
export function MonthCard({ month }: { month: PayMonth | undefined }) {
  if (!month) return <Skeleton height={420} radius="lg" />
  return <Card month={month} />
}

function Card({ month }: { month: PayMonth }) {
  const text = useDashboardText()
  const name = usePeriodName(month)
  const isAdministrator = useSession()?.roles.includes('companyadmin')
  const { pay_day: payDay, days_left: left, steps } = month
  const when = whenOf(text.when, left)
  const due = () => {
    if (payDay) return left < 0 ? text.month.wasDue(when) : text.month.payDay(when)
    return left < 0 ? text.month.ended(when) : text.month.ends(when)
  }
  const done = steps.filter(({ is_done }) => is_done).length
  return (
    <section className={classes.card} aria-label={text.month.label}>
      <header className={classes.head}>
        <div>
          <h2>{text.month.title(name)}</h2>
          <p>
            {due()}
            <span className="figures">{formatDate(payDay ?? month.to)}</span>
          </p>
        </div>
        {steps.length > 0 && <Petals done={done} all={steps.length} />}
      </header>
      <PaySteps month={month} />
      {!payDay && isAdministrator && (
        <Anchor component={Link} to={href('company.setting')} className={classes.setting}>
          {text.month.setPayDay}
        </Anchor>
      )}
    </section>
  )
}

const ROUND = 360
const HALF = 26

/** The steps as petals of a flower: one opens with each step that is done. */
function Petals({ done, all }: { done: number; all: number }) {
  const text = useDashboardText().month
  const label = text.progress(String(done), String(all))
  const petals = Array.from({ length: all }, (_, index) => index)
  return (
    <svg className={classes.petals} viewBox="0 0 64 64" role="img" aria-label={label}>
      <title>{label}</title>
      {petals.map((index) => (
        <path
          key={index}
          data-done={index < done || undefined}
          d="M32 32 C 25 24, 25 10, 32 4 C 39 10, 39 24, 32 32 Z"
          transform={`rotate(${(index * ROUND) / all} 32 32)`}
        />
      ))}
      <circle cx="32" cy="32" r={HALF / 6} />
    </svg>
  )
}
