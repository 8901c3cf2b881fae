import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facts, law, segment, sumsOf } from './example.test-data.ts'
import type { Exact } from './explanation.ts'
import { bandedTax, grossedUpTax } from './tax-bands.ts'

const { bands } = law.incomeTax
const taxOf = (taxable: number) => bandedTax(bands, taxable).tax
const amount = fc.oneof(
  fc.integer({ min: 0, max: 200_000_000 }),
  fc.integer({ min: 0, max: 9_000_000_000_000_000 }),
)

/** Exact tax × 100 of an amount num / den, by its definition, with the same denominator. */
function exactTax(num: bigint, den: bigint): bigint {
  let tax = 0n
  for (const [i, band] of bands.entries()) {
    const above = BigInt(band.above) * den
    const next = bands[i + 1]
    const top = next && BigInt(next.above) * den < num ? BigInt(next.above) * den : num
    if (top > above) tax += (top - above) * BigInt(band.rateNum)
  }
  return tax
}
const big = ([num, den]: Exact) => [BigInt(num), BigInt(den)] as const

describe('statutory cases', () => {
  const text = readFileSync(new URL('golden/statutory-cases.csv', import.meta.url), 'utf8')
  const cases: Record<string, string>[] = parse(text, { columns: true })
  const both = { isSso: true, includeSalaryTax: true }

  test.each(cases)('gross $gross: contribution $sso_employee, tax $tax, net $net', (row) => {
    const whole = facts({ segments: [segment({ base: Number(row.gross) })], employee: both })
    const own = sumsOf(whole)
    const company = sumsOf(whole, { ssoPayer: 'company', taxPayer: 'company' })
    const grossedUp = sumsOf(whole, { ssoPayer: 'company', taxPayer: 'company', grossUp: true })
    expect({
      gross: String(own.gross),
      sso_base: String(own.ssoBase),
      sso_employee: String(own.sso),
      sso_employer: String(own.companySso),
      taxable: String(own.taxable),
      tax: String(own.tax),
      net: String(own.net),
      company_tax_if_company_pays: String(company.companyTax),
      company_tax_if_grossed_up: String(grossedUp.companyTax),
    }).toEqual(row)
  })

  test('are complete', () => expect(cases).toHaveLength(23))
})

describe('progressive tax', () => {
  test('equals the published cumulative tax at each bound', () => {
    expect(bands.map((band) => taxOf(band.above))).toEqual([0, 0, 185_000, 1_185_000, 2_685_000, 10_685_000])
  })

  test('never falls, and rises by at most a quarter of the increase', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1000 }), (taxable, increase) => {
        const rise = taxOf(taxable + increase) - taxOf(taxable)
        expect(rise).toBeGreaterThanOrEqual(0)
        expect(rise).toBeLessThanOrEqual(Math.ceil(increase / 4) + 1)
      }),
    )
  })

  test('has no jump at a bound', () => {
    for (const { above } of bands.slice(1)) expect(taxOf(above + 1) - taxOf(above)).toBeLessThanOrEqual(1)
  })

  test('is the rounded sum of its parts, whose amounts add up to the taxable amount', () => {
    fc.assert(
      fc.property(amount, (taxable) => {
        const { tax, exact, parts } = bandedTax(bands, taxable)
        expect(parts.reduce((sum, { part }) => sum + Number(part), 0)).toBe(taxable)
        const [num, den] = big(exact)
        expect(num * 100n).toBe(exactTax(BigInt(taxable), 1n) * den)
        expect(BigInt(tax)).toBe((num * 2n + den) / (den * 2n))
      }),
    )
  })
})

describe('grossed-up tax', () => {
  test('before rounding, is exactly the tax on the taxable amount plus itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (taxable) => {
        const { tax, exact, onto, parts } = grossedUpTax(bands, taxable)
        const [num, den] = big(exact)
        const [ontoNum, ontoDen] = big(onto)
        // onto = taxable + T
        expect(ontoNum * den).toBe((BigInt(taxable) * den + num) * ontoDen)
        // T = tax(onto)
        expect(num * ontoDen * 100n).toBe(exactTax(ontoNum, ontoDen) * den)
        expect(BigInt(tax)).toBe((num * 2n + den) / (den * 2n))
        const sum = parts.reduce((total, { tax: [n, d] }) => total + Number(n) / Number(d), 0)
        expect(Math.abs(sum - tax)).toBeLessThan(1)
      }),
    )
  })

  test('is at least the tax that the company pays without gross-up', () => {
    fc.assert(
      fc.property(amount, (taxable) => {
        fc.pre(taxable < 1_000_000_000_000)
        expect(grossedUpTax(bands, taxable).tax).toBeGreaterThanOrEqual(taxOf(taxable))
      }),
    )
  })
})
