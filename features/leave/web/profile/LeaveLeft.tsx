import { Skeleton } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { FactRows } from '#kit/web/show/Facts.tsx'
import { listLeaveTypes } from '../../contract.ts'
import { BalanceLine } from '../vacation/BalanceLine.tsx'

/** The days of paid leave that an employee has left this year, for the drawer beside the list of employees. */
export default function LeaveLeft({ employeeId }: { employeeId: number }) {
  const types = useRoute(listLeaveTypes)
  if (types.error) return <ErrorState error={types.error} onRetry={() => void types.refetch()} />
  if (!types.data) return <Skeleton height={60} />
  const paid = types.data.data.filter((type) => type.is_paid)
  return (
    <FactRows
      facts={paid.map(({ id, name }) => [
        name,
        <BalanceLine key={id} employee_id={employeeId} leave_type_id={id} on={todayInLaos()} />,
      ])}
    />
  )
}
