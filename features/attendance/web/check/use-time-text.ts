import { useAttendanceText } from '../text.ts'

const DAY = 24 * 60
const two = (value: number) => String(value).padStart(2, '0')

/** A clock time from minutes after midnight: '06:04 (+1 day)'. */
export function useTimeText(): (minute: number) => string {
  const { check: text } = useAttendanceText()
  return (minute) => {
    const inDay = ((minute % DAY) + DAY) % DAY
    const time = `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`
    if (minute < 0) return text.dayBefore(time)
    return minute >= DAY ? text.dayAfter(time) : time
  }
}
