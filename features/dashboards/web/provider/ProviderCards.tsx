import { SimpleGrid } from '@mantine/core'
import { IconBuilding, IconBuildingOff, IconClockHour4, IconFileInvoice } from '@tabler/icons-react'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import type { ProviderDashboard } from '../../contract.ts'
import { useDashboardText } from '../text.ts'

const whole = (value: number) => formatNumber(value, 0)

/** Companies and open invoices; each card leads to its list. */
export function ProviderCards({ companies, invoices }: ProviderDashboard) {
  const text = useDashboardText().provider
  const language = useLanguage()
  const kip = (value: number) => formatKip(value, { language })
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
      {companies && (
        <StatCard
          label={text.active}
          value={whole(companies.active)}
          note={text.activeNote(whole(companies.employees))}
          icon={<IconBuilding size={24} />}
          to={href('company.index', {}, { status: 'active' })}
        />
      )}
      {companies && (
        <StatCard
          label={text.suspended}
          value={whole(companies.suspended)}
          note={text.suspendedNote}
          icon={<IconBuildingOff size={24} />}
          to={href('company.index', {}, { status: 'suspended' })}
        />
      )}
      {invoices && (
        <StatCard
          label={text.invoices}
          value={whole(invoices.pending.count)}
          note={kip(invoices.pending.amount)}
          icon={<IconFileInvoice size={24} />}
          to={href('invoice.index', {}, { status: 'pending' })}
        />
      )}
      {invoices && (
        <StatCard
          label={text.unpaid}
          value={whole(invoices.unpaid.count)}
          note={
            invoices.overdue.count > 0
              ? text.overdue(whole(invoices.overdue.count), kip(invoices.overdue.amount))
              : text.noneOverdue
          }
          icon={<IconClockHour4 size={24} />}
          to={href('invoice.index', {}, { status: 'approved' })}
        />
      )}
    </SimpleGrid>
  )
}
