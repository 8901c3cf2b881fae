import type { BankAccount } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './transfers.module.css'

/** An account in two lines: bank and number, and the holder. */
export function AccountLines({ account }: { account: BankAccount }) {
  const text = useRunText().transfers
  if (account.number.trim() === '') return <span className={classes.quiet}>{text.noAccount}</span>
  return (
    <span className={classes.account}>
      <span className="figures">{[account.bank, account.number].filter(Boolean).join(' · ')}</span>
      {account.holder && <span className={classes.quiet}>{account.holder}</span>}
    </span>
  )
}
