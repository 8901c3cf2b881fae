import { Skeleton } from '@mantine/core'
import { formatDays } from '#features/requests/domain/describe-facts.ts'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { listOwnBalances, type OwnLeaveBalance } from '../../contract.ts'
import classes from './own-leave.module.css'
import { useOwnLeaveText } from './text.ts'

/** What is left of each paid kind of leave today. */
export function OwnBalances() {
  const text = useOwnLeaveText()
  const on = todayInLaos()
  const answer = useRoute(listOwnBalances, { query: { on } })
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={84} radius="lg" mb="lg" />
  const limited = answer.data.data.filter(({ is_paid, left }) => is_paid && left !== null)
  if (limited.length === 0) return null
  return (
    <ul className={classes.balances} aria-label={text.balances}>
      {limited.map((balance) => (
        <Balance key={balance.leave_type_id} balance={balance} on={on} />
      ))}
    </ul>
  )
}

function Balance({ balance, on }: { balance: OwnLeaveBalance; on: string }) {
  const text = useOwnLeaveText()
  const language = useLanguage()
  const { leave_type, left, earned, pending, usable_from } = balance
  const isLater = on < usable_from
  return (
    <li>
      <span className={classes.left}>{leave_type}</span>
      <strong>{isLater ? text.from(formatDate(usable_from)) : formatDays(left ?? 0, language)}</strong>
      {!isLater && earned !== null && (
        <span className={classes.left}>{text.ofYear(formatDays(earned, language), on.slice(0, 4))}</span>
      )}
      {pending > 0 && <span className={classes.left}>{text.pending(formatDays(pending, language))}</span>}
    </li>
  )
}
