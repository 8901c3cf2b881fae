import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { InboxRow } from '../../contract.ts'
import { useRequestWords } from '../text.ts'
import classes from './inbox.module.css'

/** What is special about a request in the inbox: for whom the user decides, who has sent it, and that the manager has not decided. */
export function InboxMarks({ row }: { row: InboxRow }) {
  const text = useRequestWords().inbox
  const { stands_in_for, is_escalated, requested_by } = row
  if (!stands_in_for && !is_escalated && !requested_by) return null
  return (
    <div className={classes.marks}>
      {stands_in_for && <StatusBadge tone="info">{text.standsInFor(stands_in_for.name)}</StatusBadge>}
      {is_escalated && <StatusBadge tone="wait">{text.escalated}</StatusBadge>}
      {requested_by && <span>{text.enteredBy(requested_by)}</span>}
    </div>
  )
}
