import { foldLao } from '#kit/contract/lao-folding.ts'
import { CellFault, type GivenCell } from './cell-fault.ts'

/** Salaries have at most 11 digits (specification 9). */
export const SALARY_DIGITS = 11

const FOREIGN = /usd|us\$|\$|dollar|thb|baht|฿|cny|rmb|yuan|¥|vnd|₫|eur|€|ໂດລາ|ບາດ|ຢວນ|ດົງ|ເອີໂຣ/

/** The words around an amount of kip, folded. */
const KIP = /(?:ກີບ|kip|lak|₭)(?:\s*\/\s*(?:ເດືອນ|month))?/g

/** Kip of a cell: a number, or a text as people write it: 6.500.000, 2,800,000 ກີບ, ₭ 2 800 000, 2.5 ລ້ານ. Throws `CellFault`. */
export function readMoney(value: GivenCell['value']): number {
  const amount = typeof value === 'string' ? amountOf(value) : value
  if (typeof amount !== 'number' || !Number.isFinite(amount)) throw new CellFault('not_a_number')
  if (amount < 0) throw new CellFault('negative')
  if (!Number.isInteger(amount)) throw new CellFault('has_decimals')
  if (amount >= 10 ** SALARY_DIGITS) throw new CellFault('too_large', { max: String(SALARY_DIGITS) })
  return amount
}

function amountOf(value: string): number | null {
  const folded = foldLao(value)
  if (FOREIGN.test(folded)) throw new CellFault('foreign_currency')
  const text = folded
    .replace(KIP, '')
    .replace(/(?:[.,]?-|=)$/, '')
    .trim()
  const millions = /^(\d+)(?:[.,](\d{1,6}))? ?ລ້ານ$/.exec(text)
  if (millions) return Number(`${millions[1]}${(millions[2] ?? '').padEnd(6, '0')}`)
  return decimalOf(text)
}

/** A number with or without separators of thousands; null for other texts. */
export function decimalOf(text: string): number | null {
  return grouped(text) ?? (/^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null)
}

/** Thousands with one kind of separator, and zeros after the other one: 6.500.000 and 6,500,000.00. */
function grouped(text: string): number | null {
  const match = /^(-?)(\d{1,3})([., '’])(\d{3}(?:\3\d{3})*)(?:([.,])(\d+))?$/.exec(text)
  if (!match) return null
  const [, sign = '', first = '', separator = '', rest = '', point, decimals] = match
  if (point === separator) return null
  return Number(`${sign}${first}${rest.replaceAll(separator, '')}.${decimals ?? '0'}`)
}
