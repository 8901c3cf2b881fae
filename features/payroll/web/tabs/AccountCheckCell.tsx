import { Button } from '@mantine/core'
import { formatInstant } from '#kit/web/format.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { AccountCheck } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { AccountChange } from './AccountChange.tsx'
import classes from './transfers.module.css'

interface Props {
  check: AccountCheck | null
  mustConfirm: boolean
  /** Missing if this user cannot confirm the account. */
  onConfirm?: () => void
  /** Missing if the payment cannot go to the account of the record. */
  onUsePresent?: () => void
}

/** Why an account should be checked, its previous value, and who confirmed it. */
export function AccountCheckCell({ check, mustConfirm, onConfirm, onUsePresent }: Props) {
  const text = useRunText().transfers
  if (!check) return <span className={classes.quiet}>{text.same}</span>
  return (
    <div className={classes.check}>
      <StatusBadge tone={check.confirmed_by ? 'good' : 'wait'}>{text.mark[check.mark]}</StatusBadge>
      <AccountChange check={check} />
      {check.confirmed_by && (
        <span>{text.confirmedBy(check.confirmed_by, formatInstant(check.confirmed_at))}</span>
      )}
      {!check.confirmed_by && mustConfirm && !onConfirm && (
        <span className={classes.quiet}>{text.waits}</span>
      )}
      {onUsePresent && (
        <Button size="compact-sm" variant="default" onClick={onUsePresent}>
          {text.toPresent}
        </Button>
      )}
      {onConfirm && (
        <Button size="compact-sm" variant="default" onClick={onConfirm}>
          {text.confirm}
        </Button>
      )}
    </div>
  )
}
