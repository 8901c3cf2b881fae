import fc from 'fast-check'
import { expect, test } from 'vitest'
import { month } from './arbitrary.test-data.ts'
import { law, payslip } from './example.test-data.ts'
import type { LineCode } from './explanation.ts'
import { referenceSums } from './reference.test-data.ts'
import type { PayslipSums, SalarySegment } from './types.ts'

const runs = { numRuns: 400 }

test('every amount equals the slow reference implementation with exact fractions', () => {
  fc.assert(
    fc.property(month, ({ facts, rules }) => {
      expect(payslip(facts, rules).sums).toMatchObject(referenceSums(facts, rules, law))
    }),
    { numRuns: 2000 },
  )
})

test('lines add up to their sums, and totals to their lines', () => {
  const columns: [keyof PayslipSums, LineCode, 1 | -1][] = [
    ['base', 'base', 1],
    ['seniority', 'seniority', 1],
    ['benefits', 'benefit', 1],
    ['overtime', 'overtime', 1],
    ['night', 'night', 1],
    ['otherIncome', 'income', 1],
    ['absence', 'absence', -1],
    ['absenceRule', 'absence_rule', -1],
    ['late', 'late', -1],
    ['early', 'early', -1],
    ['deductionsBefore', 'deduction_before', -1],
    ['gross', 'gross', 1],
    ['sso', 'sso', -1],
    ['companySso', 'company_sso', 1],
    ['tax', 'tax', -1],
    ['companyTax', 'company_tax', 1],
    ['deductionsAfter', 'deduction_after', -1],
    ['employerPaid', 'employer_paid', 1],
    ['net', 'net', 1],
    ['cost', 'cost', 1],
  ]
  fc.assert(
    fc.property(month, ({ facts, rules }) => {
      const { lines, sums, reviews } = payslip(facts, rules)
      const of = (...codes: LineCode[]) =>
        lines.reduce((sum, { code, amount }) => (codes.includes(code) ? sum + amount : sum), 0)
      for (const [column, code, sign] of columns) expect(sums[column]).toBe(0 + sign * of(code))
      const before = columns.slice(0, 11).map(([, code]) => code)
      expect(sums.gross).toBe(Math.max(0, of(...before)))
      expect(sums.net).toBe(of('gross', 'sso', 'tax', 'deduction_after'))
      expect(sums.cost).toBe(of('gross', 'company_sso', 'company_tax', 'employer_paid'))
      expect(reviews.includes('gross_below_zero')).toBe(of(...before) < 0)
      expect(reviews.includes('net_below_zero')).toBe(sums.net < 0)
    }),
    runs,
  )
})

test('lines are in the order of a payslip', () => {
  const order =
    'base seniority benefit overtime night income absence absence_rule late early deduction_before gross sso company_sso tax company_tax deduction_after employer_paid net cost'
  const place = (code: string) => order.split(' ').indexOf(code)
  fc.assert(
    fc.property(month, ({ facts, rules }) => {
      const places = payslip(facts, rules).lines.map((line) => place(line.code))
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }),
    runs,
  )
})

test('a payslip is plain data that survives JSON', () => {
  fc.assert(
    fc.property(month, ({ facts, rules }) => {
      const slip = payslip(facts, rules)
      expect(JSON.parse(JSON.stringify(slip))).toEqual(slip)
    }),
    runs,
  )
})

/**
 * Splits the first segment with more than one day into two with the same base; its counts stay in the second
 * part.
 */
function splitSegment([first, ...rest]: readonly SalarySegment[]): SalarySegment[] {
  if (!first || first.from === first.to || first.employedDays * 2 < halvesOf(first) + 2)
    return first ? [first, ...rest] : []
  const second = `2026-04-${String(Number(first.from.slice(8)) + 1).padStart(2, '0')}`
  const before = {
    presentHalves: 0,
    paidLeaveHalves: 0,
    holidayHalves: 0,
    absentHalves: 0,
    unpaidLeaveHalves: 0,
  }
  const minutes = { earlyMinutes: 0, nightMinutes: 0, overtime: [] }
  const days = first.employedDays === 30 || first.employedDays === daysOf(first) ? 1 : 0
  return [
    { ...first, ...before, ...minutes, to: first.from, employedDays: days },
    { ...first, from: second, employedDays: first.employedDays - days },
    ...rest,
  ]
}
const daysOf = ({ from, to }: SalarySegment) => Number(to.slice(8)) - Number(from.slice(8)) + 1
const halvesOf = (s: SalarySegment) =>
  s.presentHalves + s.paidLeaveHalves + s.holidayHalves + s.absentHalves + s.unpaidLeaveHalves

test('a salary adjustment to the same salary changes nothing', () => {
  fc.assert(
    fc.property(month, ({ facts, rules }) => {
      const unsplit = payslip(facts, rules)
      const halves = payslip({ ...facts, segments: splitSegment(facts.segments) }, rules)
      expect(halves.sums).toEqual(unsplit.sums)
      expect(halves.reviews).toEqual(unsplit.reviews)
    }),
    runs,
  )
})

test('a base salary ten times as high pays ten times as much for time, except for the rounding of each line', () => {
  fc.assert(
    fc.property(month, ({ facts, rules }) => {
      const plain = { ...rules, incomes: [], deductions: [] }
      const factsWithoutItems = { ...facts, chosenItems: { incomes: [], deductions: [] } }
      const segments = facts.segments.map((s) => ({ ...s, base: s.base * 10 }))
      const { sums } = payslip(factsWithoutItems, plain)
      const scaled = payslip({ ...factsWithoutItems, segments }, plain).sums
      for (const column of ['base', 'night', 'absence', 'early'] as const)
        expect(Math.abs(scaled[column] - sums[column] * 10)).toBeLessThanOrEqual(5)
    }),
    runs,
  )
})

test('more gross never means less net for the same person', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: 5_000_000 }), ({ facts, rules }, increase) => {
      const extra = { name: 'More', amount: increase, taxable: true, inSsoBase: true }
      const net = (benefits: typeof facts.benefits) => payslip({ ...facts, benefits }, rules).sums.net
      expect(net([...facts.benefits, extra])).toBeGreaterThanOrEqual(net(facts.benefits))
    }),
    runs,
  )
})

const loan = fc.record({
  total: fc.integer({ min: 1, max: 90_000_000 }),
  paid: fc.integer({ min: 0, max: 90_000_000 }),
})

test('instalments never make a net pay negative, change nothing but the net, and what is left adds up', () => {
  fc.assert(
    fc.property(month, fc.array(loan, { minLength: 1, maxLength: 3 }), ({ facts, rules }, loans) => {
      const instalments = loans.map(({ total, paid: most }, entry) => {
        const paid = Math.min(most, total)
        return {
          ...{ name: 'Loan', appliesToAll: true, kind: 'money' as const, amount: total - paid },
          ...{ percent: null, condition: null, beforeCalculation: false, employerPays: false },
          payment: { item: 1, entry, instalment: { number: 1, of: 1, total, paid } },
        }
      })
      const without = payslip(facts, rules)
      const slip = payslip(facts, { ...rules, deductions: [...rules.deductions, ...instalments] })
      const taken = slip.lines.filter(({ payment }) => payment)
      const sum = taken.reduce((all, { amount }) => all - amount, 0)
      expect(slip.sums.net).toBe(without.sums.net - sum)
      expect(slip.sums.net).toBe(
        without.sums.net < 0 ? without.sums.net : Math.max(0, without.sums.net - totalOf(instalments)),
      )
      expect({ ...slip.sums, net: 0, deductionsAfter: 0 }).toEqual({
        ...without.sums,
        net: 0,
        deductionsAfter: 0,
      })
      for (const [at, { amount, payment }] of taken.entries()) {
        const { paid = 0, total = 0 } = instalments[at]?.payment.instalment ?? {}
        expect(paid - amount + (payment?.instalment?.left ?? -1)).toBe(total)
      }
    }),
    runs,
  )
})
const totalOf = (items: readonly { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0)
