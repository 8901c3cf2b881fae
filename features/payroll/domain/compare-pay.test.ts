import { describe, expect, test } from 'vitest'
import { facts, income, law, payslip, plainRules, segment } from '#engines/payroll/example.test-data.ts'
import type { Benefit, CompanyRules, PayslipFacts } from '#engines/payroll/types.ts'
import { type Comparison, comparePay, type DatedFacts, sumOf } from './compare-pay.ts'
import type { DayFacts } from './difference-causes.ts'

const NO_CHANGES = { days: [], overtime: [] }
const locked = (of: PayslipFacts, rules: Partial<CompanyRules> = {}) => ({
  ...{ facts: of, law, rules: { ...plainRules, ...rules } },
  lines: payslip(of, rules).lines,
})
const dated = ({ segments, lateDays, employee, benefits }: PayslipFacts): DatedFacts => ({
  ...{ segments, lateDays, employee, benefits },
})

function compared(was: PayslipFacts, now: PayslipFacts, more: Partial<Comparison> = {}, rules = {}) {
  const result = comparePay({
    ...{ locked: locked(was, rules), hadPayslip: true, today: dated(now) },
    ...{ changes: NO_CHANGES, settled: [] },
    ...more,
  })
  if (!result.ok) throw new Error(result.problem.code)
  return result.lines
}

const day: DayFacts = {
  ...{ result: 'success', late: 0, early: 0, night: 0 },
  ...{ present: 2, absent: 0, paid: 0, unpaid: 0, holiday: 0 },
}
const absentDay: DayFacts = { ...day, result: 'absent', present: 0, absent: 2 }
const absent = facts({ segments: [segment({ absentHalves: 4 })] })
const present = facts({ segments: [segment({ absentHalves: 2, presentHalves: 2 })] })
const onTwelfth = { days: [{ day: '2026-04-12', was: absentDay, now: day }], overtime: [] }

test('a day that was absent and is present pays one day, with the day as its cause', () => {
  expect(compared(absent, present, { changes: onTwelfth })).toEqual([
    {
      ...{ code: 'absence', name: null, detail: '', was: -400_000, now: -200_000, settled: 0 },
      ...{ amount: 200_000, taxable: true, in_sso_base: true },
      causes: [{ kind: 'day', day: '2026-04-12', was: 'absent', now: 'success' }],
    },
  ])
})

test('what was settled counts as paid, and taking the cause back results in the opposite', () => {
  const settled = compared(absent, present, { changes: onTwelfth })
  expect(compared(absent, present, { settled })).toEqual([])
  const [back] = compared(absent, absent, { settled })
  expect(back).toMatchObject({ was: -400_000, now: -400_000, settled: 200_000, amount: -200_000 })
  expect(back?.causes).toEqual([{ kind: 'day', day: '2026-04-12', was: 'success', now: 'absent' }])
})

test('a raise within the month changes base pay, overtime and absence, each at its days', () => {
  const overtime = [{ multiplier: 150, minutes: 120 }]
  const was = facts({ segments: [segment({ overtime, absentHalves: 2 })] })
  const [first, second] = [
    segment({ to: '2026-04-15', employedDays: 15, absentHalves: 2 }),
    segment({ base: 7_800_000, from: '2026-04-16', employedDays: 15, overtime }),
  ]
  const lines = compared(was, facts({ segments: [first, second] }))
  // 15 of 30 days at 2,600,000 more; 2 hours × 1.5 at 37,500 in place of 25,000; the absence is before the raise.
  expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['base', 1_300_000],
    ['overtime', 37_500],
  ])
  expect(lines[0]?.causes).toEqual([{ kind: 'salary', day: '2026-04-16', was: 5_200_000, now: 7_800_000 }])
})

test('an employment that ended earlier takes back base pay and benefits, and keeps the marks of the benefit', () => {
  const benefits = [{ name: 'Fuel', amount: 300_000, taxable: false, inSsoBase: false }]
  const until = segment({ employedDays: 20 })
  const left = facts({ employee: { endDate: '2026-04-20' }, segments: [until], benefits })
  const lines = compared(facts({ benefits }), left)
  expect(lines).toMatchObject([
    { code: 'base', amount: -1_733_333, causes: [{ kind: 'end', was: null, now: '2026-04-20' }] },
    { code: 'benefit', name: 'Fuel', amount: -100_000, taxable: false, in_sso_base: false },
  ])
})

test('somebody without a payslip gets the whole pay; somebody who was not employed gives it back', () => {
  const whole = compared(present, present, { hadPayslip: false, locked: { ...locked(present), lines: [] } })
  expect(whole.map(({ code, was, amount }) => [code, was, amount])).toEqual([
    ['base', 0, 5_200_000],
    ['absence', 0, -200_000],
  ])
  expect(whole[0]?.causes).toEqual([{ kind: 'no_payslip' }])
  expect(sumOf(compared(present, present, { today: null }))).toBe(-5_000_000)
})

describe('what has no date is never a cause', () => {
  test('items, marks, rules and law are those of the payslip', () => {
    const benefit = { name: 'Meal', amount: 90_000, taxable: true, inSsoBase: true }
    const was = facts({ benefits: [benefit] })
    const today = { ...facts({ benefits: [{ ...benefit, taxable: false }] }), lateDays: [] }
    const rules = { incomes: [income({ amount: 500_000 })] }
    expect(compared(was, today, {}, rules)).toEqual([])
  })
})

test('by worked days, an absence that becomes presence changes the base pay', () => {
  const lines = compared(absent, present, { changes: onTwelfth }, { mode: 'worked-days' })
  expect(lines).toMatchObject([{ code: 'base', amount: 200_000, causes: [{ kind: 'day' }] }])
})

test('lines below a gross of 0 change no pay: the amounts add up to the difference in gross', () => {
  const lateTiers = [{ minutes: 1, amount: 6_000_000 }]
  const was = facts({ lateDays: [20] })
  const now = facts({ lateDays: [20], segments: [segment({ absentHalves: 2 })] })
  expect(sumOf(compared(was, now, {}, { lateTiers }))).toBe(0)
  expect(sumOf(compared(was, facts(), {}, { lateTiers }))).toBe(5_200_000)
})

test('overtime that was exempt from tax stays so in the difference', () => {
  const base = 2_000_000
  const employee = { includeSalaryTax: true }
  const of = (minutes: number) =>
    facts({ employee, segments: [segment({ base, overtime: [{ multiplier: 150, minutes }] })] })
  const changes = { days: [], overtime: [{ day: '2026-04-07', was: 60, now: 120 }] }
  expect(compared(of(60), of(120), { changes })).toMatchObject([
    { code: 'overtime', detail: '150', taxable: false, causes: [{ kind: 'overtime', day: '2026-04-07' }] },
  ])
})

test('a benefit that is another amount, new, or over in the month is its own cause, with the marks of then', () => {
  const [fuel, phone, food] = ['Fuel', 'Phone', 'Food'].map((name) => ({
    ...{ name, amount: 300_000, taxable: false, inSsoBase: false },
  })) as [Benefit, Benefit, Benefit]
  const was = facts({ benefits: [fuel, food] })
  const now = facts({ benefits: [{ ...fuel, amount: 400_000, taxable: true, inSsoBase: true }, phone] })
  expect(compared(was, now)).toMatchObject([
    {
      ...{ code: 'benefit', name: 'Fuel', amount: 100_000, taxable: false, in_sso_base: false },
      causes: [{ kind: 'benefit', name: 'Fuel', was: 300_000, now: 400_000 }],
    },
    { name: 'Food', amount: -300_000, causes: [{ kind: 'benefit', name: 'Food', was: 300_000, now: null }] },
    { name: 'Phone', amount: 300_000, causes: [{ kind: 'benefit', name: 'Phone', was: null, now: 300_000 }] },
  ])
})

describe('a benefit with another name', () => {
  const fuel: Benefit = { type: 5, name: 'Fuel', amount: 300_000, taxable: false, inSsoBase: false }
  const renamed: Benefit = { ...fuel, name: 'Fuel and oil' }

  test('is no difference, and a changed amount has the name of the payslip', () => {
    const was = facts({ benefits: [fuel] })
    expect(compared(was, facts({ benefits: [renamed] }))).toEqual([])
    expect(compared(was, facts({ benefits: [{ ...renamed, amount: 350_000 }] }))).toMatchObject([
      { benefit: 5, name: 'Fuel', was: 300_000, now: 350_000, amount: 50_000, taxable: false },
    ])
    // A payslip of an earlier version has no kinds: the name decides.
    const { type: _, ...former } = fuel
    expect(compared(facts({ benefits: [former] }), facts({ benefits: [fuel] }))).toEqual([])
  })

  test('counts as settled under its earlier name', () => {
    const settled = compared(facts(), facts({ benefits: [fuel] }))
    expect(settled).toMatchObject([{ benefit: 5, name: 'Fuel', amount: 300_000 }])
    expect(compared(facts(), facts({ benefits: [renamed] }), { settled })).toEqual([])
    expect(compared(facts(), facts(), { settled })).toMatchObject([{ name: 'Fuel', amount: -300_000 }])
  })
})
