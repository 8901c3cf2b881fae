import { countDays, dayInLaos, todayInLaos } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useRequestWords } from './text.ts'

/** How long something has waited, in whole days of the calendar: today, yesterday, 3 days. */
export function useSince(): (instant: string) => string {
  const text = useRequestWords().since
  return (instant) => {
    const days = Math.max(0, countDays(dayInLaos(instant), todayInLaos()) - 1)
    if (days === 0) return text.today
    return days === 1 ? text.yesterday : text.days(formatNumber(days, 0))
  }
}
