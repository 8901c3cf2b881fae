import { MONTHS, WEEKDAYS } from '#features/master-data/contract/rest-days/rest-day.ts'
import { formatDate } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Entry } from '#kit/web/master-data/entry.ts'
import type la from './texts/la.ts'

type Texts = Pick<typeof la, 'everyWeek' | 'everyMonth' | 'lastOfMonth' | 'everyYear' | 'since' | 'until'>

/** When a day off is, as text: "Every Sunday, from 01/01/2027". */
export function whenText(entry: Entry, text: Texts, language: Language): string {
  const [from, to] = [
    formatDate(entry.from_date as string | null),
    formatDate(entry.to_date as string | null),
  ]
  if (entry.kind === 'regular') return to && to !== from ? `${from} – ${to}` : from
  const bounds = [from && text.since(from), to && text.until(to)].filter(Boolean)
  return [repeated(entry, text, language), ...bounds].join(', ')
}

function repeated(entry: Entry, text: Texts, language: Language): string {
  const day = String(entry.month_day)
  if (entry.kind === 'weekly')
    return text.everyWeek(WEEKDAYS[entry.weekday as keyof typeof WEEKDAYS][language])
  if (entry.kind === 'annual')
    return text.everyYear(day, MONTHS[entry.month as keyof typeof MONTHS][language])
  return day === '31' ? text.lastOfMonth : text.everyMonth(day)
}
