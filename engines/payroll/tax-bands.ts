import type { Exact, ExactInteger, TaxBandPart } from './explanation.ts'
import { divRound, divRoundBig } from './fraction.ts'
import type { TaxBand } from './law/types.ts'

/** A tax rounded once to whole kip, the exact sum before rounding, and the part of each band. */
export type BandedTax = { tax: number; exact: Exact; parts: TaxBandPart[] }
/** Like BandedTax; `onto` = taxable + exact tax, the amount that the bands apply to. */
export type GrossedUpTax = BandedTax & { onto: Exact }

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** The least common denominator of the bands' rates. */
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

/**
 * Progressive tax on whole kip: each band's rate applies to the part of the amount inside it; the sum is
 * rounded once.
 */
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
    const rate = [band.rateNum, band.rateDen] as const
    parts.push({ above: band.above, to, rate, part, tax: [product(part, rate[0]), rate[1]] })
    const scale = (den / rate[1]) * rate[0]
    if (small) num += part * scale
    else bigNum += BigInt(part) * BigInt(scale)
  }
  if (small) return { tax: divRound(num, den), exact: [num, den], parts }
  return { tax: divRoundBig(bigNum, BigInt(den)), exact: exactly(bigNum, BigInt(den)), parts }
}

/**
 * The tax T that solves T = tax(taxable + T), rounded once. The amount after tax, x − tax(x), is piecewise
 * linear and grows with x, so the band of x = taxable + T is the last band whose lower bound leaves at most
 * `taxable` after tax.
 */
export function grossedUpTax(bands: readonly TaxBand[], taxable: number): GrossedUpTax {
  const d = BigInt(sharedDenominator(bands))
  const target = BigInt(taxable) * d
  const parts: TaxBandPart[] = []
  let taxAtBound = 0n
  for (const [i, band] of bands.entries()) {
    const above = bands[i + 1]?.above
    if (above === undefined) break
    const part = above - band.above
    const tax = BigInt(part) * over(d, band)
    if (BigInt(above) * d - taxAtBound - tax > target) break
    parts.push({
      above: band.above,
      to: above,
      rate: [band.rateNum, band.rateDen],
      part,
      tax: exactly(tax, d),
    })
    taxAtBound += tax
  }
  return insideLastBand(bands, parts, target, taxAtBound, d)
}

/** A band's rate as a numerator over d. */
const over = (d: bigint, band: TaxBand) => (d / BigInt(band.rateDen)) * BigInt(band.rateNum)

/**
 * Inside the band after the full ones the equation is linear: part × (1 − rate) = taxable − (bound −
 * tax(bound)). `target` is taxable × d, and `taxAtBound` the tax of the full bands × d.
 */
function insideLastBand(
  bands: readonly TaxBand[],
  parts: TaxBandPart[],
  target: bigint,
  taxAtBound: bigint,
  d: bigint,
): GrossedUpTax {
  const band = bands[parts.length] as TaxBand
  const to = bands[parts.length + 1]?.above ?? null
  const rate = over(d, band)
  const remainder = target - BigInt(band.above) * d + taxAtBound
  const keep = d - rate
  if (remainder > 0n) {
    const part = remainder % keep === 0n ? Number(remainder / keep) : exactly(remainder, keep)
    const tax = exactly(remainder * rate, keep * d)
    parts.push({ above: band.above, to, rate: [band.rateNum, band.rateDen], part, tax })
  }
  const exact = exactly(taxAtBound * keep + remainder * rate, keep * d)
  const onto = exactly(BigInt(band.above) * keep + remainder, keep)
  return { tax: divRoundBig(taxAtBound * keep + remainder * rate, keep * d), exact, parts, onto }
}
