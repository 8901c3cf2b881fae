import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { formatMonth, weekdayName } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { moveInTable } from './move-in-table.ts'
import { weeksOf } from './weeks.ts'
import classes from './weeks-table.module.css'

interface Props {
  /** 'YYYY-MM'. */
  month: string
  /** Renders a day, 'YYYY-MM-DD'; a button if it can be chosen. */
  renderDay: (day: string) => ReactNode
  /** Displays the name of the month above the table; otherwise it is only for screen readers. */
  withName?: boolean
  /** Pixels between days. */
  gap?: number
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

/** One month with weeks from Monday to Sunday. Arrow keys move between days that are buttons. */
export function WeeksTable({ month, renderDay, withName = false, gap = 5 }: Props) {
  const { weekdayShort } = useKitText().calendar
  const language = useLanguage()
  const name = formatMonth(month, language)
  return (
    <table className={classes.weeks} style={{ '--gap': `${gap}px` } as CSSProperties} onKeyDown={moveInTable}>
      <caption>{withName ? name : <VisuallyHidden>{name}</VisuallyHidden>}</caption>
      <thead>
        <tr>
          {WEEK.map((weekday) => (
            <th key={weekday} scope="col">
              <span aria-hidden="true">{weekdayShort[weekday]}</span>
              <VisuallyHidden>{weekdayName(weekday, language)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places before and after the month have no day
              <td key={at}>{day && renderDay(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
