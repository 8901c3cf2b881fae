import { formatNumber } from '#kit/web/format.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { Invoice } from '../contract.ts'
import classes from './invoicing.module.css'
import { useInvoiceText } from './text.ts'

type Sums = Pick<
  Invoice,
  'price_per_user' | 'user_count' | 'total_price' | 'discount' | 'vat_rate' | 'vat' | 'amount_to_pay'
>

/** The calculation of an invoice: price × users − discount + VAT. */
export function SumLines({ sums }: { sums: Sums }) {
  const text = useInvoiceText()
  const { vat_rate: rate } = sums
  const how = `${formatNumber(sums.price_per_user, 0)} × ${formatNumber(sums.user_count, 0)}`
  return (
    <dl className={classes.sums} aria-live="polite">
      <div>
        <dt>
          {text.field.total} <span className="figures">({how})</span>
        </dt>
        <dd>
          <Money kip={sums.total_price} />
        </dd>
      </div>
      {sums.discount > 0 && (
        <div>
          <dt>{text.field.discount}</dt>
          <dd>
            <Money kip={-sums.discount} />
          </dd>
        </div>
      )}
      <div>
        <dt>{rate ? text.vatOf(String((rate.num * 100) / rate.den)) : text.noVat}</dt>
        <dd>{rate ? <Money kip={sums.vat} /> : '–'}</dd>
      </div>
      <div className={classes.amount}>
        <dt>{text.field.amount}</dt>
        <dd>
          <Money kip={sums.amount_to_pay} unit strong />
        </dd>
      </div>
    </dl>
  )
}
