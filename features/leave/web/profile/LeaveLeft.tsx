import { Skeleton, Text } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { FactRows } from '#kit/web/show/Facts.tsx'
import { listLeaveLeft } from '../../contract.ts'
import { useLeaveText } from '../text.ts'
import { BalanceText } from '../vacation/BalanceLine.tsx'

/** The days of paid leave that an employee has left this year, for the drawer beside the list of employees. */
export default function LeaveLeft({ employeeId }: { employeeId: number }) {
  const text = useLeaveText()
  const on = todayInLaos()
  const left = useRoute(listLeaveLeft, { query: { employee_id: employeeId, on } })
  if (left.error) return <ErrorState error={left.error} onRetry={() => void left.refetch()} />
  if (!left.data) return <Skeleton height={60} />
  const balances = left.data.data
  if (balances.length === 0) return <Text c="dimmed">{text.noneLeft}</Text>
  return (
    <FactRows
      facts={balances.map((balance) => [
        balance.leave_type,
        <BalanceText key={balance.leave_type_id} balance={balance} on={on} />,
      ])}
    />
  )
}
