import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PayslipLine } from '#engines/payroll/explanation.ts'
import { statutoryValuesOn } from '#engines/payroll/law/statutory-values.ts'
import { computePayslip } from '#engines/payroll/payslip.ts'
import type { CompanyRules, PayslipFacts, SalarySegment } from '#engines/payroll/types.ts'
import { explainLine } from './explain-line.ts'
import { SUM_COLUMNS, type SumRow } from './payslip-sums.ts'

const law = statutoryValuesOn('2026-04-30')
const rules: CompanyRules = {
  mode: 'monthly',
  daysPerMonth: 26,
  hoursPerDay: 7.5,
  nightPremium: true,
  seniorityBands: [{ minYears: 1, maxYears: null, amount: 350_000 }],
  lateTiers: [{ minutes: 30, amount: 20_000 }],
  absenceRules: [{ type: 'late', count: 2, amount: 10_000 }],
  ssoPayer: 'employee',
  taxPayer: 'employee',
  grossUp: false,
  incomes: [],
  deductions: [],
}
const half: SalarySegment = {
  base: 4_000_000,
  from: '2026-04-01',
  to: '2026-04-15',
  employedDays: 15,
  presentHalves: 24,
  paidLeaveHalves: 1,
  holidayHalves: 0,
  absentHalves: 1,
  unpaidLeaveHalves: 0,
  earlyMinutes: 10,
  nightMinutes: 60,
  overtime: [{ multiplier: 150, minutes: 90 }],
}
const facts: PayslipFacts = {
  employee: { id: 1, startDate: '2024-01-01', endDate: null, isSso: true, includeSalaryTax: true },
  period: { from: '2026-04-01', to: '2026-04-30' },
  segments: [half, { ...half, base: 5_000_000, from: '2026-04-16', to: '2026-04-30' }],
  lateDays: [35, 10],
  benefits: [{ name: 'Fuel', amount: 300_000, taxable: false, inSsoBase: false }],
  chosenItems: { incomes: [], deductions: [] },
}

function explained(language: 'la' | 'en', changes: Partial<CompanyRules> = {}) {
  const result = computePayslip(facts, { ...rules, ...changes }, law)
  if (!result.ok) throw new Error(result.problem.code)
  const { sums, lines } = result.payslip
  const row = Object.fromEntries(SUM_COLUMNS.map(([column, key]) => [column, sums[key]])) as SumRow
  const explain = (line: PayslipLine) => ({ ...explainLine(line, { ...row, law }, language), line })
  return lines.map(explain)
}
const of = (code: string, changes?: Partial<CompanyRules>) =>
  explained('en', changes).find(({ line }) => line.code === code)?.how

describe('a line as sentences', () => {
  test('base pay contains the raise and each part of the month', () => {
    expect(of('base')).toEqual([
      'The base salary changed from 4,000,000 to 5,000,000 on 16/04/2026',
      '01/04/2026 – 15/04/2026: 4,000,000 ÷ 30 days × 15 days employed = 2,000,000',
      '16/04/2026 – 30/04/2026: 5,000,000 ÷ 30 days × 15 days employed = 2,500,000',
      'Together 2,000,000 + 2,500,000 = 4,500,000',
    ])
  })

  test('overtime contains the hourly pay, the minutes and the multiplier', () => {
    expect(of('overtime')?.slice(0, 2)).toEqual([
      'One hour: 4,000,000 ÷ 26 days ÷ 7.5 hours = 20,512.82',
      '4,000,000 ÷ (26 days × 7.5 hours × 60) × 90 minutes (1:30 h) × 1.5 = 46,153.85',
    ])
  })

  test('absence shows half days as fractions', () => {
    expect(of('absence')?.[0]).toBe('Days: 1 absent + 0 unpaid leave')
    expect(of('absence')?.[1]).toBe('4,000,000 ÷ 26 days × ½ day = 76,923.08')
  })

  test('social security says that the ceiling is reached, and since when it is in force', () => {
    expect(of('sso')?.at(-1)).toBe('4,500,000 × 5.5 % = 247,500 (rate in force since 01/01/2014)')
    expect(of('sso')?.at(-2)).toMatch(/^The ceiling of 4,500,000 is reached .*since 01\/01\/2017\)$/)
  })

  test('tax goes from gross to taxable and through the bands, grossed up if the company pays', () => {
    expect(of('tax')?.[0]).toMatch(/^Taxable: gross .* − social security 247,500 − not taxable 300,000 = /)
    expect(of('tax')?.[1]).toBe('0 – 1,300,000: 1,300,000 × 0 % = 0')
    const onTop = of('company_tax', { taxPayer: 'company', grossUp: true })
    expect(onTop?.[1]).toMatch(/^The company pays the tax on top/)
    expect(onTop?.at(-1)).toBe('The company pays it; nothing is deducted from the salary')
  })

  test('worked days show which days are paid', () => {
    expect(of('base', { mode: 'worked-days' })?.slice(1, 3)).toEqual([
      'Paid days: 24 present + 1 paid leave + 0 public holidays',
      '01/04/2026 – 15/04/2026: 4,000,000 ÷ 26 days × 12½ paid days = 1,923,076.92',
    ])
  })
})

test('every line has a name and a sentence in both languages, with the same numbers', () => {
  for (const changes of [
    {},
    { mode: 'worked-days' as const },
    { taxPayer: 'company' as const, grossUp: true },
  ]) {
    const en = explained('en', changes)
    const la = explained('la', changes)
    for (const [at, line] of en.entries()) {
      const lao = la[at]
      expect(line.name).not.toBe('')
      expect(line.how.length, line.name).toBeGreaterThan(0)
      expect(lao?.how.length, line.name).toBe(line.how.length)
      expect(line.line.name !== undefined || /[\u0E80-\u0EFF]/.test(lao?.name ?? '')).toBe(true)
      const numbers = (texts: readonly string[]) =>
        texts
          .join(' ')
          .match(/\d[\d,./½]*/g)
          ?.sort()
      expect(numbers(lao?.how ?? []), line.name).toEqual(numbers(line.how))
    }
  }
})

test('the printed fonts contain every character of the sentences', () => {
  const used = new Set(explained('en').flatMap(({ how }) => [...how.join('').replaceAll('−', '–')]))
  const signs = [...used].filter((sign) => sign > '\u007e').sort()
  expect(signs.join('')).toMatch(/^[½×÷–]*$/)
  expect(readFileSync(new URL('../documents/payslip.typ', import.meta.url), 'utf8')).not.toContain('"−"')
})

test('an instalment says which part it is, what is left, and why less was taken', () => {
  const item = {
    ...{ name: 'Advance', appliesToAll: true, kind: 'money' as const, percent: null, condition: null },
    ...{ beforeCalculation: false, employerPays: false },
  }
  const instalment = { number: 2, of: 5, total: 1_000_000, paid: 200_000 }
  const payment = { item: 1, entry: 2, instalment }
  expect(of('deduction_after', { deductions: [{ ...item, amount: 200_000, payment }] })).toEqual([
    'Fixed amount 200,000',
    'Instalment 2 of 5 of 1,000,000, left 600,000',
  ])
  const all = {
    ...item,
    amount: 50_000_000,
    payment: { ...payment, instalment: { ...instalment, total: 90_000_000 } },
  }
  const lines = of('deduction_after', { deductions: [all] })
  expect(lines?.at(-1)).toMatch(/^50,000,000 was due\. Only [\d,]+ could be taken until net pay is 0/)
})

test('an extra payment says how many months it pays, and what other runs of the month have contributed and taxed', () => {
  const thirteenth = {
    ...{
      name: '13th month',
      appliesToAll: true,
      kind: 'percent' as const,
      amount: 0,
      percent: { num: 100, den: 100 },
    },
    ...{ condition: null, byMonths: true, taxable: true, inSsoBase: true },
  }
  const earlier = {
    ...{ ssoBase: 4_500_000, employeeShare: 247_500, employerShare: 270_000 },
    ...{ ownTaxable: 4_752_500, taxable: 4_752_500, tax: 172_625 },
  }
  const result = computePayslip(
    { ...facts, itemsOnly: true, earlier },
    { ...rules, incomes: [thirteenth] },
    law,
  )
  if (!result.ok) throw new Error(result.problem.code)
  const { sums, lines } = result.payslip
  const row = Object.fromEntries(SUM_COLUMNS.map(([column, key]) => [column, sums[key]])) as SumRow
  const sentences = (code: string, language: 'la' | 'en') => {
    const line = lines.find((one) => one.code === code)
    return line ? explainLine(line, { ...row, law }, language).how.join('\n') : ''
  }
  expect(sentences('income', 'en')).toContain('× 12 full months of service in 2026 ÷ 12')
  expect(sentences('sso', 'en')).toContain('The month: 4,500,000 in other approved runs + 0 here = 4,500,000')
  expect(sentences('sso', 'en')).toContain('247,500 − 247,500 already contributed this month = 0')
  // 4,752,500 + 5,000,000 = 9,752,500: 185,000 + 475,250.
  expect(sentences('tax', 'en')).toContain(
    'Tax of the month 660,250 − 172,625 already taxed in other runs = 487,625',
  )
  expect(sentences('tax', 'la')).toContain('ອາກອນທັງເດືອນ 660,250 − 172,625 ທີ່ຄິດແລ້ວໃນງວດອື່ນ = 487,625')
})
