import { Skeleton, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { type LeaveLeft, listLeaveLeft, type StatementLine, showLeaveStatement } from '../../contract.ts'
import { formatLeaveDays } from '../format-leave-days.ts'
import { useLeaveText } from '../text.ts'
import { BalanceText } from '../vacation/BalanceLine.tsx'
import classes from './leave-statements.module.css'

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
      {isOpen && <Statement {...shown} />}
    </details>
  )
}

function Statement({ balance, employeeId, on }: Shown) {
  const text = useLeaveText().statement
  const nameOf = useLineName()
  const query = { employee_id: employeeId, leave_type_id: balance.leave_type_id, on }
  const answer = useRoute(showLeaveStatement, { query })
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={60} my="xs" />
  const { lines, left, used } = answer.data.data
  return (
    <dl className={classes.lines}>
      {lines.map((line) => (
        <div
          key={`${line.kind} ${line.leave_id} ${line.start_date} ${line.end_date} ${line.note} ${line.days}`}
        >
          <dt>
            {nameOf(line)}
            {line.note !== '' && (
              <Text span c="dimmed" size="sm">
                {` (${line.note})`}
              </Text>
            )}
            {line.status !== null && line.status !== 'success' && (
              <Text span c="dimmed" size="sm">
                {` (${text.waiting})`}
              </Text>
            )}
          </dt>
          <dd>{signed(line.days)}</dd>
        </div>
      ))}
      <div data-sum>
        <dt>{left === null ? text.used : text.left}</dt>
        <dd>{days(left ?? used)}</dd>
      </div>
    </dl>
  )
}

/** What a line is: where days come from, or the dates of a leave. */
function useLineName() {
  const text = useLeaveText().statement
  return ({ kind, start_date, end_date }: StatementLine): string => {
    if (kind === 'not_usable') return text.not_usable(formatDate(start_date))
    if (kind === 'carried' && end_date) return `${text.carried}, ${text.until(formatDate(end_date))}`
    if (kind === 'expired') return `${text.expired}: ${formatDate(end_date)}`
    if (kind === 'adjust' || kind === 'comp_earn' || kind === 'comp_void' || kind === 'encash')
      return `${text[kind]}, ${formatDate(start_date)}`
    if (kind !== 'leave') return text[kind]
    return start_date === end_date
      ? formatDate(start_date)
      : `${formatDate(start_date)} – ${formatDate(end_date)}`
  }
}

const days = (value: number) => `${value < 0 ? '−' : ''}${formatLeaveDays(Math.abs(value))}`
const signed = (value: number) => (value > 0 ? `+${days(value)}` : days(value))
