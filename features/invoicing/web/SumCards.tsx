import { SimpleGrid } from '@mantine/core'
import { IconCircleCheck, IconClockHour4, IconFileInvoice, IconThumbUp } from '@tabler/icons-react'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { sumInvoices } from '../contract.ts'
import { useInvoiceText } from './text.ts'

const CARDS = [
  { name: 'total', icon: IconFileInvoice },
  { name: 'pending', icon: IconClockHour4 },
  { name: 'approved', icon: IconThumbUp },
  { name: 'success', icon: IconCircleCheck },
] as const

/** The totals of the matching invoices by status; a card filters by its status. */
export function SumCards({ state }: { state: ListState }) {
  const text = useInvoiceText()
  const { status: _, ...filters } = state.filters
  const search = state.search ? { search: state.search } : {}
  const sums = useRoute(sumInvoices, { query: { ...filters, ...search } as never }, { keepPrevious: true })
  const data = sums.data?.data
  const noteOf = (name: (typeof CARDS)[number]['name']) => {
    if (!data) return undefined
    const late = name === 'approved' && data.overdue.count > 0
    const count = text.card.count(formatNumber(data[name].count, 0))
    return late ? `${count} · ${text.card.overdue(formatNumber(data.overdue.count, 0))}` : count
  }
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="md" mb="lg">
      {CARDS.map(({ name, icon: Icon }) => (
        <StatCard
          key={name}
          label={text.kip(name === 'total' ? text.card.total : text.status[name])}
          value={sums.error ? '–' : formatKip(data?.[name].amount ?? 0, { unit: false })}
          note={noteOf(name)}
          loading={sums.isPending}
          icon={<Icon size={24} />}
          to={href('invoice.index', {}, { ...filters, ...search, ...(name !== 'total' && { status: name }) })}
        />
      ))}
    </SimpleGrid>
  )
}
