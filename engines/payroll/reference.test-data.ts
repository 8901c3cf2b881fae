import type { Law, TaxBand } from './law/types.ts'
import {
  atMost,
  decimal,
  inverse,
  plus,
  type Rational,
  ratio,
  rounded,
  sum,
  times,
} from './rational.test-data.ts'
import type { CompanyRules, OtherItem, PayslipFacts, SalarySegment } from './types.ts'

/**
 * The sixteen lines computed directly from their definitions with slow rationals: totals by name.
 */
export function referenceSums(facts: PayslipFacts, rules: CompanyRules, law: Law) {
  const earned = earnings(facts, rules)
  const deducted = deductions(facts, rules, earned.base)
  const plusLines =
    earned.base + earned.seniority + earned.benefits + earned.overtime + earned.night + earned.otherIncome
  const minusLines =
    deducted.absence + deducted.absenceRule + deducted.late + deducted.early + deducted.deductionsBefore
  const gross = Math.max(0, plusLines - minusLines)
  const statutory = statutoryLines(facts, rules, law, gross, earned.overtime)
  const { deductionsAfter, employerPaid } = deducted
  const net = gross - statutory.sso - statutory.tax - deductionsAfter
  const cost = gross + statutory.companySso + statutory.companyTax + employerPaid
  return { ...earned, ...deducted, gross, ...statutory, net, cost }
}

const total = (all: number[]) => all.reduce((a, b) => a + b, 0)
const overSegments = (facts: PayslipFacts, pay: (s: SalarySegment) => Rational) =>
  rounded(sum(facts.segments.map(pay)))
const perDay = (rules: CompanyRules) => inverse(decimal(rules.daysPerMonth))
const perMinute = (rules: CompanyRules) =>
  times(times(perDay(rules), inverse(decimal(rules.hoursPerDay))), ratio(1, 60))

function calendarDays({ period }: PayslipFacts) {
  return (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000 + 1
}

function yearsOfService({ employee, period }: PayslipFacts) {
  let years = 0
  const [y = '', ...rest] = employee.startDate.split('-')
  while (`${Number(y) + years + 1}-${rest.join('-')}` <= period.to) years++
  return years
}

function basePay(facts: PayslipFacts, rules: CompanyRules) {
  if (rules.mode === 'monthly')
    return overSegments(facts, (s) => times(ratio(s.base), ratio(s.employedDays, calendarDays(facts))))
  return overSegments(facts, (s) =>
    times(
      times(ratio(s.base), perDay(rules)),
      ratio(s.presentHalves + s.paidLeaveHalves + s.holidayHalves, 2),
    ),
  )
}

function itemAmounts<Item extends OtherItem>(
  facts: PayslipFacts,
  items: readonly Item[],
  chosen: readonly number[],
) {
  const base = facts.segments.at(-1)?.base ?? 0
  const applies = (item: Item, index: number) => {
    if (!item.appliesToAll && !chosen.includes(index)) return false
    if (!item.condition) return true
    const { kind, value } = item.condition
    if (kind === 'years_at_least') return yearsOfService(facts) >= value
    return kind === 'base_at_least' ? base >= value : base <= value
  }
  return items.filter(applies).map((item) => {
    const percent = item.percent ? rounded(times(ratio(base), ratio(item.percent.num, item.percent.den))) : 0
    return { item, amount: item.kind === 'money' ? item.amount : percent }
  })
}

const incomesOf = (facts: PayslipFacts, rules: CompanyRules) =>
  itemAmounts(facts, rules.incomes, facts.chosenItems.incomes)

function benefitAmounts(facts: PayslipFacts) {
  const days = total(facts.segments.map((s) => s.employedDays))
  return facts.benefits.map((item) => ({
    item,
    amount: rounded(ratio(item.amount * days, calendarDays(facts))),
  }))
}

function earnings(facts: PayslipFacts, rules: CompanyRules) {
  const { endDate } = facts.employee
  const years = yearsOfService(facts)
  const band = rules.seniorityBands.find((b) => b.minYears <= years && years <= (b.maxYears ?? 999))
  const minutePay = (s: SalarySegment, minutes: number, rate: Rational) =>
    times(times(ratio(s.base), perMinute(rules)), times(ratio(minutes), rate))
  const multipliers = new Set(facts.segments.flatMap((s) => s.overtime.map((o) => o.multiplier)))
  const overtime = [...multipliers].map((multiplier) =>
    overSegments(facts, (s) => {
      const minutes = total(s.overtime.map((o) => (o.multiplier === multiplier ? o.minutes : 0)))
      return minutePay(s, minutes, ratio(multiplier, 100))
    }),
  )
  const night = overSegments(facts, (s) => minutePay(s, s.nightMinutes, ratio(15, 100)))
  return {
    base: basePay(facts, rules),
    seniority: endDate !== null && endDate < facts.period.to ? 0 : (band?.amount ?? 0),
    benefits: total(benefitAmounts(facts).map(({ amount }) => amount)),
    overtime: total(overtime),
    night: rules.nightPremium ? night : 0,
    otherIncome: total(incomesOf(facts, rules).map(({ amount }) => amount)),
  }
}

function deductions(facts: PayslipFacts, rules: CompanyRules, base: number) {
  const halves = total(facts.segments.map((s) => s.absentHalves))
  const highest = (reached: { at: number; amount: number }[]) =>
    reached.sort((a, b) => b.at - a.at)[0]?.amount ?? 0
  const rule = (type: 'absent' | 'late', days: number) =>
    highest(
      rules.absenceRules.flatMap((r) =>
        r.type === type && r.count <= days ? [{ at: r.count, amount: r.amount }] : [],
      ),
    )
  const lateOf = (minutes: number) =>
    highest(
      rules.lateTiers.flatMap((t) => (t.minutes <= minutes ? [{ at: t.minutes, amount: t.amount }] : [])),
    )
  const absence = overSegments(facts, (s) =>
    times(times(ratio(s.base), perDay(rules)), ratio(s.absentHalves + s.unpaidLeaveHalves, 2)),
  )
  const items = itemAmounts(facts, rules.deductions, facts.chosenItems.deductions)
  const sumOf = (isIncluded: (d: (typeof items)[number]['item']) => boolean) =>
    total(items.filter(({ item }) => isIncluded(item)).map(({ amount }) => amount))
  return {
    absence: rules.mode === 'monthly' ? Math.min(base, absence) : 0,
    absenceRule: rule('absent', halves / 2) + rule('late', facts.lateDays.length),
    late: total(facts.lateDays.map(lateOf)),
    early: overSegments(facts, (s) => times(times(ratio(s.base), perMinute(rules)), ratio(s.earlyMinutes))),
    deductionsBefore: sumOf((d) => !d.employerPays && d.beforeCalculation),
    deductionsAfter: sumOf((d) => !d.employerPays && !d.beforeCalculation),
    employerPaid: sumOf((d) => d.employerPays),
  }
}

function statutoryLines(facts: PayslipFacts, rules: CompanyRules, law: Law, gross: number, overtime: number) {
  const items = [...benefitAmounts(facts), ...incomesOf(facts, rules)]
  const out = (mark: 'taxable' | 'inSsoBase') =>
    total(items.filter(({ item }) => !item[mark]).map(({ amount }) => amount))
  const { isSso, includeSalaryTax } = facts.employee
  const ssoBase = isSso
    ? Math.max(0, Math.min(gross - out('inSsoBase'), law.socialSecurityCeiling.ceiling))
    : 0
  const employee = rounded(ratio(ssoBase * 55, 1000))
  const employer = rounded(ratio(ssoBase * 6, 100))
  const sso = rules.ssoPayer === 'employee' ? employee : 0
  const exempt = (facts.segments.at(-1)?.base ?? 0) <= law.overtimeTaxExemption.baseUpTo ? overtime : 0
  const taxable = includeSalaryTax ? Math.max(0, gross - out('taxable') - exempt - sso) : 0
  const company = rules.taxPayer === 'company'
  const grossUp = company && rules.grossUp
  const amount = rounded(
    grossUp ? grossedUp(law.incomeTax.bands, taxable) : taxOf(law.incomeTax.bands, ratio(taxable)),
  )
  return {
    ssoBase,
    sso,
    companySso: employer + employee - sso,
    taxable,
    tax: company ? 0 : amount,
    companyTax: company ? amount : 0,
  }
}

function taxOf(bands: readonly TaxBand[], taxable: Rational): Rational {
  const parts = bands.map((band, i) => {
    const next = bands[i + 1]
    const top = next && atMost(ratio(next.above), taxable) ? ratio(next.above) : taxable
    const part = atMost(top, ratio(band.above)) ? ratio(0) : plus(top, ratio(-band.above))
    return times(part, ratio(band.rateNum, band.rateDen))
  })
  return sum(parts)
}

/**
 * Finds T by trial: solves the linear equation of each band and returns the solution that is its own tax.
 */
function grossedUp(bands: readonly TaxBand[], taxable: number): Rational {
  for (const band of bands) {
    const rate = ratio(band.rateNum, band.rateDen)
    const bound = ratio(band.above)
    const fixed = plus(taxOf(bands, bound), times(rate, plus(ratio(taxable), ratio(-band.above))))
    const candidate = times(fixed, ratio(band.rateDen, band.rateDen - band.rateNum))
    const tax = taxOf(bands, plus(ratio(taxable), candidate))
    if (tax.n * candidate.d === candidate.n * tax.d) return candidate
  }
  throw new Error('no band solves it')
}
