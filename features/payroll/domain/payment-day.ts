import { addMonths, countDays, lastOfMonth, monthOf, weekdayOf } from '#kit/contract/days.ts'

const SATURDAY = 6

/** Banks are closed on Teachers' Day and on the last three days of the year (laos.md, "Public holidays"). */
const BANK_HOLIDAYS = ['10-07', '12-29', '12-30', '12-31']

/** Why banks do not pay on a day ('YYYY-MM-DD'), besides public holidays. */
export function bankClosure(day: string): 'weekend' | 'bank_holiday' | null {
  if (BANK_HOLIDAYS.includes(day.slice(5))) return 'bank_holiday'
  return weekdayOf(day) >= SATURDAY ? 'weekend' : null
}

const dayOfMonth = (month: string, payDay: number): string => {
  const last = lastOfMonth(month)
  return `${month}-${String(Math.min(payDay, Number(last.slice(8)))).padStart(2, '0')}`
}

/**
 * The company's pay day that is nearest to the last day of a run: a run of 1 to 30 April is paid on 25 April, or on
 * 5 May. `payDay` 1 to 31; after the end of the month it is the last day of the month.
 */
export function nearestPayDay(to: string, payDay: number): string {
  const month = monthOf(to)
  const days = [addMonths(month, -1), month, addMonths(month, 1)].map((one) => dayOfMonth(one, payDay))
  const distance = (day: string) => Math.abs(countDays(to, day) - 1)
  return days.reduce((nearest, day) => (distance(day) < distance(nearest) ? day : nearest))
}
