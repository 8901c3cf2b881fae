import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { Day } from '#kit/database/row-types.ts'
import { COMPANY_EXCHANGE_RATES, EXCHANGE_RATES } from './relations.ts'

const RateRow = z.object({ currency: z.string(), rate: z.string(), from: Day, is_own: z.boolean() })

/** Kip for one unit, a decimal text with at most six decimals; in force from `from` on. `is_own`: a rate of the company. */
export type ExchangeRate = Omit<z.infer<typeof RateRow>, 'currency'>
/** By the code of the currency. */
export type ExchangeRates = Readonly<Record<string, ExchangeRate>>

const RATES = `
  select distinct on (currency) currency, trim_scale(rate)::text as rate, in_force_from as "from", is_own
  from (
    select currency, in_force_from, rate, true as is_own from ${COMPANY_EXCHANGE_RATES} own where company_id = $1 and deleted_at is null
    union all
    select currency, in_force_from, rate, false from ${EXCHANGE_RATES} provided) as rates
  where in_force_from <= $2
  order by currency, is_own desc, in_force_from desc`

/**
 * The exchange rates in force for a company on a day ('YYYY-MM-DD'): the company's own, and the provider's for currencies of which the
 * company has none on that day. A currency without a rate is missing. One query.
 */
export async function readExchangeRates(tx: Tx, companyId: number, day: string): Promise<ExchangeRates> {
  const rows = await tx.query(RateRow, RATES, [companyId, day])
  return Object.fromEntries(rows.map(({ currency, ...rate }) => [currency, rate]))
}
