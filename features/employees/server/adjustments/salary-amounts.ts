import { z } from 'zod'
import { CURRENCIES, readExchangeRates } from '#features/master-data/server/index.ts'
import { convertToKip, KIP } from '#kit/contract/currency.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { RaiseWarning } from '../../contract.ts'
import type { SalaryAmount } from '../../domain/salary-amount.ts'

/** Kip of a salary, or null if its currency has no rate. */
export type InKip = (salary: SalaryAmount) => number | null

/** Converts salaries with the rates in force on a day ('YYYY-MM-DD'), for comparisons; a run converts with the rates of its own day. */
export async function inKipOn(tx: Tx, day: string, currencies: Iterable<string>): Promise<InKip> {
  const isNeeded = [...currencies].some((currency) => currency !== KIP)
  const rates = isNeeded && tx.companyId ? await readExchangeRates(tx, tx.companyId, day) : {}
  return ({ amount, currency }) => {
    if (currency === KIP) return amount
    const rate = rates[currency]?.rate
    return rate === undefined ? null : convertToKip(amount, currency, rate)
  }
}

/** What a user should know about a new salary: lower, in another currency, below the minimum wage (`wage`, kip). What cannot be converted is not compared. */
export function salaryWarnings(
  current: SalaryAmount | null,
  target: SalaryAmount,
  wage: number | null,
  inKip: InKip,
): Exclude<RaiseWarning['code'], 'in_locked_run'>[] {
  const isOther = current !== null && current.currency !== target.currency
  const [before, after] = isOther ? [inKip(current), inKip(target)] : [current?.amount ?? null, target.amount]
  const kip = inKip(target)
  return [
    ...(isOther ? ['other_currency' as const] : []),
    ...(before !== null && after !== null && after < before ? ['lower' as const] : []),
    ...(wage !== null && kip !== null && kip < wage ? ['below_minimum_wage' as const] : []),
  ]
}

const UNKNOWN: Record<Language, string> = {
  la: 'ບໍ່ມີສະກຸນເງິນນີ້ໃນລາຍການ',
  en: 'This currency is not in the list',
}

const CodeRow = z.object({ code: z.string() })

/** Those of these currencies that are not in the list of currencies. */
export async function unknownCurrencies(tx: Tx, codes: Iterable<string>): Promise<Set<string>> {
  const wanted = [...new Set(codes)].filter((code) => code !== KIP)
  if (wanted.length === 0) return new Set()
  const known = await tx.query(
    CodeRow,
    `select code from ${CURRENCIES} c where code = any($1) and deleted_at is null`,
    [wanted],
  )
  return new Set(wanted.filter((code) => !known.some((one) => one.code === code)))
}

/** Throws `invalid_input` at a field if the currency is not in the list of currencies. */
export async function requireCurrency(
  tx: Tx,
  code: string | null | undefined,
  field: string,
  language: Language,
): Promise<void> {
  if (code && (await unknownCurrencies(tx, [code])).size > 0)
    throw new AppError('invalid_input', { fields: { [field]: [UNKNOWN[language]] } })
}
