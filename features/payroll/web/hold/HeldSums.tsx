import { Group, Text } from '@mantine/core'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** What is paid with the run, what is held and what was paid later; nothing if no payslip is held. */
export function HeldSums({ run }: { run: RunDetail }) {
  const text = useRunText().hold
  const { held, paid_later: later, totals, counts } = run
  if (!totals || held.employees + later.employees === 0) return null
  const rest = {
    employees: counts.employees - held.employees - later.employees,
    net: totals.net - held.net - later.net,
  }
  const lines = [
    { label: text.rest, sum: rest },
    { label: text.of, sum: held },
    { label: text.laterOf, sum: later },
  ].filter(({ sum }) => sum.employees > 0)
  return (
    <Group gap="lg">
      {lines.map(({ label, sum }) => (
        <Text key={label('')} size="sm" className="figures">
          {label(formatNumber(sum.employees, 0))} · <b>{formatKip(sum.net)}</b>
        </Text>
      ))}
    </Group>
  )
}
