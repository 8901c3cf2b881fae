import { SimpleGrid, Skeleton, Stack } from '@mantine/core'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { type CompanyDashboard, companyDashboard, showPayMonth } from '../../contract.ts'
import { Greeting } from '../Greeting.tsx'
import { CompanyCards } from './CompanyCards.tsx'
import { DepartmentChart } from './DepartmentChart.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { MonthCard } from './month/MonthCard.tsx'
import { Needs } from './month/Needs.tsx'
import classes from './start.module.css'
import { TodayCard } from './today/TodayCard.tsx'
import { OvertimeCost } from './trends/OvertimeCost.tsx'
import { PayTrend } from './trends/PayTrend.tsx'
import { PeopleTrend } from './trends/PeopleTrend.tsx'

const POLL = 1500

/** What there is to do until the payday, what waits for a person, who is here today, and the trends of twelve months. */
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
      <PayMonthCards />
      <CompanyCards figures={figures} />
      <TodayCard />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        {figures ? <Charts figures={figures} /> : <Waiting />}
      </SimpleGrid>
    </Stack>
  )
}

function PayMonthCards() {
  const answer = useRoute(
    showPayMonth,
    {},
    { every: (data) => (data?.data.derivation.state === 'running' ? POLL : false) },
  )
  const month = answer.data?.data
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (month?.steps.length === 0 && month.needs.length === 0) return null
  return (
    <div className={classes.first}>
      <MonthCard month={month} />
      <Needs needs={month?.needs} />
    </div>
  )
}

function Charts({ figures }: { figures: CompanyDashboard }) {
  const { pay, people, departments, overtime } = figures
  return (
    <>
      {pay && <PayTrend months={people.map(({ month }) => month)} pay={pay} />}
      <PeopleTrend people={people} />
      <DepartmentChart departments={departments} />
      {pay && <OvertimeCost overtime={overtime} />}
    </>
  )
}

function Waiting() {
  return [1, 2, 3, 4].map((chart) => <Skeleton key={chart} height={320} radius="lg" />)
}
