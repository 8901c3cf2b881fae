import { amountText, decimalText, KIP, smallestUnits } from '#kit/contract/currency.ts'

/** A base salary: the amount in the smallest unit of the currency. */
export interface SalaryAmount {
  amount: number
  currency: string
}

export const isSameSalary = (one: SalaryAmount, other: SalaryAmount) =>
  one.amount === other.amount && one.currency === other.currency

/**
 * A salary as one value, in the sheet and in the log: a number of kip, or a text with the decimals and the code of its currency, such as
 * '500.00 USD', which the import reads back.
 */
export const salaryCell = ({ amount, currency }: SalaryAmount): number | string =>
  currency === KIP ? amount : `${decimalText(amount, currency)} ${currency}`

/** The salary of such a value. */
export function salaryOfCell(cell: number | string): SalaryAmount {
  if (typeof cell === 'number') return { amount: cell, currency: KIP }
  const [number = '', currency = KIP] = cell.split(' ')
  return { amount: smallestUnits(Number(number), currency) ?? 0, currency }
}

/** Such a value as users read it, kip without a unit: 2,500,000; 1,234.50 USD. */
export function shownSalary(cell: number | string): string {
  const { amount, currency } = salaryOfCell(cell)
  return amountText(amount, currency)
}
