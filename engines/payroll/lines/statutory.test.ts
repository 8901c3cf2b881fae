import { describe, expect, test } from 'vitest'
import { facts, income, linesOf, payslip, segment, sumsOf } from '../example.test-data.ts'

const both = { isSso: true, includeSalaryTax: true }

describe('social security', () => {
  test('is 5.5 % and 6 % of the gross, without items outside its base, up to the ceiling', () => {
    const incomes = [income({ amount: 1_000_000, inSsoBase: false })]
    const small = facts({ employee: both, segments: [segment({ base: 3_000_001 })] })
    expect(sumsOf(small, { incomes })).toMatchObject({
      ssoBase: 3_000_001,
      sso: 165_000,
      companySso: 180_000,
    })
    expect(sumsOf(facts({ employee: both }))).toMatchObject({
      ssoBase: 4_500_000,
      sso: 247_500,
      companySso: 270_000,
    })
  })

  test('has a base of at least 0', () => {
    const incomes = [income({ amount: 1_000_000, inSsoBase: false })]
    const absent = facts({ employee: both, segments: [segment({ absentHalves: 54 })], lateDays: [60] })
    const lateTiers = [{ minutes: 1, amount: 500_000 }]
    expect(sumsOf(absent, { incomes, lateTiers })).toMatchObject({ gross: 500_000, ssoBase: 0, sso: 0 })
  })

  test('is not computed for an employee without social security', () => {
    const slip = payslip(facts({ employee: { includeSalaryTax: true } }))
    expect(slip.sums).toMatchObject({ ssoBase: 0, sso: 0, companySso: 0, taxable: 5_200_000 })
    expect(slip.lines.map((line) => line.code)).not.toContain('company_sso')
  })

  test("paid by the company: the employee's share is a company line and does not lower the taxable amount", () => {
    const slip = payslip(facts({ employee: both }), { ssoPayer: 'company' })
    expect(slip.sums).toMatchObject({ sso: 0, companySso: 517_500, taxable: 5_200_000, tax: 205_000 })
    expect(slip.sums).toMatchObject({ net: 4_995_000, cost: 5_717_500 })
    expect(linesOf(slip, 'company_sso')).toMatchObject([
      { amount: 247_500, how: { share: 'employee', payer: 'company' } },
      {
        amount: 270_000,
        how: { share: 'employer', payer: 'company', ratesFrom: '2014-01-01', ceiling: 4_500_000 },
      },
    ])
    expect(linesOf(slip, 'sso')).toEqual([])
  })
})

describe('income tax', () => {
  test("applies to the gross without non-taxable items and without the employee's contribution", () => {
    const incomes = [income({ amount: 475_000, taxable: false })]
    const sums = sumsOf(facts({ employee: both }), { incomes })
    expect(sums).toMatchObject({ gross: 5_675_000, taxable: 4_952_500, tax: 182_625, net: 5_244_875 })
  })

  test('explains each band that the taxable amount reaches, and the exact tax', () => {
    const [line] = linesOf(payslip(facts({ employee: { includeSalaryTax: true } })), 'tax')
    expect(line).toEqual({
      code: 'tax',
      amount: -205_000,
      how: {
        kind: 'income_tax',
        payer: 'employee',
        without: { notTaxable: 0 },
        bandsFrom: '2020-01-01',
        bands: [
          { above: 0, to: 1_300_000, rate: [0, 100], part: 1_300_000, tax: [0, 100] },
          { above: 1_300_000, to: 5_000_000, rate: [5, 100], part: 3_700_000, tax: [18_500_000, 100] },
          { above: 5_000_000, to: 15_000_000, rate: [10, 100], part: 200_000, tax: [2_000_000, 100] },
        ],
        exact: [20_500_000, 100],
      },
    })
  })

  test('is not computed for an employee without income tax', () => {
    const slip = payslip(facts({ employee: { isSso: true } }))
    expect(slip.sums).toMatchObject({ taxable: 0, tax: 0, net: 4_952_500 })
    expect(linesOf(slip, 'tax')).toEqual([])
  })

  test('exempts overtime up to a base salary of 2,000,000, but not the night premium', () => {
    const overtime = [{ multiplier: 150, minutes: 600 }]
    const of = (base: number) =>
      payslip(
        facts({
          employee: { includeSalaryTax: true },
          segments: [segment({ base, overtime, nightMinutes: 480 })],
        }),
        {
          nightPremium: true,
        },
      )
    const exempt = of(2_000_000)
    expect(exempt.sums).toMatchObject({ overtime: 144_231, night: 11_538, taxable: 2_011_538 })
    const without = { notTaxable: 0, exemptOvertime: 144_231, exemptionFrom: '2020-01-01' }
    expect(linesOf(exempt, 'tax')).toMatchObject([{ how: { without } }])
    expect(of(2_000_001).sums).toMatchObject({ taxable: 2_155_770 })
  })

  test('paid by the company is a separate line and deducts nothing from the employee', () => {
    const slip = payslip(facts({ employee: both }), { taxPayer: 'company' })
    expect(slip.sums).toMatchObject({ tax: 0, companyTax: 182_625, net: 4_952_500, cost: 5_652_625 })
    expect(linesOf(slip, 'company_tax')).toMatchObject([{ amount: 182_625, how: { payer: 'company' } }])
  })

  test('grossed up is the tax on the taxable amount plus that tax', () => {
    const segments = [segment({ base: 5_000_000 })]
    const slip = payslip(facts({ employee: { includeSalaryTax: true }, segments }), {
      taxPayer: 'company',
      grossUp: true,
    })
    // 185,000 at 5,000,000, and a ninth more: each kip of tax is taxed at 10 %
    expect(slip.sums).toMatchObject({
      taxable: 5_000_000,
      tax: 0,
      companyTax: 205_556,
      net: 5_000_000,
      cost: 5_205_556,
    })
    expect(linesOf(slip, 'company_tax')).toMatchObject([{ how: { kind: 'income_tax_grossed_up' } }])
  })

  test('the gross-up setting has no effect if the employee pays', () => {
    const plain = payslip(facts({ employee: both }))
    expect(payslip(facts({ employee: both }), { grossUp: true })).toEqual(plain)
  })
})

test('a base salary below the minimum wage gives a warning and changes no amount', () => {
  const of = (base: number) => payslip(facts({ segments: [segment({ base })] }))
  expect(of(2_499_999)).toMatchObject({ sums: { net: 2_499_999 }, reviews: ['below_minimum_wage'] })
  expect(of(2_500_000).reviews).toEqual([])
})
