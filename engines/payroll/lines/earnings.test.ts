import { describe, expect, test } from 'vitest'
import { facts, income, linesOf, payslip, segment, sumsOf } from '../example.test-data.ts'

const raise = [
  segment({ base: 3_000_000, to: '2026-04-10', employedDays: 10 }),
  segment({ base: 6_000_000, from: '2026-04-11', employedDays: 20 }),
]
const joined = { employee: { startDate: '2026-04-11' }, segments: [segment({ employedDays: 20 })] }
const leaver = {
  employee: { startDate: '2015-01-01', endDate: '2026-04-15' },
  segments: [segment({ employedDays: 15 })],
}

describe('base pay', () => {
  test('monthly: the base of each segment is prorated by calendar days, in one line', () => {
    const slip = payslip(facts({ segments: raise }))
    expect(slip.sums.base).toBe(1_000_000 + 4_000_000)
    expect(linesOf(slip, 'base')).toEqual([
      {
        code: 'base',
        amount: 5_000_000,
        how: {
          kind: 'monthly',
          of: 30,
          terms: [
            { base: 3_000_000, from: '2026-04-01', to: '2026-04-10', days: 10 },
            { base: 6_000_000, from: '2026-04-11', to: '2026-04-30', days: 20 },
          ],
        },
      },
    ])
  })

  test('monthly: days before the start and after the end are not paid', () => {
    expect(sumsOf(facts(joined)).base).toBe(3_466_667)
    expect(sumsOf(facts(leaver)).base).toBe(2_600_000)
  })

  test('monthly: the fractions of several segments are added before the line is rounded', () => {
    const thirds = [
      segment({ base: 100, to: '2026-04-10', employedDays: 10 }),
      segment({ base: 103, from: '2026-04-11', to: '2026-04-20', employedDays: 10 }),
      segment({ base: 106, from: '2026-04-21', employedDays: 10 }),
    ]
    // Rounded separately: 33 + 34 + 35 = 102.
    expect(sumsOf(facts({ segments: thirds })).base).toBe(103)
  })

  test('worked days: presence, paid leave and holidays at base / 26, half days too; absence is not deducted again', () => {
    const halves = {
      presentHalves: 39,
      paidLeaveHalves: 3,
      holidayHalves: 6,
      absentHalves: 2,
      unpaidLeaveHalves: 2,
    }
    const slip = payslip(facts({ segments: [segment(halves)] }), { mode: 'worked-days' })
    expect(slip.sums).toMatchObject({ base: 4_800_000, absence: 0, absentHalves: 2, unpaidHalves: 2 })
    expect(linesOf(slip, 'absence')).toEqual([])
  })

  test('worked days: each day uses the base salary in force on it', () => {
    const segments = raise.map((s, i) => ({ ...s, presentHalves: i === 0 ? 16 : 35 }))
    // (3,000,000 × 8 + 6,000,000 × 17.5) / 26
    expect(sumsOf(facts({ segments }), { mode: 'worked-days' }).base).toBe(4_961_538)
  })
})

describe('working-year allowance', () => {
  const seniorityBands = [
    { minYears: 1, maxYears: 2, amount: 50_000 },
    { minYears: 3, maxYears: null, amount: 100_000 },
  ]
  const after = (startDate: string) =>
    sumsOf(facts({ employee: { startDate } }), { seniorityBands }).seniority

  test('is the amount of the band that contains the full years on the last day, both ends included', () => {
    const starts = ['2025-05-01', '2025-04-30', '2023-05-01', '2023-04-30', '1996-01-01']
    expect(starts.map(after)).toEqual([0, 50_000, 50_000, 100_000, 100_000])
  })

  test('is paid in full to an employee who leaves on the last day, and not to one who left earlier', () => {
    expect(sumsOf(facts(leaver), { seniorityBands }).seniority).toBe(0)
    const until = { startDate: '2015-01-01', endDate: '2026-04-30' }
    expect(sumsOf(facts({ employee: until }), { seniorityBands }).seniority).toBe(100_000)
  })
})

test('each benefit is a line, prorated by calendar days of employment', () => {
  const benefits = ['Fuel', 'Meal'].map((name) => ({ name, amount: 500_000, taxable: true, inSsoBase: true }))
  const slip = payslip(facts({ ...joined, benefits }))
  expect(linesOf(slip, 'benefit').map(({ name, amount }) => [name, amount])).toEqual([
    ['Fuel', 333_333],
    ['Meal', 333_333],
  ])
  expect(slip.sums.benefits).toBe(666_666)
})

describe('overtime', () => {
  const at = (multiplier: number, minutes: number) => ({ multiplier, minutes })

  test('an hour of 25,000 is 37,500 / 50,000 / 62,500 / 75,000 / 87,500, one line per multiplier', () => {
    const overtime = [350, 150, 200, 250, 300].map((multiplier) => at(multiplier, 60))
    const slip = payslip(facts({ segments: [segment({ overtime })] }))
    expect(linesOf(slip, 'overtime').map((line) => line.amount)).toEqual([
      37_500, 50_000, 62_500, 75_000, 87_500,
    ])
    expect(slip.sums).toMatchObject({ overtime: 312_500, overtimeMinutes: 300 })
  })

  test('is paid at the base salary of its day; minutes at two base salaries are one line, rounded once', () => {
    const segments = raise.map((s) => ({ ...s, overtime: [at(150, 40), at(150, 1)] }))
    const slip = payslip(facts({ segments }))
    // (3,000,000 + 6,000,000) × 41 × 1.5 / 12,480 = 44,350.96
    expect(linesOf(slip, 'overtime')).toMatchObject([
      {
        amount: 44_351,
        how: {
          rate: [150, 100],
          terms: [
            { base: 3_000_000, minutes: 41 },
            { base: 6_000_000, minutes: 41 },
          ],
        },
      },
    ])
  })

  test("uses the run's divisor, also with half hours per day", () => {
    const segments = [segment({ overtime: [at(100, 60)] })]
    expect(sumsOf(facts({ segments }), { daysPerMonth: 24, hoursPerDay: 7.5 }).overtime).toBe(28_889)
  })

  test('above 45 hours in the month is paid and marked for review', () => {
    const of = (minutes: number) => payslip(facts({ segments: [segment({ overtime: [at(150, minutes)] })] }))
    expect(of(2700).reviews).toEqual([])
    expect(of(2701).reviews).toEqual(['overtime_over_limit'])
    expect(of(2701).sums.overtime).toBe(1_688_125)
  })
})

test('the night premium is 15 % of the hourly pay (3,750 of 25,000), if the company pays it', () => {
  const night = facts({ segments: [segment({ nightMinutes: 60 })] })
  expect(sumsOf(night, { nightPremium: true }).night).toBe(3_750)
  expect(sumsOf(night, { nightPremium: false }).night).toBe(0)
})

describe('other income', () => {
  const percent = { kind: 'percent' as const, amount: 0, percent: { num: 125, den: 1000 } }

  test('is an amount or a percentage of the last base salary, not prorated for employees who joined or left', () => {
    const incomes = [income({}), income({ name: 'Bonus', ...percent })]
    for (const month of [joined, leaver])
      expect(sumsOf(facts(month), { incomes }).otherIncome).toBe(100_000 + 650_000)
    expect(sumsOf(facts({ segments: raise }), { incomes }).otherIncome).toBe(100_000 + 750_000)
  })

  test('for chosen employees is paid only to employees who have it in their facts', () => {
    const incomes = [income({ appliesToAll: false }), income({ appliesToAll: false, amount: 7 })]
    const chosenItems = { incomes: [1], deductions: [] }
    expect(sumsOf(facts({ chosenItems }), { incomes }).otherIncome).toBe(7)
  })

  test.each([
    ['base_at_least', 5_200_000, true],
    ['base_at_least', 5_200_001, false],
    ['base_at_most', 5_200_000, true],
    ['base_at_most', 5_199_999, false],
    ['years_at_least', 11, true],
    ['years_at_least', 12, false],
  ] as const)(
    'on the condition %s %d: %s, by the full base salary and years of service, also for a leaver',
    (kind, value, isPaid) => {
      const incomes = [income({ condition: { kind, value } })]
      expect(sumsOf(facts(leaver), { incomes }).otherIncome).toBe(isPaid ? 100_000 : 0)
    },
  )
})
