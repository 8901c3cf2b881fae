/** A period of days, both in it, 'YYYY-MM-DD'. */
export interface Period {
  from: string
  to: string
}

const two = (value: number) => String(value).padStart(2, '0')

/** The whole month that lies `months` after that of the day (before it, where negative). */
export function monthBeside(day: string, months: number): Period {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const year = Math.floor(count / 12)
  const month = (count % 12) + 1
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${year}-${two(month)}-01`, to: `${year}-${two(month)}-${two(last)}` }
}

/** The month that a run pays, by the day on which it ends: month 1–12 and year. */
export function paidMonth({ to }: Period): { month: number; year: number } {
  return { month: Number(to.slice(5, 7)), year: Number(to.slice(0, 4)) }
}
