import { useLanguage } from '#kit/web/i18n/language.ts'
import type { DayResultCode } from '../../contract.ts'
import { DAY_RESULT_TEXTS } from '../../locales/report.ts'
import classes from './results.module.css'

/** The order in which results are told: what went well, what needs a look, what is away, what is open. */
export const RESULT_ORDER: readonly DayResultCode[] = [
  'success',
  'late',
  'early',
  'forgotten',
  'absent',
  'outside',
  'leave',
  'holiday',
  'not_yet',
]

export function useResultName(): (result: DayResultCode) => string {
  const language = useLanguage()
  return (result) => DAY_RESULT_TEXTS[result][language]
}

/** A result in its colour and its word. */
export function DayResultBadge({ result }: { result: DayResultCode }) {
  const nameOf = useResultName()
  return (
    <span className={classes.badge} data-result={result}>
      {nameOf(result)}
    </span>
  )
}
