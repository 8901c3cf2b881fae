import { formatDate } from '#kit/contract/days.ts'
import { type useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { formatNumber } from '#kit/web/format.ts'
import type { LeaveWarning } from '../contract.ts'
import { useLeaveText } from './text.ts'

/** The sentence of a warning. */
export function useLeaveSentence(): (warning: LeaveWarning) => string {
  const text = useLeaveText()
  return (warning) =>
    warning.code === 'in_locked_run'
      ? text.lockedRun(warning.run, formatDate(warning.date))
      : text.warning[warning.code](
          formatDate(warning.date),
          warning.note ?? formatNumber(warning.left ?? 0, 1),
        )
}

/** The warnings for a leave, with a button that saves anyway. */
export function LeaveWarnings(warned: Pick<ReturnType<typeof useWarned<LeaveWarning>>, 'warned' | 'close'>) {
  const text = useLeaveText()
  const sentence = useLeaveSentence()
  return <WarnedSend {...warned} title={text.warnTitle} confirmLabel={text.warnAnyway} sentence={sentence} />
}
