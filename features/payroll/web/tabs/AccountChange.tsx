import { formatInstant } from '#kit/web/format.ts'
import type { AccountCheck, BankAccount } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './transfers.module.css'

const inOneLine = ({ bank, number, holder }: BankAccount) =>
  [bank, number, holder].filter(Boolean).join(' · ')

/** The previous account, that of the record if it differs, and who changed it when. */
export function AccountChange({ check }: { check: AccountCheck }) {
  const text = useRunText().transfers
  return (
    <span className={classes.change}>
      {check.last && check.mark === 'changed' && (
        <span className="figures">{text.before(inOneLine(check.last) || text.noAccount)}</span>
      )}
      {check.present && (
        <span className="figures">{text.present(inOneLine(check.present) || text.noAccount)}</span>
      )}
      <span>
        {check.changed_by
          ? text.changedBy(check.changed_by, formatInstant(check.changed_at))
          : text.changedByNobody}
      </span>
    </span>
  )
}
