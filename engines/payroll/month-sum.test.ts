import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { month } from './arbitrary.test-data.ts'
import { fullMonths, monthsOfYear } from './calendar.ts'
import { earlierPayOf } from './earlier-pay.ts'
import { facts, income, linesOf, payslip, segment } from './example.test-data.ts'
import type { Payslip } from './payslip-result.ts'
import type { CompanyRules, PayslipFacts } from './types.ts'

const earlierOf = (...slips: Payslip[]) => earlierPayOf(slips.map(({ sums, lines }) => ({ ...sums, lines })))
const ADDED = [
  'gross',
  'ssoBase',
  'sso',
  'companySso',
  'taxable',
  'tax',
  'companyTax',
  'net',
  'cost',
] as const
const added = (...slips: Payslip[]) =>
  Object.fromEntries(ADDED.map((name) => [name, slips.reduce((sum, slip) => sum + slip.sums[name], 0)]))

/** The same pay in two runs of a month, the salary first and the extra payment first, and in one run. */
function threeWays(of: PayslipFacts, rules: Partial<CompanyRules>, bonus: ReturnType<typeof income>) {
  const extra = { ...rules, incomes: [bonus], deductions: [] }
  const plain = { ...of, chosenItems: { incomes: [], deductions: [] } }
  const bare = { ...plain, itemsOnly: true, lateDays: [], benefits: [] }
  const salary = payslip(of, rules)
  const before = payslip(bare, extra)
  return {
    together: payslip(of, { ...rules, incomes: [...(rules.incomes ?? []), bonus] }),
    salaryFirst: [salary, payslip({ ...bare, earlier: earlierOf(salary) }, extra)] as const,
    extraFirst: [before, payslip({ ...of, earlier: earlierOf(before) }, rules)] as const,
  }
}

const eightMillion = facts({
  employee: { isSso: true, includeSalaryTax: true },
  segments: [segment({ base: 8_000_000 })],
})

describe('two payments in one month', () => {
  test('a salary of 8 million and a bonus of 20 million are taxed like 28 million, in both orders', () => {
    const { together, salaryFirst, extraFirst } = threeWays(eightMillion, {}, income({ amount: 20_000_000 }))
    // 28,000,000 − 247,500 = 27,752,500: 2,685,000 + 20 % of 2,752,500.
    expect(together.sums).toMatchObject({ sso: 247_500, taxable: 27_752_500, tax: 3_235_500 })
    expect(salaryFirst[0].sums).toMatchObject({ sso: 247_500, tax: 460_250, net: 7_292_250 })
    expect(salaryFirst[1].sums).toMatchObject({ ssoBase: 0, sso: 0, taxable: 20_000_000, tax: 2_775_250 })
    expect(salaryFirst[1].sums).toMatchObject({ base: 0, net: 17_224_750, cost: 20_000_000 })
    expect(extraFirst[0].sums).toMatchObject({ sso: 247_500, taxable: 19_752_500, tax: 1_897_875 })
    expect(extraFirst[1].sums).toMatchObject({ sso: 0, taxable: 8_000_000, tax: 1_337_625 })
    expect(added(...salaryFirst)).toEqual(added(together))
    expect(added(...extraFirst)).toEqual(added(together))
    const [tax] = linesOf(salaryFirst[1], 'tax')
    expect(tax).toMatchObject({
      amount: -2_775_250,
      how: { earlier: { taxable: 7_752_500, tax: 460_250 }, exact: [323_550_000, 100] },
    })
    const [sso] = linesOf(salaryFirst[1], 'sso')
    expect(sso).toMatchObject({ amount: 0, how: { earlier: { base: 4_500_000, amount: 247_500 } } })
  })

  test('an untaxed payment that is insured lowers the taxable amount of the salary as if both were paid at once', () => {
    const ways = threeWays(eightMillion, {}, income({ amount: 20_000_000, taxable: false }))
    expect(added(...ways.salaryFirst)).toEqual(added(ways.together))
    expect(added(...ways.extraFirst)).toEqual(added(ways.together))
    expect(ways.extraFirst[0].sums).toMatchObject({ sso: 247_500, taxable: 0 })
    expect(ways.extraFirst[1].sums).toMatchObject({ sso: 0, taxable: 7_752_500 })
  })

  test('whoever pays, contributions, tax, net and cost of any month are those of one run, in both orders', () => {
    fc.assert(
      fc.property(
        month,
        fc.integer({ min: 1, max: 90_000_000 }),
        fc.boolean(),
        fc.boolean(),
        ({ facts: of, rules }, amount, taxable, inSsoBase) => {
          const ways = threeWays(of, rules, income({ amount, taxable, inSsoBase }))
          const [salary] = ways.salaryFirst
          const notInBase = linesOf(salary, 'company_sso').map(({ how }) =>
            how.kind === 'social_security' ? how.notInBase : 0,
          )
          // A gross that is raised to 0 is no sum.
          fc.pre(
            !salary.reviews.includes('gross_below_zero') && salary.sums.gross >= Math.max(0, ...notInBase),
          )
          expect(added(...ways.salaryFirst)).toEqual(added(ways.together))
          expect(added(...ways.extraFirst)).toEqual(added(ways.together))
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('an extra payment', () => {
  test('pays items only, without base pay, benefits and attendance', () => {
    const of = facts({
      itemsOnly: true,
      segments: [segment({ base: 2_000_000 })],
      benefits: [{ name: 'Phone', amount: 50_000, taxable: true, inSsoBase: true }],
    })
    const slip = payslip(of, { incomes: [income({ kind: 'percent', percent: { num: 50, den: 100 } })] })
    expect(slip.lines.map(({ code }) => code)).toEqual(['income', 'gross', 'net', 'cost'])
    expect(slip.sums.net).toBe(1_000_000)
    expect(slip.reviews).toEqual([])
  })

  test('by months of service is a twelfth for each full month of the year', () => {
    const bonus = income({ kind: 'percent', percent: { num: 100, den: 100 }, byMonths: true })
    const slip = (startDate: string, endDate: string | null = null) =>
      payslip(
        facts({
          itemsOnly: true,
          employee: { startDate, endDate },
          segments: [segment({ base: 5_000_000 })],
        }),
        { incomes: [bonus] },
      )
    expect(slip('2020-01-01').sums.net).toBe(5_000_000)
    const [line] = linesOf(slip('2026-03-15'), 'income')
    expect(line).toMatchObject({ amount: 3_750_000, how: { months: { count: 9, year: 2026 } } })
    // 5,000,000 × 3 ÷ 12.
    expect(slip('2020-01-01', '2026-04-30').sums.net).toBe(1_666_667)
  })

  test('full months end with the day before the same day, or with the last day of a shorter month', () => {
    expect(fullMonths('2026-01-01', '2026-12-31')).toBe(12)
    expect(fullMonths('2026-01-15', '2026-02-13')).toBe(0)
    expect(fullMonths('2026-01-15', '2026-02-14')).toBe(1)
    expect(fullMonths('2026-01-31', '2026-02-28')).toBe(1)
    expect(fullMonths('2026-05-01', '2026-04-30')).toBe(0)
    expect(fullMonths('2023-07-10', '2026-11-20')).toBe(40)
    expect(monthsOfYear('2026-12-02', null, '2026-12-20')).toBe(0)
    expect(monthsOfYear('2019-05-05', '2026-06-30', '2026-06-30')).toBe(6)
    expect(monthsOfYear('2019-05-05', null, '2026-12-10')).toBe(12)
  })
})
