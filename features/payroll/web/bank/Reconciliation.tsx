import { Anchor, Text } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** From the net pay of the run to what its files pay: without what is held, was paid later or is below zero. Nothing if they are equal. */
export function Reconciliation({ run, payable }: { run: RunDetail; payable: number }) {
  const text = useRunText().transfers
  const language = useLanguage()
  const [, setAddress] = useSearchParams()
  const { totals, held, paid_later: later, counts } = run
  if (!totals || totals.net === payable) return null
  const kip = (amount: number) => formatKip(amount, { language })
  const below = totals.net - payable - held.net - later.net
  const parts = [
    { count: held.employees, amount: held.net, words: text.lessHeld },
    { count: later.employees, amount: later.net, words: text.lessLater },
    { count: counts.unpayable, amount: below, words: text.lessBelow },
  ].filter(({ count, amount }) => count > 0 && amount !== 0)
  const words = parts.map(({ count, amount, words }) => words(formatNumber(count, 0), kip(amount))).join('; ')
  return (
    <>
      <Text size="sm" c="dimmed" mt="sm" className="figures">
        {text.reconciled(kip(totals.net), kip(payable), words)}
      </Text>
      {counts.unpayable > 0 && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => setAddress({ tab: 'reviews', review: 'net_below_zero' })}
        >
          {text.see}
        </Anchor>
      )}
    </>
  )
}
