import { describe, expect, test } from 'vitest'
import { deduction, facts, linesOf, payslip, segment, sumsOf } from '../example.test-data.ts'

describe('absence', () => {
  test('deducts base / 26 for each absent and each unpaid day, also half days, at the base salary of the day', () => {
    const segments = [
      segment({ base: 2_600_000, to: '2026-04-10', employedDays: 10, absentHalves: 1, unpaidLeaveHalves: 2 }),
      segment({ base: 5_200_000, from: '2026-04-11', employedDays: 20, absentHalves: 1 }),
    ]
    const slip = payslip(facts({ segments }))
    expect(slip.sums).toMatchObject({ absence: 250_000, absentHalves: 2, unpaidHalves: 2 })
    expect(linesOf(slip, 'absence').map((line) => line.amount)).toEqual([-250_000])
  })

  test('never deducts more than the base pay line', () => {
    const slip = payslip(facts({ segments: [segment({ absentHalves: 54 })] }))
    expect(slip.sums).toMatchObject({ base: 5_200_000, absence: 5_200_000, gross: 0 })
    expect(linesOf(slip, 'absence')).toMatchObject([{ how: { cap: 5_200_000 } }])
    expect(slip.reviews).toEqual([])
  })
})

describe('absence rules', () => {
  const absenceRules = [
    { count: 4, amount: 150_000, type: 'absent' as const },
    { count: 2, amount: 50_000, type: 'absent' as const },
    { count: 3, amount: 30_000, type: 'late' as const },
  ]
  const of = (absentHalves: number, lateDays: number[] = []) =>
    sumsOf(facts({ segments: [segment({ absentHalves })], lateDays }), { absenceRules }).absenceRule

  test('deduct the amount of the highest count reached; half days count as halves', () => {
    expect([3, 4, 7, 8, 20].map((halves) => of(halves))).toEqual([0, 50_000, 50_000, 150_000, 150_000])
  })

  test('of both types add up', () => {
    expect(of(0, [1, 1])).toBe(0)
    expect(of(0, [1, 1, 1])).toBe(30_000)
    expect(of(4, [1, 1, 1])).toBe(80_000)
  })

  test('do not count unpaid leave', () => {
    expect(
      sumsOf(facts({ segments: [segment({ unpaidLeaveHalves: 20 })] }), { absenceRules }).absenceRule,
    ).toBe(0)
  })
})

describe('late', () => {
  const lateTiers = [
    { minutes: 60, amount: 50_000 },
    { minutes: 15, amount: 10_000 },
    { minutes: 30, amount: 20_000 },
  ]

  test('deducts for each late day the amount of the highest tier that its minutes reach, in one line', () => {
    const slip = payslip(facts({ lateDays: [14, 15, 29, 30, 59, 60, 119] }), { lateTiers })
    expect(slip.sums).toMatchObject({ late: 160_000, lateDays: 7, lateMinutes: 326 })
    const tiers = [
      { minutes: 15, amount: 10_000, days: 2 },
      { minutes: 30, amount: 20_000, days: 2 },
      { minutes: 60, amount: 50_000, days: 2 },
    ]
    expect(linesOf(slip, 'late')).toEqual([
      { code: 'late', amount: -160_000, how: { kind: 'late', tiers, free: 1 } },
    ])
  })
})

test('early leave deducts the minutes at base / (26 × 8 × 60), at the base salary of each day, rounded once', () => {
  const segments = [
    segment({ base: 2_600_000, to: '2026-04-10', employedDays: 10, earlyMinutes: 1 }),
    segment({ from: '2026-04-11', employedDays: 20, earlyMinutes: 1 }),
  ]
  // 208.33 + 416.67
  expect(sumsOf(facts({ segments })).early).toBe(625)
})

describe('other deductions', () => {
  test('before the calculation lower the gross, the others only the net', () => {
    const deductions = [
      deduction({ beforeCalculation: true, amount: 200_000 }),
      deduction({ kind: 'percent', amount: 0, percent: { num: 2, den: 100 } }),
    ]
    const { deductionsBefore, deductionsAfter, gross, net } = sumsOf(facts(), { deductions })
    expect([deductionsBefore, deductionsAfter]).toEqual([200_000, 104_000])
    expect([gross, net]).toEqual([5_000_000, 4_896_000])
  })

  test.each([true, false])(
    'that the employer pays cost the company, not the employee (cut before: %s)',
    (beforeCalculation) => {
      const deductions = [deduction({ beforeCalculation, employerPays: true })]
      const sums = sumsOf(facts(), { deductions })
      expect(sums).toMatchObject({ deductionsBefore: 0, deductionsAfter: 0, employerPaid: 100_000 })
      expect(sums).toMatchObject({ gross: 5_200_000, net: 5_200_000, cost: 5_300_000 })
    },
  )

  test('a negative net stays negative and is marked for review', () => {
    const slip = payslip(facts(), { deductions: [deduction({ amount: 60_000_000 })] })
    expect(slip.sums).toMatchObject({ net: -54_800_000, cost: 5_200_000 })
    expect(slip.reviews).toEqual(['net_below_zero'])
  })

  test('a negative gross becomes 0, its lines stay, and it is marked for review', () => {
    const deductions = [deduction({ amount: 6_000_000, beforeCalculation: true })]
    const slip = payslip(facts({ employee: { isSso: true, includeSalaryTax: true } }), { deductions })
    expect(slip.sums).toMatchObject({ deductionsBefore: 6_000_000, gross: 0, ssoBase: 0, taxable: 0, net: 0 })
    expect(linesOf(slip, 'gross')).toEqual([
      { code: 'gross', amount: 0, how: { kind: 'gross', floored: -800_000 } },
    ])
    expect(slip.reviews).toEqual(['gross_below_zero'])
  })
})

describe('instalments', () => {
  const instalment = (total: number, paid: number, number = 1) =>
    deduction({
      ...{ name: 'Advance', amount: 2_000_000 },
      payment: { item: 7, entry: 9, instalment: { number, of: 3, total, paid } },
    })
  const paymentsOf = (...deductions: ReturnType<typeof deduction>[]) =>
    linesOf(payslip(facts(), { deductions }), 'deduction_after').map(({ amount, payment }) => ({
      amount,
      payment,
    }))

  test('are deducted with what is left of the total', () => {
    expect(paymentsOf(instalment(6_000_000, 2_000_000, 2))).toEqual([
      {
        amount: -2_000_000,
        payment: { item: 7, entry: 9, instalment: { number: 2, of: 3, total: 6_000_000, left: 2_000_000 } },
      },
    ])
  })

  test('are taken after all other deductions, until the net pay is 0; the rest stays open', () => {
    // 5,200,000 − 4,000,000 = 1,200,000 for the first advance of 2,000,000, nothing for the second one.
    const slip = payslip(facts(), {
      deductions: [instalment(6_000_000, 0), instalment(4_000_000, 0), deduction({ amount: 4_000_000 })],
    })
    expect(linesOf(slip, 'deduction_after').map(({ amount, payment }) => [amount, payment])).toEqual([
      [-4_000_000, undefined],
      [
        -1_200_000,
        {
          ...{ item: 7, entry: 9, due: 2_000_000 },
          instalment: { number: 1, of: 3, total: 6_000_000, left: 4_800_000 },
        },
      ],
      [
        0,
        {
          ...{ item: 7, entry: 9, due: 2_000_000 },
          instalment: { number: 1, of: 3, total: 4_000_000, left: 4_000_000 },
        },
      ],
    ])
    expect(slip.sums).toMatchObject({ deductionsAfter: 5_200_000, net: 0 })
    expect(slip.reviews).toEqual([])
  })

  test('never deepen a net pay that other deductions have made negative', () => {
    const deductions = [deduction({ amount: 6_000_000 }), instalment(6_000_000, 0)]
    expect(sumsOf(facts(), { deductions }).net).toBe(-800_000)
  })
})
