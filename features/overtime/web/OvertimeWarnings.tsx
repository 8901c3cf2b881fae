import { formatDate } from '#kit/contract/days.ts'
import { type useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { formatMinutes, formatMonth, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { OvertimeWarning } from '../contract.ts'
import { LEGAL_LIMITS } from '../domain/check-spans.ts'
import { REASON_BEYOND_LIMITS } from '../locales/refusals.ts'
import { useOvertimeText } from './text.ts'

/** The sentence of a warning. */
export function useOvertimeSentence(): (warning: OvertimeWarning) => string {
  const text = useOvertimeText()
  return (warning) => {
    if (warning.code === 'in_locked_run') return text.lockedRun(warning.run, formatDate(warning.date))
    const { code, date, minutes, limit, days = 0 } = warning
    const when = code === 'overtime_month_limit' ? formatMonth(date) : formatDate(date)
    return text.warning[code](
      when,
      formatMinutes(minutes ?? 0),
      formatMinutes(limit ?? 0),
      formatNumber(days, 0),
    )
  }
}

/** What HR reads at the remark of overtime beyond limits of the law: which ones, and that the reason is needed. */
export function useReasonBeyondLimits(): (warnings: readonly OvertimeWarning[]) => string {
  const sentence = useOvertimeSentence()
  const language = useLanguage()
  return (warnings) => {
    const limits = warnings.filter(({ code }) => LEGAL_LIMITS.includes(code))
    return [...limits.map(sentence), REASON_BEYOND_LIMITS[language]].join(' · ')
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
