import fc from 'fast-check'
import { sharedDays } from './calendar.ts'
import { april, segment } from './example.test-data.ts'
import { parsePercent } from './fraction.ts'
import type { Condition, OtherItem, PayslipFacts, SalarySegment } from './types.ts'

const kip = (max: number) => fc.integer({ min: 0, max })
const base = fc.oneof(kip(2_500_000), kip(80_000_000), kip(900_000_000_000))
const aprilDay = (day: number) => `2026-04-${String(day).padStart(2, '0')}`
const startDate = fc.constantFrom('2024-02-29', '2010-04-30', '2025-05-01', '2026-04-07', '2026-04-30')
const endDate = fc.constantFrom(null, null, '2026-04-30', '2026-04-30', '2026-05-02')

const condition: fc.Arbitrary<Condition | null> = fc.option(
  fc.record({
    kind: fc.constantFrom('base_at_least', 'base_at_most', 'years_at_least'),
    value: fc.oneof(kip(20), kip(80_000_000)),
  }),
)

const item: fc.Arbitrary<OtherItem> = fc
  .record({
    appliesToAll: fc.boolean(),
    kind: fc.constantFrom('money', 'percent'),
    amount: kip(9_000_000),
    condition,
  })
  .chain((item) => fc.constantFrom('0.1', '2', '12.5', '33.33').map((text) => ({ ...item, text })))
  .map(({ text, ...item }) => ({ name: 'Item', ...item, percent: parsePercent(text) }))

export const rules = fc.record({
  mode: fc.constantFrom('monthly', 'worked-days'),
  daysPerMonth: fc.constantFrom(26, 22, 25.5, 30),
  hoursPerDay: fc.constantFrom(8, 7.5, 6),
  nightPremium: fc.boolean(),
  seniorityBands: fc.constant([
    { minYears: 1, maxYears: 4, amount: 50_000 },
    { minYears: 5, maxYears: null, amount: 200_000 },
  ]),
  lateTiers: fc.uniqueArray(fc.record({ minutes: kip(90), amount: kip(90_000) }), {
    selector: (t) => t.minutes,
  }),
  absenceRules: fc.uniqueArray(
    fc.record({
      count: fc.integer({ min: 1, max: 9 }),
      amount: kip(90_000),
      type: fc.constantFrom('late', 'absent'),
    }),
    { selector: (rule) => rule.type + rule.count },
  ),
  ssoPayer: fc.constantFrom('employee', 'company'),
  taxPayer: fc.constantFrom('employee', 'company'),
  grossUp: fc.boolean(),
  incomes: fc.array(
    fc
      .tuple(item, fc.boolean(), fc.boolean())
      .map(([i, taxable, inSsoBase]) => ({ ...i, taxable, inSsoBase })),
    { maxLength: 4 },
  ),
  deductions: fc.array(
    fc
      .tuple(item, fc.boolean(), fc.boolean())
      .map(([i, beforeCalculation, employerPays]) => ({ ...i, beforeCalculation, employerPays })),
    { maxLength: 4 },
  ),
} satisfies { [K in keyof import('./types.ts').CompanyRules]: unknown })

/** One to three segments of April; the halves of each fit into its days of employment. */
const segments = (employee: PayslipFacts['employee']): fc.Arbitrary<SalarySegment[]> =>
  fc.uniqueArray(fc.integer({ min: 2, max: 30 }), { maxLength: 2 }).chain((cuts) => {
    const starts = [1, ...cuts.sort((a, b) => a - b)]
    const all = starts.map((day, i) =>
      arbitrarySegment(employee, aprilDay(day), aprilDay((starts[i + 1] ?? 31) - 1)),
    )
    return fc.tuple(...all)
  })

function arbitrarySegment(
  employee: PayslipFacts['employee'],
  from: string,
  to: string,
): fc.Arbitrary<SalarySegment> {
  const employedDays = sharedDays(from, to, employee.startDate, employee.endDate)
  const share = fc.integer({ min: 0, max: Math.floor((2 * employedDays) / 5) })
  const minutes = kip(employedDays * 480)
  const overtime = fc.array(fc.record({ multiplier: fc.constantFrom(150, 200, 250, 300, 350), minutes }), {
    maxLength: 5,
  })
  return fc
    .record({
      base,
      presentHalves: share,
      paidLeaveHalves: share,
      holidayHalves: share,
      absentHalves: share,
      unpaidLeaveHalves: share,
      earlyMinutes: minutes,
      nightMinutes: minutes,
      overtime,
    })
    .map((counts) => segment({ from, to, employedDays, ...counts }))
}

const benefit = fc.record({
  name: fc.constant('Fuel'),
  amount: kip(3_000_000),
  taxable: fc.boolean(),
  inSsoBase: fc.boolean(),
})
const indexes = fc.uniqueArray(kip(3), { maxLength: 4 })

/** Random facts of one employee with rules that contain the chosen items. */
export const month = fc
  .record({ id: kip(9999), startDate, endDate, isSso: fc.boolean(), includeSalaryTax: fc.boolean() })
  .chain((employee) =>
    fc.record({
      employee: fc.constant(employee),
      period: fc.constant(april),
      segments: segments(employee),
      lateDays: fc.array(fc.integer({ min: 1, max: 119 }), { maxLength: 9 }),
      benefits: fc.array(benefit, { maxLength: 3 }),
      chosenItems: fc.record({ incomes: indexes, deductions: indexes }),
    }),
  )
  .chain((facts) =>
    rules.map((companyRules) => ({
      rules: companyRules,
      facts: keepExistingItems(facts, companyRules),
    })),
  )

function keepExistingItems(
  facts: PayslipFacts,
  rules: { incomes: unknown[]; deductions: unknown[] },
): PayslipFacts {
  const incomes = facts.chosenItems.incomes.filter((i) => i < rules.incomes.length)
  const deductions = facts.chosenItems.deductions.filter((i) => i < rules.deductions.length)
  return { ...facts, chosenItems: { incomes, deductions } }
}
