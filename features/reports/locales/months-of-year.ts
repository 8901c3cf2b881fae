const two = (month: number) => String(month).padStart(2, '0')

/** A month (1 to 12) of a year as MM/YYYY. */
export const monthOfYear = (month: number, year: number): string => `${two(month)}/${year}`

/** The months of an opening balance, such as 01–09/2026. */
export const monthsBefore = ({ until_month }: { until_month: number }, year: number): string =>
  until_month === 1 ? monthOfYear(1, year) : `01–${monthOfYear(until_month, year)}`
