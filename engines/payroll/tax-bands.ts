import type { Exact, ExactInteger, TaxBandPart } from './explanation.ts'
import { divRound, divRoundBig } from './fraction.ts'
import type { TaxBand } from './law/types.ts'

/** A tax rounded once to whole kip, the exact sum before rounding, and each band's part of it. */
export type BandedTax = { tax: number; exact: Exact; parts: TaxBandPart[] }
/** As BandedTax; `onto` = taxable + exact tax, the amount whose bands are shown. */
export type GrossedUpTax = BandedTax & { onto: Exact }

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** The least denominator that all the bands' rates share. */
function sharedDenominator(bands: readonly TaxBand[]): number {
  let shared = 1
  for (const { rateDen } of bands) if (shared % rateDen !== 0) shared *= rateDen / gcd(shared, rateDen)
  return shared
}

const integer = (n: bigint): ExactInteger => {
  const small = Number(n)
  return Number.isSafeInteger(small) ? small : String(n)
}
const exactly = (num: bigint, den: bigint): Exact => [integer(num), integer(den)]
const product = (a: number, b: number): ExactInteger =>
  Number.isSafeInteger(a * b) ? a * b : String(BigInt(a) * BigInt(b))

/** Progressive tax on whole kip: each band's rate on the part of the amount inside it; the sum is rounded once. */
export function bandedTax(bands: readonly TaxBand[], taxable: number): BandedTax {
  const den = sharedDenominator(bands)
  const small = Number.isSafeInteger(taxable * den)
  const parts: TaxBandPart[] = []
  let num = 0
  let bigNum = 0n
  for (const [i, band] of bands.entries()) {
    if (taxable <= band.above) break
    const to = bands[i + 1]?.above ?? null
    const part = (to === null || taxable < to ? taxable : to) - band.above
    const rate = { num: band.rateNum, den: band.rateDen }
    parts.push({ above: band.above, to, rate, part: [part, 1], tax: [product(part, rate.num), rate.den] })
    const scale = (den / rate.den) * rate.num
    if (small) num += part * scale
    else bigNum += BigInt(part) * BigInt(scale)
  }
  if (small) return { tax: divRound(num, den), exact: [num, den], parts }
  return { tax: divRoundBig(bigNum, BigInt(den)), exact: exactly(bigNum, BigInt(den)), parts }
}

/**
 * The tax T that solves T = tax(taxable + T), rounded once. What is left of x after tax, x − tax(x), grows with x in straight pieces, so
 * the band of x = taxable + T is the last one whose bound leaves no more than `taxable`; inside it the equation is linear:
 * part × (1 − rate) = taxable − (bound − tax(bound)).
 */
export function grossedUpTax(bands: readonly TaxBand[], taxable: number): GrossedUpTax {
  const d = BigInt(sharedDenominator(bands))
  const rateOf = (band: TaxBand) => (d / BigInt(band.rateDen)) * BigInt(band.rateNum)
  const target = BigInt(taxable) * d
  const parts: TaxBandPart[] = []
  // All over d: the tax at the bound of band i.
  let taxAtBound = 0n
  for (const [i, band] of bands.entries()) {
    const bound = BigInt(band.above)
    const rate = rateOf(band)
    const next = bands[i + 1]
    const shown = {
      above: band.above,
      to: next?.above ?? null,
      rate: { num: band.rateNum, den: band.rateDen },
    }
    if (next) {
      const width = BigInt(next.above) - bound
      const taxAtNext = taxAtBound + width * rate
      if (BigInt(next.above) * d - taxAtNext <= target) {
        parts.push({ ...shown, part: exactly(width, 1n), tax: exactly(width * rate, d) })
        taxAtBound = taxAtNext
        continue
      }
    }
    // part = left / keep kip of the last band, each kip of it taxed at rate / d.
    const left = target - bound * d + taxAtBound
    const keep = d - rate
    if (left > 0n) parts.push({ ...shown, part: exactly(left, keep), tax: exactly(left * rate, keep * d) })
    const num = taxAtBound * keep + left * rate
    return {
      tax: divRoundBig(num, keep * d),
      exact: exactly(num, keep * d),
      parts,
      onto: exactly(bound * keep + left, keep),
    }
  }
  return { tax: 0, exact: [0, 1], parts, onto: [taxable, 1] }
}
