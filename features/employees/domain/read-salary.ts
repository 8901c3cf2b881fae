import { KIP, readUnclear, smallestUnits } from '#kit/contract/currency.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { MAX_SALARY } from '#kit/contract/scalars.ts'
import { CellFault, type GivenCell } from './cell-fault.ts'
import { decimalOf, readMoney, SALARY_DIGITS } from './read-money.ts'
import type { SalaryAmount } from './salary-amount.ts'

/** How currencies are written besides their codes, folded; the longest of a currency first. */
const NAMES: Readonly<Record<string, RegExp>> = {
  USD: /us\$|\$|(?:us )?dollars?|ໂດລາ(?:ສະຫະລັດ)?/,
  THB: /baht|฿|ບາດ(?:ໄທ)?/,
  CNY: /rmb|yuan|¥|ຢວນ(?:ຈີນ)?/,
  VND: /dong|₫|ດົງ(?:ຫວຽດນາມ)?/,
  EUR: /euros?|€|ເອີໂຣ/,
}

/** The words "a month" after an amount. */
const MONTHLY = /\s*\/\s*(?:ເດືອນ|month)$/

/** The currency that a folded text names, and the text without it; null for kip and numbers. `codes`: further codes. */
function currencyIn(text: string, codes: readonly string[]): { currency: string; rest: string } | null {
  for (const currency of new Set([...Object.keys(NAMES), ...codes])) {
    if (currency === KIP) continue
    const names = [currency.toLowerCase(), ...(NAMES[currency] ? [NAMES[currency].source] : [])]
    const name = new RegExp(`^(?:${names.join('|')})|(?:${names.join('|')})$`)
    if (name.test(text)) return { currency, rest: text.replace(name, '').trim() }
  }
  return null
}

/** 1.200 USD can be 1,200 or 1.20 dollars. */
function requireClear(text: string, currency: string) {
  const unclear = readUnclear(text, currency)
  if (unclear) throw new CellFault('unclear_amount', unclear)
}

/**
 * A base salary as people write it: kip as `readMoney` reads them, or an amount with a currency before or after it: "USD 500", "500$",
 * "1,234.50 USD", "15,000 ບາດ". `currencies`: the codes that are accepted; without them any that has a name. Throws `CellFault`.
 */
export function readSalary(value: GivenCell['value'], currencies?: readonly string[]): SalaryAmount {
  const text = typeof value === 'string' ? foldLao(value).replace(MONTHLY, '') : ''
  const named = currencyIn(text, currencies ?? [])
  if (!named) return { amount: readMoney(value), currency: KIP }
  const { currency, rest } = named
  if (currencies && !currencies.includes(currency)) throw new CellFault('foreign_currency')
  requireClear(rest, currency)
  const number = decimalOf(rest)
  if (number === null) throw new CellFault('not_a_number')
  if (number < 0) throw new CellFault('negative')
  if (number > MAX_SALARY) throw new CellFault('too_large', { max: String(SALARY_DIGITS) })
  const amount = smallestUnits(number, currency)
  if (amount === null) throw new CellFault('too_many_decimals')
  if (amount > MAX_SALARY) throw new CellFault('too_large', { max: String(SALARY_DIGITS) })
  return { amount, currency }
}
