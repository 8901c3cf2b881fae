import { useLanguage } from '#kit/web/i18n/language.ts'
import type { DayResultCode } from '../../contract.ts'
import { DAY_RESULT_TEXTS } from '../../locales/day-results.ts'
import { RESULT_SIGNS } from './result-signs.ts'
import classes from './results.module.css'

/** The display order of results: presence, then results to check, then absence, then open days. */
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

/** The name of a result in its colour. */
export function DayResultBadge({ result }: { result: DayResultCode }) {
  const nameOf = useResultName()
  return (
    <span className={classes.badge} data-result={result}>
      <span aria-hidden="true">{RESULT_SIGNS[result]}</span>
      {nameOf(result)}
    </span>
  )
}
