import { Text } from '@mantine/core'
import { runAddress } from '#features/payroll/web/index.ts'
import { addMonths } from '#kit/contract/days.ts'
import { formatKip, formatMonth } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { Delta } from '#kit/web/show/Delta.tsx'
import type { CompanyDashboard, PayOfMonth } from '../../../contract.ts'
import { useDashboardText } from '../../text.ts'
import charts from '../charts.module.css'
import { MonthColumns } from './MonthColumns.tsx'
import { NoValue } from './NoValue.tsx'
import { Reading, ReadingHead } from './Reading.tsx'
import { useShortKip } from './short-kip.ts'
import classes from './trends.module.css'

const HEIGHT = 100

interface Props {
  /** 'YYYY-MM', oldest first. */
  months: readonly string[]
  pay: NonNullable<CompanyDashboard['pay']>
}

/** What the months have cost the company, and how much of it was paid out. Each month leads to its run. */
export function PayTrend({ months, pay }: Props) {
  const text = useDashboardText()
  const language = useLanguage()
  const shortKip = useShortKip()
  const byMonth = new Map(pay.map((one) => [one.month, one]))
  const at = (index: number) => byMonth.get(months[index] ?? '')
  const most = Math.max(1, ...pay.map(({ cost }) => cost))
  const first = Math.max(
    0,
    months.findLastIndex((month) => byMonth.has(month)),
  )
  const height = (value: number) => (Math.max(0, value) / most) * HEIGHT
  const kip = (value: number) => formatKip(value, { language })
  return (
    <section className={charts.card} aria-label={text.trends.pay}>
      <h2>{text.trends.pay}</h2>
      {pay.length === 0 && <Text c="dimmed">{text.company.noPayroll}</Text>}
      <MonthColumns
        label={text.trends.pay}
        months={months}
        first={first}
        to={(index) => {
          const run = at(index)?.run
          return run ? runAddress(run) : undefined
        }}
        describe={(index) => {
          const one = at(index)
          if (!one) return text.trends.noRun
          const open = one.is_open ? `, ${text.company.notApproved}` : ''
          return `${text.trends.net} ${kip(one.net)}, ${text.trends.cost} ${kip(one.cost)}${open}`
        }}
        readout={(index) => (
          <PayReading
            month={months[index] ?? ''}
            pay={at(index)}
            before={byMonth.get(addMonths(months[index] ?? '', -1))}
          />
        )}
        behind={<span className={`${classes.most} figures`}>{shortKip(most)}</span>}
        column={(index) => {
          const one = at(index)
          if (!one) return <NoValue />
          return (
            <svg viewBox={`0 0 20 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <g className={one.is_open ? classes.open : undefined}>
                <rect
                  className={classes.cost}
                  y={HEIGHT - height(one.cost)}
                  width="20"
                  height={height(one.cost)}
                />
                <rect
                  className={classes.net}
                  y={HEIGHT - height(one.net)}
                  width="20"
                  height={height(one.net)}
                />
              </g>
            </svg>
          )
        }}
      />
    </section>
  )
}

interface ReadingProps {
  month: string
  pay: PayOfMonth | undefined
  before: PayOfMonth | undefined
}

function PayReading({ month, pay, before }: ReadingProps) {
  const text = useDashboardText()
  const language = useLanguage()
  const last = formatMonth(addMonths(month, -1), language)
  const label = (percent: string, direction: 'up' | 'down' | 'same') => {
    if (direction === 'same') return text.trends.sameAs(last)
    return direction === 'up' ? text.trends.upSince(percent, last) : text.trends.downSince(percent, last)
  }
  const value = (kip: number, earlier: number | undefined) => (
    <>
      <b className="figures">{formatKip(kip, { language })}</b>{' '}
      <Delta value={kip} before={earlier} label={label} />
    </>
  )
  return (
    <>
      <ReadingHead
        month={month}
        note={pay?.is_open ? text.company.notApproved : pay ? '' : text.trends.noRun}
      />
      <Reading color="net" label={text.trends.net}>
        {pay ? value(pay.net, before?.net) : '–'}
      </Reading>
      <Reading color="cost" label={text.trends.cost}>
        {pay ? value(pay.cost, before?.cost) : '–'}
      </Reading>
    </>
  )
}
