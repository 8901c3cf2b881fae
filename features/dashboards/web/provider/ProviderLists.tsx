import { Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatInstant, formatKip, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import type { ProviderDashboard } from '../../contract.ts'
import charts from '../company/charts.module.css'
import { useDashboardText } from '../text.ts'
import classes from './provider.module.css'

const WIDTH = 100
type Companies = NonNullable<ProviderDashboard['companies']>
type Invoices = NonNullable<ProviderDashboard['invoices']>

function Bar({ share, kind }: { share: number; kind?: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={charts.ground} width={WIDTH} height="10" />
      <rect className={charts.bar} data-kind={kind} width={share * WIDTH} height="10" />
    </svg>
  )
}

/** What is not paid, by how long ago it was due. */
export function InvoiceAges({ ageing }: Pick<Invoices, 'ageing'>) {
  const text = useDashboardText().provider
  const language = useLanguage()
  const most = Math.max(1, ...ageing.map(({ amount }) => amount))
  return (
    <section className={`${charts.card} ${classes.ages}`} aria-label={text.ageing}>
      <h2>{text.ageing}</h2>
      <ul className={charts.bars}>
        {ageing.map(({ age, count, amount }) => (
          <li key={age}>
            <Link to={href('invoice.index', {}, { status: 'approved' })}>
              {text.age[age]} <span className="figures">({formatNumber(count, 0)})</span>
            </Link>
            <Bar share={amount / most} kind={age} />
            <b className="figures">{formatKip(amount, { language })}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The active companies by their number of employees. */
export function Sizes({ sizes }: Pick<Companies, 'sizes'>) {
  const text = useDashboardText().provider
  const most = Math.max(1, ...sizes.map(({ companies }) => companies))
  const nameOf = (index: number) => {
    const from = formatNumber(Math.max(1, sizes[index]?.from ?? 0), 0)
    const next = sizes[index + 1]
    return next ? text.sizeRange(from, formatNumber(next.from - 1, 0)) : text.sizeFrom(from)
  }
  return (
    <section className={charts.card} aria-label={text.sizes}>
      <h2>{text.sizes}</h2>
      <ul className={charts.bars}>
        {sizes.map(({ from, companies }, index) => (
          <li key={from}>
            <span>{nameOf(index)}</span>
            <Bar share={companies / most} />
            <b className="figures">{formatNumber(companies, 0)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When each company used the product last. */
export function LastUses({ uses }: { uses: Companies['last_uses'] }) {
  const text = useDashboardText().provider
  return (
    <section className={charts.card} aria-label={text.lastUses}>
      <h2>{text.lastUses}</h2>
      {uses.length === 0 && <Text c="dimmed">{text.noUses}</Text>}
      <ul className={classes.uses}>
        {uses.map(({ company_id, company, at }) => (
          <li key={company_id}>
            <Link to={href('company.user.detail', { company_id })}>
              <span className="name">{company}</span>
              <time className="figures" dateTime={at}>
                {formatInstant(at)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
