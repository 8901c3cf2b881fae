import { type Fraction, mulDivRound } from '#engines/payroll/fraction.ts'

/** The maximum price of an invoice, in kip: far above real prices, and low enough to add up lists of them. */
export const MAX_PRICE = 999_999_999_999

export interface InvoiceTerms {
  /** Whole kip. */
  pricePerUser: number
  userCount: number
  /** Whole kip off the price, before VAT. */
  discount: number
  /** Null: the company is not registered for VAT. */
  vatRate: Fraction | null
}

/** All in whole kip. */
export interface InvoiceSums {
  total_price: number
  vat: number
  amount_to_pay: number
}

/** The fault in the terms, or null. */
export function termsFault(terms: InvoiceTerms): 'price_too_high' | 'discount_too_high' | null {
  const price = terms.pricePerUser * terms.userCount
  if (price > MAX_PRICE) return 'price_too_high'
  return terms.discount > price ? 'discount_too_high' : null
}

/** Price × users, minus the discount, plus VAT on the rest, rounded half up. The terms must be valid. */
export function invoiceSums({ pricePerUser, userCount, discount, vatRate }: InvoiceTerms): InvoiceSums {
  const total = pricePerUser * userCount
  const taxed = total - discount
  const vat = vatRate ? mulDivRound(taxed, vatRate.num, vatRate.den) : 0
  return { total_price: total, vat, amount_to_pay: taxed + vat }
}

/** A discount as a percentage of the price, in whole kip. */
export function discountOf(totalPrice: number, percent: number): number {
  return mulDivRound(totalPrice, Math.round(percent * 100), 10_000)
}
