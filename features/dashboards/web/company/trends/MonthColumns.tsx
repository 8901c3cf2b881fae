import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatMonth } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import classes from './trends.module.css'

interface Props {
  label: string
  /** 'YYYY-MM', oldest first. */
  months: readonly string[]
  /** The month that is described before anybody has chosen another. */
  first: number
  /** The chosen month in words, above the columns. */
  readout: (index: number) => ReactNode
  /** The same as a text for readers, without the month. */
  describe: (index: number) => string
  /** A column's drawing. */
  column: (index: number) => ReactNode
  /** Where a column leads. */
  to?: (index: number) => string | undefined
  /** Behind the columns. */
  behind?: ReactNode
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Twelve months as columns. The pointer or the arrow keys choose one, whose values are above; one stop for the Tab key. */
export function MonthColumns({ label, months, first, readout, describe, column, to, behind }: Props) {
  const language = useLanguage()
  const [chosen, setChosen] = useState(first)
  const list = useRef<HTMLUListElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(chosen, months.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll<HTMLElement>('a, button')[next]?.focus()
  }
  return (
    <>
      <div className={classes.readout}>{readout(chosen)}</div>
      <div className={classes.plot}>
        {behind}
        <ul ref={list} className={classes.months} aria-label={label}>
          {months.map((month, index) => {
            const address = to?.(index)
            const props = {
              'data-chosen': index === chosen || undefined,
              tabIndex: index === chosen ? 0 : -1,
              onFocus: () => setChosen(index),
              onMouseEnter: () => setChosen(index),
              onMouseLeave: () => setChosen(first),
              onKeyDown: move,
            }
            const inside = (
              <>
                <VisuallyHidden>{`${formatMonth(month, language)}: ${describe(index)}`}</VisuallyHidden>
                {column(index)}
                <MonthMark
                  month={month}
                  hasYear={index === 0 ? !months[1]?.endsWith('-01') : month.endsWith('-01')}
                />
              </>
            )
            return (
              <li key={month}>
                {address ? (
                  <Link to={address} {...props}>
                    {inside}
                  </Link>
                ) : (
                  <button type="button" onClick={() => setChosen(index)} {...props}>
                    {inside}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}

/** 11, and the year below the first month and January, where there is room for both. */
function MonthMark({ month, hasYear }: { month: string; hasYear: boolean }) {
  return (
    <span className={`${classes.mark} figures`} aria-hidden="true">
      {Number(month.slice(5))}
      <small>{hasYear ? month.slice(0, 4) : '\u00A0'}</small>
    </span>
  )
}
