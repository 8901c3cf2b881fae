import { Skeleton, Title } from '@mantine/core'
import { useState } from 'react'
import { todayInLaos } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { type LeaveLeft, listLeaveLeft } from '../../contract.ts'
import { useLeaveText } from '../text.ts'
import { BalanceText } from '../vacation/BalanceLine.tsx'
import classes from './leave-statements.module.css'
import { Statement } from './Statement.tsx'

/** What an employee has left of each paid leave type today; opened, a type shows the lines that make it up. */
export function LeaveStatements({ employeeId }: { employeeId: number }) {
  const text = useLeaveText()
  const on = todayInLaos()
  const answer = useRoute(listLeaveLeft, { query: { employee_id: employeeId, on } })
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={84} mb="lg" />
  const balances = answer.data.data
  if (balances.length === 0) return null
  return (
    <section className={classes.balances}>
      <Title order={3} size="h5">
        {text.statement.title}
      </Title>
      {balances.map((balance) => (
        <Balance key={balance.leave_type_id} balance={balance} employeeId={employeeId} on={on} />
      ))}
    </section>
  )
}

interface Shown {
  balance: LeaveLeft
  employeeId: number
  /** 'YYYY-MM-DD' */
  on: string
}

function Balance(shown: Shown) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <b>{shown.balance.leave_type}</b>
        <BalanceText balance={shown.balance} on={shown.on} />
      </summary>
      {isOpen && (
        <Statement leaveTypeId={shown.balance.leave_type_id} employeeId={shown.employeeId} on={shown.on} />
      )}
    </details>
  )
}
