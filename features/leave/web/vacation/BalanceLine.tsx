import { Text } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { type LeaveBalance, showLeaveBalance } from '../../contract.ts'
import { useLeaveText } from '../text.ts'

interface Props {
  employee_id: number | null
  leave_type_id: number | null
  /** 'YYYY-MM-DD' */
  on: string | null
  /** The leave that is edited; it does not count as used. */
  edited_id?: number | undefined
}

const days = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1)

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
  const { earned, used, left, usable_from } = balance
  return (
    <Text size="sm" c="dimmed" role="status">
      {on < usable_from
        ? text.balance.later(formatDate(usable_from))
        : earned === null || left === null
          ? text.balance.unbound(days(used))
          : text.balance.bound(days(left), days(earned), on.slice(0, 4))}
      {balance.by_date &&
        ` ${text.balance.dated(formatDate(balance.first_date), formatDate(balance.last_date))}`}
    </Text>
  )
}
