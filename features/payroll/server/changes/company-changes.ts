import { isDeepStrictEqual } from 'node:util'
import type { Law } from '#engines/payroll/law/types.ts'
import type { CompanyRules } from '#engines/payroll/types.ts'
import { COMPANY_FACTS, type CompanyFact } from '../../domain/run-facts.ts'

/** The rules and the law of a calculation. */
export interface UsedRules {
  rules: CompanyRules
  law: Law
}

const PARTS: Record<CompanyFact, (used: UsedRules) => unknown> = {
  settings: ({ rules }) => [rules.nightPremium, rules.ssoPayer, rules.taxPayer, rules.grossUp],
  run_rules: ({ rules }) => [rules.mode, rules.daysPerMonth, rules.hoursPerDay],
  seniority: ({ rules }) => rules.seniorityBands,
  late_tiers: ({ rules }) => rules.lateTiers,
  absence_rules: ({ rules }) => rules.absenceRules,
  items: ({ rules }) => [rules.incomes, rules.deductions],
  law: ({ law }) => law,
}

/** As it is stored: jsonb knows no `undefined`, and orders keys differently. */
export const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** What differs between the stored rules of a calculation and the present ones. */
export const companyChanges = (before: UsedRules, after: UsedRules): CompanyFact[] =>
  COMPANY_FACTS.filter(
    (name) => !isDeepStrictEqual(asStored(PARTS[name](before)), asStored(PARTS[name](after))),
  )
