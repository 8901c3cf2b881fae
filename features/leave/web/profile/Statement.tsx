import { Skeleton, Text } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { type StatementLine, showLeaveStatement } from '../../contract.ts'
import { formatLeaveDays } from '../format-leave-days.ts'
import { useLeaveText } from '../text.ts'
import classes from './leave-statements.module.css'
import { TakeBackCash } from './TakeBackCash.tsx'

interface Shown {
  employeeId: number
  leaveTypeId: number
  /** 'YYYY-MM-DD' */
  on: string
}

/** The lines that make up a balance on a day. */
export function Statement({ leaveTypeId, employeeId, on }: Shown) {
  const text = useLeaveText().statement
  const nameOf = useLineName()
  const query = { employee_id: employeeId, leave_type_id: leaveTypeId, on }
  const answer = useRoute(showLeaveStatement, { query })
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={60} my="xs" />
  const { lines, left, used } = answer.data.data
  return (
    <dl className={classes.lines}>
      {lines.map((line) => (
        <div
          key={`${line.kind} ${line.leave_id} ${line.encash?.entry_id} ${line.start_date} ${line.end_date} ${line.from_time} ${line.note} ${line.days}`}
        >
          <dt>
            {nameOf(line)}
            {line.encash && (
              <Text span c="dimmed" size="sm">
                {` · ${line.encash.paid_with === null ? text.paidNext : text.paidWith(line.encash.paid_with)} `}
              </Text>
            )}
            {line.encash?.paid_with === null && (
              <TakeBackCash entryId={line.encash.entry_id} name={`${nameOf(line)}: ${days(-line.days)}`} />
            )}
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
  return ({ kind, start_date, end_date, from_time, to_time }: StatementLine): string => {
    if (kind === 'not_usable') return text.not_usable(formatDate(start_date))
    if (kind === 'carried' && end_date) return `${text.carried}, ${text.until(formatDate(end_date))}`
    if (kind === 'expired') return `${text.expired}: ${formatDate(end_date)}`
    if (kind === 'adjust' || kind === 'comp_earn' || kind === 'comp_void' || kind === 'encash')
      return `${text[kind]}, ${formatDate(start_date)}`
    if (kind !== 'leave') return text[kind]
    if (from_time) return `${formatDate(start_date)} ${from_time}–${to_time}`
    return start_date === end_date
      ? formatDate(start_date)
      : `${formatDate(start_date)} – ${formatDate(end_date)}`
  }
}

const days = (value: number) => `${value < 0 ? '−' : ''}${formatLeaveDays(Math.abs(value))}`
const signed = (value: number) => (value > 0 ? `+${days(value)}` : days(value))
