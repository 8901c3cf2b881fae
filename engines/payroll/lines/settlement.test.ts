import { expect, test } from 'vitest'
import { payslip, facts as payslipFacts, segment } from '../example.test-data.ts'
import { settlementLawOn } from '../law/statutory-values.ts'
import { owedOf } from '../owed.ts'
import type { SettlementFacts } from '../types.ts'

// 10 July 2023 to 20 November 2026: 40 full months.
const settlement = (changes: Partial<SettlementFacts> = {}): SettlementFacts => ({
  ...{ reason: 'dismissed', lastDay: '2026-11-20', base: 5_200_000, monthlyPay: 6_000_000 },
  ...{ isSkilled: false, noticeOn: '2026-10-21', noticePayer: 'company', leaveHalves: null },
  ...{ leave: { earnedHalves: 0, usedHalves: 0 }, isSeveranceTaxable: true, items: [] },
  law: settlementLawOn('2026-11-20'),
  ...changes,
})
const slipOf = (changes: Partial<SettlementFacts> = {}, startDate = '2023-07-10', base = 5_200_000) =>
  payslip({
    ...payslipFacts({
      employee: { startDate, isSso: true, includeSalaryTax: true },
      segments: [segment({ base })],
    }),
    settlement: settlement(changes),
  })
/** The lines of the settlement by kind, signed. */
const amounts = (...of: Parameters<typeof slipOf>) =>
  Object.fromEntries(
    slipOf(...of)
      .lines.filter(({ how }) => ['notice_pay', 'leave_pay', 'severance'].includes(how.kind))
      .map(({ how, amount }) => [how.kind, amount]),
  )

test('severance is a tenth of the last monthly pay for each full month, not year', () => {
  expect(amounts()).toEqual({ severance: 24_000_000 })
  expect(amounts({ reason: 'dismissed_unjustified' })).toEqual({ severance: 36_000_000 })
  expect(amounts({ lastDay: '2026-12-09' })).toEqual({ severance: 24_600_000 })
  for (const reason of ['resigned', 'gross_misconduct'] as const) expect(amounts({ reason })).toEqual({})
  expect(amounts({ lastDay: '2026-04-20', noticePayer: null }, '2026-03-25')).toEqual({})
})

test('whoever was rehired is counted from the first day of the present employment', () => {
  expect(amounts({ lastDay: '2026-09-20', noticePayer: null }, '2026-03-21')).toEqual({
    severance: 3_600_000,
  })
})

test('missing days of notice are paid by the company, owed by the employee, or dropped', () => {
  const late = { noticeOn: '2026-11-10', reason: 'resigned' as const }
  // 20 of 30 days are missing: 5,200,000 ÷ 26 × 20.
  expect(amounts(late)).toEqual({ notice_pay: 4_000_000 })
  expect(amounts({ ...late, noticePayer: 'employee' })).toEqual({ notice_pay: -4_000_000 })
  expect(amounts({ ...late, noticePayer: null })).toEqual({})
  expect(amounts({ ...late, isSkilled: true })).toEqual({ notice_pay: 7_000_000 })
  expect(amounts({ reason: 'resigned', noticeOn: null })).toEqual({ notice_pay: 6_000_000 })
})

test('leave that is left is paid by days, leave that was taken too much is owed, entered days replace both', () => {
  const left = { reason: 'resigned' as const, leave: { earnedHalves: 26, usedHalves: 15 } }
  expect(amounts(left)).toEqual({ leave_pay: 1_100_000 })
  expect(amounts({ ...left, leave: { earnedHalves: 2, usedHalves: 5 } })).toEqual({ leave_pay: -300_000 })
  expect(amounts({ ...left, leaveHalves: 2 })).toEqual({ leave_pay: 200_000 })
  expect(amounts({ ...left, leaveHalves: 0 })).toEqual({})
})

test('the values of the law are those of the last day; before the first ones there are none', () => {
  expect(settlementLawOn('2014-10-29')).toEqual({
    severance: { rate: [10, 100], unjustified: [15, 100], from: '2014-10-29' },
    notice: { days: 30, skilledDays: 45, from: '2014-10-29' },
  })
  expect(() => settlementLawOn('2014-10-28')).toThrow(/no severance in force/)
})

test('the lines are taxed like other income, outside social security; severance as the company decides', () => {
  const leave = { earnedHalves: 11, usedHalves: 0 }
  expect(slipOf({ leave }).sums).toMatchObject({ gross: 30_300_000, sso: 247_500, taxable: 30_052_500 })
  expect(slipOf({ leave, isSeveranceTaxable: false }).sums).toMatchObject({ taxable: 6_052_500 })
})

test('nothing negative is paid: what the pay is not enough for is owed', () => {
  // Gross 5,200,000 − social security 247,500 − tax 180,250 of 4,952,500 taxable.
  const items = [
    { kind: 'deduction' as const, name: 'Laptop', amount: 9_000_000, taxable: false },
    { kind: 'deduction' as const, name: 'Keys', amount: 50_000, taxable: false },
  ]
  const property = slipOf({ reason: 'resigned', items })
  expect(property.sums.net).toBe(0)
  expect(property.lines.filter(({ code }) => code === 'deduction_after')).toMatchObject([
    { name: 'Laptop', due: 9_000_000 },
    { name: 'Keys', amount: 0, due: 50_000 },
  ])
  const { gross, sso, tax } = property.sums
  expect(owedOf(property.lines)).toBe(9_050_000 - (gross - sso - tax))
  // Notice of 6,000,000 from a pay of 5,200,000.
  const notice = slipOf({ reason: 'resigned', noticeOn: null, noticePayer: 'employee' })
  expect(notice.sums).toMatchObject({ gross: 0, net: 0, deductionsBefore: 6_000_000 })
  expect(owedOf(notice.lines)).toBe(800_000)
  expect(owedOf(slipOf().lines)).toBe(0)
})
