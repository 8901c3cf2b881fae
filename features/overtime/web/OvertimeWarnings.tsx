import { formatDate } from '#kit/contract/days.ts'
import { type useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { formatMinutes, formatMonth } from '#kit/web/format.ts'
import type { OvertimeWarning } from '../contract.ts'
import { useOvertimeText } from './text.ts'

/** The sentence of a warning. */
export function useOvertimeSentence(): (warning: OvertimeWarning) => string {
  const text = useOvertimeText()
  return (warning) => {
    if (warning.code === 'in_locked_run') return text.lockedRun(warning.run, formatDate(warning.date))
    const { code, date, minutes, limit } = warning
    const when = code === 'overtime_month_limit' ? formatMonth(date) : formatDate(date)
    return text.warning[code](when, formatMinutes(minutes ?? 0), formatMinutes(limit ?? 0))
  }
}

/** The warnings for overtime, with a button that saves anyway. */
export function OvertimeWarnings(
  warned: Pick<ReturnType<typeof useWarned<OvertimeWarning>>, 'warned' | 'close'>,
) {
  const text = useOvertimeText()
  const sentence = useOvertimeSentence()
  return <WarnedSend {...warned} title={text.warnTitle} confirmLabel={text.warnAnyway} sentence={sentence} />
}
