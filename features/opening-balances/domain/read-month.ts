import { readDate } from '#features/employees/domain/read-date.ts'
import { todayInLaos } from '#kit/contract/days.ts'

/** The value of a cell of a month column. */
type Value = string | number | boolean | null

const ALONE = /^(?:ເດືອນ|month)?\s*(\d{1,2})$/i

/** The number of a month that stands without a year, 1 to 12; null for other texts. */
function monthAlone(text: string): number | null {
  const month = Number(ALONE.exec(text)?.[1])
  return month >= 1 && month <= 12 ? month : null
}

const monthOfYear = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

/** The month of a day as the import of employees reads it; null for other texts. */
function monthOfDay(value: string | number): string | null {
  try {
    return readDate(value, { today: todayInLaos(), meaning: 'other' }).slice(0, 7)
  } catch {
    return null
  }
}

/** 2026-09, 09/2026 or 9.2026; a year from 2400 to 2600 is Buddhist. */
function monthInNumbers(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})$/.exec(text)
  const local = /^(\d{1,2}) ?[-/.] ?(\d{4})$/.exec(text)
  const [year, month] = iso ? [Number(iso[1]), Number(iso[2])] : [Number(local?.[2]), Number(local?.[1])]
  const common = year >= 2400 && year <= 2600 ? year - 543 : year
  return month >= 1 && month <= 12 && common >= 1900 && common <= 2199 ? monthOfYear(common, month) : null
}

/**
 * The month of a cell as 'YYYY-MM': 2026-09, 09/2026, the name of a month with its year (Aug 2026, ສິງຫາ 2026), a day of the month in
 * any form that the import of employees reads, or a month alone (8) if `year` is known. `no_year`: a month alone without it. Null for
 * other texts.
 */
export function readMonth(value: Value, year: number | null = null): string | 'no_year' | null {
  if (typeof value === 'boolean' || value === null) return null
  const text = String(value).trim()
  const month = monthAlone(text)
  if (month !== null) return year === null ? 'no_year' : monthOfYear(year, month)
  if (typeof value === 'number') return monthOfDay(value)
  const name = text.replace(/^ເດືອນ\s*/, '')
  const hasName = /^[^\d\s]/.test(name)
  return monthInNumbers(text) ?? monthOfDay(text) ?? (hasName ? monthOfDay(`1 ${name}`) : null)
}

/** The year of months that stand without one: that of all other months of the file; null if they have none or several. */
export function yearOfMonths(values: readonly Value[]): number | null {
  const years = new Set(values.flatMap((value) => yearIn(readMonth(value))))
  return years.size === 1 ? ([...years][0] ?? null) : null
}

const yearIn = (month: string | null) => (month && month !== 'no_year' ? [Number(month.slice(0, 4))] : [])
