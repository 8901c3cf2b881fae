import { Text } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { useRoute } from '#kit/web/query.ts'
import { type LeaveBalance, showLeaveBalance } from '../../contract.ts'
import { formatLeaveDays as days } from '../format-leave-days.ts'
import { useLeaveText } from '../text.ts'

interface Props {
  employee_id: number | null
  leave_type_id: number | null
  /** 'YYYY-MM-DD' */
  on: string | null
  /** The leave that is edited; it does not count as used. */
  edited_id?: number | undefined
}

/** The employee's balance of this leave in the year of the day; empty until all three are known. */
export function BalanceLine({ employee_id, leave_type_id, on, edited_id }: Props) {
  const query = { employee_id: employee_id ?? 0, leave_type_id: leave_type_id ?? 0, on: on ?? '', edited_id }
  const isKnown = employee_id !== null && leave_type_id !== null && on !== null
  const balance = useRoute(showLeaveBalance, { query }, { enabled: isKnown }).data?.data
  if (!isKnown || !balance) return null
  return <BalanceText balance={balance} on={on} />
}

/** A balance on a day in words: the days left in its year, or from when the leave can be taken. */
export function BalanceText({ balance, on }: { balance: LeaveBalance; on: string }) {
  const text = useLeaveText()
  const { earned, carried, used, left, usable_from } = balance
  return (
    <Text size="sm" c="dimmed" role="status">
      {on < usable_from && !left
        ? text.balance.later(formatDate(usable_from))
        : earned === null || left === null
          ? text.balance.unbound(days(used))
          : text.balance.bound(days(left), days(earned + carried), on.slice(0, 4))}
      {balance.by_date &&
        ` ${text.balance.dated(formatDate(balance.first_date), formatDate(balance.last_date))}`}
    </Text>
  )
}
