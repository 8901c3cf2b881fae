import type { DayOff } from '../../contract/rest-day.ts'

/** The days off of a month by reason, with their days of the month: '14–16' or '5, 12, 19, 26'. */
export function groupDays(days: readonly DayOff[]): { id: number; label: string; day: DayOff }[] {
  const groups = new Map<number, DayOff[]>()
  for (const day of days) groups.set(day.rest_day_id, [...(groups.get(day.rest_day_id) ?? []), day])
  return [...groups].map(([id, [day, ...more]]) => ({
    id,
    label: spansOf([day as DayOff, ...more].map(({ date }) => Number(date.slice(8)))),
    day: day as DayOff,
  }))
}

function spansOf(numbers: readonly number[]): string {
  const spans: [first: number, last: number][] = []
  for (const number of numbers) {
    const span = spans.at(-1)
    if (span && span[1] === number - 1) span[1] = number
    else spans.push([number, number])
  }
  return spans.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}
