import { isDay } from '#kit/contract/days.ts'
import { CellFault, type GivenCell } from './cell-fault.ts'

/** A date cell, or a text as dd/mm/yyyy (also with - or .) or yyyy-mm-dd: the day as 'YYYY-MM-DD'. Throws `CellFault`. */
export function readDate(value: GivenCell['value']): string {
  const text = typeof value === 'string' ? value.trim() : ''
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?: \d{2}:\d{2})?$/.exec(text)
  const lao = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const [year = '', month = '', date = ''] = iso ? iso.slice(1) : lao ? lao.slice(1).reverse() : []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  // A Buddhist year, 2569 for 2026, is an error: Lao offices use the Gregorian calendar.
  if (!isDay(day) || Number(year) < 1900 || Number(year) > 2200) throw new CellFault('not_a_date')
  return day
}
