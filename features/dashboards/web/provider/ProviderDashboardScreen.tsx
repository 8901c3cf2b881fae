import { SimpleGrid, Stack, Text } from '@mantine/core'
import { IconBuilding, IconBuildingOff } from '@tabler/icons-react'
import { listCompanies } from '#features/companies/contract.ts'
import { useMay } from '#kit/web/access.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import { Greeting } from '../Greeting.tsx'
import { useDashboardText } from '../text.ts'
import { CompanyTable } from './CompanyTable.tsx'
import { InvoiceCards } from './InvoiceCards.tsx'

/** The provider's start page: companies with their number of employees, and open invoices. */
export default function ProviderDashboardScreen() {
  const text = useDashboardText().provider
  const may = useMay()
  const [mayList, mayBill] = [may('admin-company'), may('admin-invoice')]
  return (
    <Stack gap="lg">
      <Greeting />
      {(mayList || mayBill) && (
        <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
          {mayList && <Counts />}
          {mayBill && <InvoiceCards />}
        </SimpleGrid>
      )}
      {mayList && <CompanyTable />}
      {!mayList && !mayBill && <Text c="dimmed">{text.chooseMenu}</Text>}
    </Stack>
  )
}

function Counts() {
  const text = useDashboardText().provider
  const active = useRoute(listCompanies, { query: { per_page: 1, status: 'active' } })
  const suspended = useRoute(listCompanies, { query: { per_page: 1, status: 'suspended' } })
  const count = (list: typeof active) => (list.error ? '–' : formatNumber(list.data?.meta.total ?? 0, 0))
  return (
    <>
      <StatCard
        label={text.active}
        value={count(active)}
        loading={active.isPending}
        icon={<IconBuilding size={24} />}
      />
      <StatCard
        label={text.suspended}
        value={count(suspended)}
        loading={suspended.isPending}
        icon={<IconBuildingOff size={24} />}
      />
    </>
  )
}
