import { SimpleGrid, Skeleton, Stack } from '@mantine/core'
import { Suspense } from 'react'
import { MissingSchedules } from '#features/schedules/web/index.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { companyDashboard } from '../../contract.ts'
import { Greeting } from '../Greeting.tsx'
import { CompanyCards } from './CompanyCards.tsx'
import { DepartmentChart } from './DepartmentChart.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { NetPayChart } from './NetPayChart.tsx'

/** The current key figures of the company. */
export default function CompanyDashboardScreen() {
  const dashboard = useRoute(companyDashboard)
  const figures = dashboard.data?.data
  if (dashboard.error)
    return (
      <>
        <Greeting />
        <ErrorState error={dashboard.error} onRetry={() => void dashboard.refetch()} />
      </>
    )
  return (
    <Stack gap="lg">
      <Greeting />
      <FirstSteps />
      <Suspense>
        <MissingSchedules />
      </Suspense>
      <CompanyCards figures={figures} />
      <SimpleGrid cols={{ base: 1, md: figures?.runs === null ? 1 : 2 }} spacing="lg">
        {figures ? (
          <>
            <DepartmentChart departments={figures.departments} />
            {figures.runs && <NetPayChart runs={figures.runs} />}
          </>
        ) : (
          <>
            <Skeleton height={320} radius="lg" />
            <Skeleton height={320} radius="lg" />
          </>
        )}
      </SimpleGrid>
    </Stack>
  )
}
