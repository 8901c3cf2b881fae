import { addMonths } from '#kit/contract/days.ts'
import { formatKip, formatMonth } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { Delta } from '#kit/web/show/Delta.tsx'
import type { RevenueOfMonth } from '../../contract.ts'
import charts from '../company/charts.module.css'
import { MonthColumns } from '../company/trends/MonthColumns.tsx'
import { NoValue } from '../company/trends/NoValue.tsx'
import { Reading, ReadingHead } from '../company/trends/Reading.tsx'
import { useShortKip } from '../company/trends/short-kip.ts'
import classes from '../company/trends/trends.module.css'
import { useDashboardText } from '../text.ts'

const HEIGHT = 100

/** What the companies are invoiced for each month, and how much of it is paid. */
export function RevenueTrend({ revenue }: { revenue: readonly RevenueOfMonth[] }) {
  const text = useDashboardText().provider
  const language = useLanguage()
  const shortKip = useShortKip()
  const most = Math.max(1, ...revenue.map(({ billed }) => billed))
  const height = (value: number) => (value / most) * HEIGHT
  const kip = (value: number) => formatKip(value, { language })
  return (
    <section className={charts.card} aria-label={text.revenue}>
      <h2>{text.revenue}</h2>
      <MonthColumns
        label={text.revenue}
        months={revenue.map(({ month }) => month)}
        first={Math.max(0, revenue.length - 1)}
        describe={(index) => {
          const one = revenue[index]
          return one?.billed
            ? `${text.billed} ${kip(one.billed)}, ${text.paid} ${kip(one.paid)}`
            : text.noInvoices
        }}
        readout={(index) => <RevenueReading one={revenue[index]} before={revenue[index - 1]} />}
        behind={<span className={`${classes.most} figures`}>{shortKip(most)}</span>}
        column={(index) => {
          const { billed = 0, paid = 0 } = revenue[index] ?? {}
          if (billed === 0) return <NoValue />
          return (
            <svg viewBox={`0 0 20 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect className={classes.cost} y={HEIGHT - height(billed)} width="20" height={height(billed)} />
              <rect className={classes.net} y={HEIGHT - height(paid)} width="20" height={height(paid)} />
            </svg>
          )
        }}
      />
    </section>
  )
}

function RevenueReading({
  one,
  before,
}: {
  one: RevenueOfMonth | undefined
  before: RevenueOfMonth | undefined
}) {
  const { provider: text, trends } = useDashboardText()
  const language = useLanguage()
  if (!one) return null
  const last = formatMonth(addMonths(one.month, -1), language)
  const label = (percent: string, direction: 'up' | 'down' | 'same') => {
    if (direction === 'same') return trends.sameAs(last)
    return direction === 'up' ? trends.upSince(percent, last) : trends.downSince(percent, last)
  }
  return (
    <>
      <ReadingHead month={one.month} note={one.billed === 0 ? text.noInvoices : ''} />
      <Reading color="cost" label={text.billed}>
        <b className="figures">{formatKip(one.billed, { language })}</b>{' '}
        <Delta value={one.billed} before={before?.billed} label={label} />
      </Reading>
      <Reading color="net" label={text.paid}>
        <b className="figures">{formatKip(one.paid, { language })}</b>
      </Reading>
    </>
  )
}
