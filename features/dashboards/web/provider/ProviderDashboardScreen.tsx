import { SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useMay, useMayCall } from '#kit/web/access.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { showProviderDashboard } from '../../contract.ts'
import { Greeting } from '../Greeting.tsx'
import { useDashboardText } from '../text.ts'
import { CompanyTable } from './CompanyTable.tsx'
import { ProviderCards } from './ProviderCards.tsx'
import { InvoiceAges, LastUses, Sizes } from './ProviderLists.tsx'
import { RevenueTrend } from './RevenueTrend.tsx'

/** The provider's start page: companies, invoices that are due, revenue, and who has used the product last. */
export default function ProviderDashboardScreen() {
  const text = useDashboardText().provider
  const may = useMayCall()(showProviderDashboard)
  const mayList = useMay()('admin-company')
  return (
    <Stack gap="lg">
      <Greeting />
      {may ? <Figures /> : <Text c="dimmed">{text.chooseMenu}</Text>}
      {mayList && <CompanyTable />}
    </Stack>
  )
}

/** Cards and charts as high as those that follow, so that the list below them does not move. */
function Waiting() {
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height={124} radius="lg" />
        ))}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        {[364, 364, 221, 221].map((height, chart) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the charts keep their places
          <Skeleton key={chart} height={height} radius="lg" />
        ))}
      </SimpleGrid>
    </>
  )
}

function Figures() {
  const answer = useRoute(showProviderDashboard)
  const figures = answer.data?.data
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!figures) return <Waiting />
  const { companies, invoices } = figures
  return (
    <>
      <ProviderCards {...figures} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        {invoices && <RevenueTrend revenue={invoices.revenue} />}
        {invoices && <InvoiceAges ageing={invoices.ageing} />}
        {companies && <Sizes sizes={companies.sizes} />}
        {companies && <LastUses uses={companies.last_uses} />}
      </SimpleGrid>
    </>
  )
}
