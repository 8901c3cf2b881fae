import { describe, expect, test } from 'vitest'
import { deduction, facts, law, linesOf, payslip, plainRules, segment } from '../example.test-data.ts'
import { limitDifferences } from '../limit-differences.ts'
import type { CompanyRules, PayDifference } from '../types.ts'

const both = { isSso: true, includeSalaryTax: true }
const march = { id: 1, name: 'March', from: '2026-03-01', to: '2026-03-31', causes: [] }
const difference = (amount: number, more: Partial<PayDifference> = {}): PayDifference => ({
  ...{ ...march, amount, taxable: true, inSsoBase: true },
  ...more,
})
const low = [segment({ base: 3_000_000 })]

describe('a difference of an earlier month', () => {
  test('that is paid is an income with the tax and social security of this month', () => {
    const slip = payslip(facts({ employee: both, segments: low, differences: [difference(150_000)] }))
    expect(slip.sums).toMatchObject({ otherIncome: 150_000, gross: 3_150_000, ssoBase: 3_150_000 })
    expect(linesOf(slip, 'income')).toMatchObject([
      { amount: 150_000, name: 'March', how: { kind: 'difference' } },
    ])
  })

  test('that is taken back is a deduction before the calculation', () => {
    const slip = payslip(facts({ employee: both, segments: low, differences: [difference(-150_000)] }))
    expect(slip.sums).toMatchObject({ deductionsBefore: 150_000, gross: 2_850_000, ssoBase: 2_850_000 })
    expect(linesOf(slip, 'deduction_before')).toMatchObject([{ amount: -150_000, name: 'March' }])
  })

  test('in both directions of what is not taxed or insured changes neither tax nor social security', () => {
    const plain = payslip(facts({ employee: both, segments: low })).sums
    for (const amount of [200_000, -200_000]) {
      const free = difference(amount, { taxable: false, inSsoBase: false })
      const { sums } = payslip(facts({ employee: both, segments: low, differences: [free] }))
      expect(sums).toMatchObject({ ssoBase: plain.ssoBase, taxable: plain.taxable, tax: plain.tax })
      expect(sums.net).toBe(plain.net + amount)
    }
  })
})

describe('what is taken back', () => {
  const rulesWith = (more: Partial<CompanyRules> = {}) => ({ ...plainRules, ...more })
  const limited = (differences: PayDifference[], more: Partial<CompanyRules> = {}) =>
    limitDifferences(facts({ segments: low, differences }), rulesWith(more), law).differences

  test('is limited to the largest amount that leaves the net pay at 0 or above, oldest month first', () => {
    const parts = [difference(-2_500_000), difference(-700_000, { id: 2 }), difference(-50_000, { id: 3 })]
    expect(limited(parts)).toEqual([
      parts[0],
      { ...parts[1], amount: -500_000, due: -700_000 },
      { ...parts[2], amount: 0, due: -50_000 },
    ])
    const slip = payslip(facts({ segments: low, differences: limited(parts) ?? [] }))
    expect(slip.sums).toMatchObject({ deductionsBefore: 3_000_000, net: 0 })
    expect(slip.lines.filter(({ code }) => code === 'deduction_before')).toHaveLength(3)
  })

  test('counts social security, tax and the other deductions', () => {
    const deductions = [deduction({ amount: 1_000_000 })]
    const given = facts({ employee: both, segments: low, differences: [difference(-3_000_000)] })
    const parts = limitDifferences(given, rulesWith({ deductions }), law)
    const of = (amount: number) =>
      payslip({ ...given, differences: [difference(amount)] }, { deductions }).sums.net
    const taken = parts.differences?.[0]?.amount ?? 0
    expect(taken).toBeLessThan(0)
    expect(of(taken)).toBeGreaterThanOrEqual(0)
    expect(of(taken - 1)).toBeLessThan(0)
  })

  test('is nothing where the pay is below 0 without it, and unlimited where it is enough', () => {
    const deductions = [deduction({ amount: 4_000_000 })]
    expect(limited([difference(-10)], { deductions })).toEqual([{ ...difference(0), due: -10 }])
    expect(limited([difference(-10), difference(30)])).toEqual([difference(-10), difference(30)])
  })
})
