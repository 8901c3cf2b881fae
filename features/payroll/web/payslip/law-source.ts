import type { How } from '#engines/payroll/explanation.ts'
import type { Law, LawSource } from '#engines/payroll/law/types.ts'

/** The source of a line that depends on a statutory value. */
export function lawSourceOf(how: How, law: Law): LawSource | null {
  if (how.kind === 'social_security') return law.socialSecurityRates.source
  if (how.kind === 'income_tax' || how.kind === 'income_tax_grossed_up') return law.incomeTax.source
  return null
}
