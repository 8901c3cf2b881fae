import { Text } from '@mantine/core'
import { formatKip, formatMonth } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { Delta } from '#kit/web/show/Delta.tsx'
import type { CompanyDashboard } from '../../../contract.ts'
import { useDashboardText } from '../../text.ts'
import charts from '../charts.module.css'
import classes from './trends.module.css'

const SHOWN = 8
const WIDTH = 100

/** What the overtime of one run has cost by department, compared with the run before. */
export function OvertimeCost({ overtime }: Pick<CompanyDashboard, 'overtime'>) {
  const text = useDashboardText()
  const language = useLanguage()
  if (!overtime)
    return (
      <section className={charts.card} aria-label={text.trends.overtime}>
        <h2>{text.trends.overtime}</h2>
        <Text c="dimmed">{text.trends.noOvertime}</Text>
      </section>
    )
  const monthName = (month: string) => formatMonth(month, language)
  const departments = overtime.departments.slice(0, SHOWN)
  const most = Math.max(1, ...departments.map(({ amount }) => amount))
  const last = overtime.month_before && monthName(overtime.month_before)
  const about = [
    text.trends.overtimeOf(monthName(overtime.month)),
    overtime.is_open && text.company.notApproved,
    last && text.trends.comparedWith(last),
  ]
  return (
    <section className={charts.card} aria-label={text.trends.overtime}>
      <h2>{text.trends.overtime}</h2>
      <p className={classes.about}>{about.filter(Boolean).join(' · ')}</p>
      <ul className={`${charts.bars} ${classes.amounts}`}>
        {departments.map(({ name, amount, before }) => (
          <li key={name}>
            <span className="name" title={name ?? undefined}>
              {name ?? text.company.noDepartment}
            </span>
            <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect className={charts.ground} width={WIDTH} height="10" />
              <rect className={classes.overtime} width={(amount / most) * WIDTH} height="10" />
            </svg>
            <span className={classes.amount}>
              <b className="figures">{formatKip(amount, { language, unit: false })}</b>
              <Delta
                value={amount}
                before={before}
                label={(percent, direction) => {
                  if (direction === 'same') return text.trends.sameAs(last ?? '')
                  return direction === 'up'
                    ? text.trends.upSince(percent, last ?? '')
                    : text.trends.downSince(percent, last ?? '')
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
