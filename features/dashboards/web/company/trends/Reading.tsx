import type { ReactNode } from 'react'
import { formatMonth } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import classes from './trends.module.css'

/** The month that the values below belong to. */
export function ReadingHead({ month, note = '' }: { month: string; note?: string }) {
  const language = useLanguage()
  return (
    <p className={classes.month}>
      {formatMonth(month, language)}
      {note && <span> · {note}</span>}
    </p>
  )
}

/** A value with the colour of its drawing. */
export function Reading({ color, label, children }: { color: string; label: string; children: ReactNode }) {
  return (
    <div className={classes.reading}>
      <span data-color={color}>{label}</span>
      <span>{children}</span>
    </div>
  )
}
