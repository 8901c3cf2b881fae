import { describe, expect, test } from 'vitest'
import { deduction, facts, income, law, plainRules, segment } from './example.test-data.ts'
import { computePayslip } from './payslip.ts'
import type { CompanyRules, Condition, PayslipFacts } from './types.ts'

function problem(of: PayslipFacts, rules: Partial<CompanyRules> = {}) {
  const result = computePayslip(of, { ...plainRules, ...rules }, law)
  return result.ok ? 'paid' : result.problem
}
const withSegment = (changes: Parameters<typeof segment>[0]) => facts({ segments: [segment(changes)] })

describe('facts that cannot be paid return a reason', () => {
  test.each<[string, string, PayslipFacts]>([
    ['the employee starts later', 'not_employed', facts({ employee: { startDate: '2026-05-01' } })],
    ['the employee left before', 'not_employed', facts({ employee: { endDate: '2026-03-31' } })],
    ['there is no base salary', 'no_base_salary', facts({ segments: [] })],
    ['the base salary is missing', 'no_base_salary', withSegment({ base: null as unknown as number })],
    [
      'the base salary begins after the employment',
      'no_base_salary',
      withSegment({ from: '2026-04-03', employedDays: 28 }),
    ],
    ['the base salary is negative', 'bad_fact', withSegment({ base: -1 })],
    ['the base salary is not whole kip', 'bad_fact', withSegment({ base: 2_500_000.5 })],
    ['minutes are no number', 'bad_fact', withSegment({ nightMinutes: Number.NaN })],
    ['days of employment do not fit the dates', 'bad_fact', withSegment({ employedDays: 29 })],
    ['more days than days of employment', 'bad_fact', withSegment({ presentHalves: 61 })],
    ['the last segment ends early', 'bad_fact', withSegment({ to: '2026-04-29', employedDays: 29 })],
    ['segments overlap', 'bad_fact', facts({ segments: [segment(), segment()] })],
    ['a date is invalid', 'bad_fact', facts({ employee: { startDate: '2026-02-30' } })],
    ['late minutes are negative', 'bad_fact', facts({ lateDays: [-1] })],
    [
      'a benefit is negative',
      'bad_fact',
      facts({ benefits: [{ name: 'Fuel', amount: -1, taxable: true, inSsoBase: true }] }),
    ],
    ['a chosen item does not exist', 'bad_fact', facts({ chosenItems: { incomes: [0], deductions: [] } })],
    [
      'an amount is too large',
      'amount_too_large',
      withSegment({ base: 9e15, overtime: [{ multiplier: 350, minutes: 40_000 }] }),
    ],
  ])('%s: %s', (_, code, of) => {
    expect(problem(of)).toMatchObject({ code })
  })
})

describe('invalid rules return a reason', () => {
  test('an unknown condition is reported with its item', () => {
    const condition = { kind: 'married', value: 1 } as unknown as Condition
    expect(problem(facts(), { incomes: [income({ name: 'Rice', condition })] })).toEqual({
      code: 'unknown_condition',
      params: { item: 'Rice', kind: 'married' },
    })
  })

  test.each<[string, Partial<CompanyRules>]>([
    ['no working days per month', { daysPerMonth: 0 }],
    ['hours with more than four decimals', { hoursPerDay: 7.33333 }],
    ['a percentage without its rate', { deductions: [deduction({ kind: 'percent' })] }],
    ['a negative deduction', { deductions: [deduction({ amount: -5 })] }],
    ['a negative allowance', { seniorityBands: [{ minYears: 0, maxYears: null, amount: -1 }] }],
  ])('%s', (_, rules) => {
    expect(problem(facts(), rules)).toMatchObject({ code: 'bad_rule' })
  })
})

test("the law must be the law of the run's last day", () => {
  const result = computePayslip(facts(), plainRules, { ...law, date: '2026-03-31' })
  expect(result).toMatchObject({ ok: false, problem: { code: 'law_of_other_day' } })
})
