import { formatInstant } from '#kit/web/format.ts'

/** The clock time of an instant in Vientiane, 08:05; with +1 if it is on the next day; a dash if there is none. */
export function clockOn(instant: string | null, day: string): string {
  if (!instant) return '–'
  const local = formatInstant(instant)
  const [year, month, date] = day.split('-')
  return local.startsWith(`${date}/${month}/${year}`) ? local.slice(11) : `${local.slice(11)} +1`
}
