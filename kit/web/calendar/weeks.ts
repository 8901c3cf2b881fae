import { dayNumber, dayOfNumber, weekdayOfNumber } from '#kit/contract/days.ts'

/** The weeks of a month ('YYYY-MM') from Monday to Sunday; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = dayNumber(`${month}-01`)
  const monday = first - weekdayOfNumber(first) + 1
  const weeks: (string | null)[][] = []
  for (let start = monday; start === monday || dayOfNumber(start).startsWith(month); start += 7)
    weeks.push(
      Array.from({ length: 7 }, (_, at) => dayOfNumber(start + at)).map((day) =>
        day.startsWith(month) ? day : null,
      ),
    )
  return weeks
}
