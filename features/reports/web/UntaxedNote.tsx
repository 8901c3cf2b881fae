import { Button, Text } from '@mantine/core'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { ListState } from '#kit/web/table/list-state.ts'
import type { Untaxed } from '../contract.ts'
import { useReportText } from './text.ts'

interface Props {
  untaxed: Untaxed | null | undefined
  state: ListState
}

/** How many employees of the tax report have no tax and why, with a filter that shows only them. */
export function UntaxedNote({ untaxed, state }: Props) {
  const text = useReportText().untaxed
  const language = useLanguage()
  if (!untaxed?.employees) return null
  const isFiltered = state.filters.tax_share === 'untaxed'
  const count = formatNumber(untaxed.employees, 0)
  return (
    <Text size="sm" c="dimmed" className="figures" component="div">
      {untaxed.exempt_amount === null
        ? text.plain(count)
        : text.text(count, formatKip(untaxed.exempt_amount, { language }) ?? '')}{' '}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-pressed={isFiltered}
        onClick={() => state.change({ filters: { tax_share: isFiltered ? null : 'untaxed' } })}
      >
        {isFiltered ? text.showAll : text.show}
      </Button>
    </Text>
  )
}
