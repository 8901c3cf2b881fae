import { formatMonth, today } from '#kit/web/format.ts'
import { monthBeside } from './month-beside.ts'

const MONTHS_BACK = 24

export const thisMonth = () => today().slice(0, 7)

/** The next month and the two years up to it, the newest first, for a select. */
export function monthChoices(): { value: string; label: string }[] {
  const next = monthBeside(thisMonth(), 1)
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const value = monthBeside(next, -back)
    return { value, label: formatMonth(value) }
  })
}
