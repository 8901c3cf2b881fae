import { Skeleton } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { explainDay } from '../../contract/day-explanation.ts'
import { DayStory } from '../day/DayStory.tsx'

/** The day of today of an employee, for the drawer beside the list of employees. */
export default function TodayPart({ employeeId }: { employeeId: number }) {
  const input = { params: { employee_id: employeeId }, query: { date: todayInLaos() } }
  const answer = useRoute(explainDay, input)
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  return answer.data ? <DayStory explanation={answer.data.data} /> : <Skeleton height={120} />
}
