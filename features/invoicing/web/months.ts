import { addMonths, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { formatMonth } from '#kit/web/format.ts'

const MONTHS_BACK = 24

export const thisMonth = () => monthOf(todayInLaos())

/** The next month and the two years up to it, newest first, for a select. */
export function monthChoices(): { value: string; label: string }[] {
  const next = addMonths(thisMonth(), 1)
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const value = addMonths(next, -back)
    return { value, label: formatMonth(value) }
  })
}
