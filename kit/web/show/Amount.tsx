import { amountText, KIP } from '#kit/contract/currency.ts'
import classes from './Money.module.css'
import { Money } from './Money.tsx'

interface Props {
  /** In the smallest unit of the currency; null shows a dash. */
  amount: number | null | undefined
  /** The code; null: kip. */
  currency: string | null | undefined
  strong?: boolean
}

/** An amount with its decimals and the code of its currency; kip as in other columns, without a unit. */
export function Amount({ amount, currency, strong = false }: Props) {
  const isKip = !currency || currency === KIP
  if (isKip || amount === null || amount === undefined) return <Money kip={amount} strong={strong} />
  return (
    <span className={classes.money} data-negative={amount < 0 || undefined} data-strong={strong || undefined}>
      {amountText(amount, currency)}
    </span>
  )
}
