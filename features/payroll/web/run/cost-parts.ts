import type { Sums } from '../../contract.ts'

export type CostPartName = 'net' | 'tax' | 'sso' | 'deductions'

export interface CostPart {
  name: CostPartName
  kip: number
  /** 0…1 of the whole, and the start of the part. */
  share: number
  before: number
}

/**
 * The parts of the company's cost. Cost = gross + the company's social security and tax + what it pays for employees,
 * and gross = net + deductions (payroll rules 15 and 16), so that the parts add up to the cost. A negative part
 * (negative net pay) has no length.
 */
export function costParts(totals: Sums): CostPart[] {
  const sizes: [CostPartName, number][] = [
    ['net', totals.net],
    ['tax', totals.tax + totals.company_tax],
    ['sso', totals.sso + totals.company_sso],
    ['deductions', totals.deductions_after + totals.employer_paid],
  ]
  const parts = sizes.filter(([, kip]) => kip > 0)
  const whole = parts.reduce((sum, [, kip]) => sum + kip, 0)
  let before = 0
  return parts.map(([name, kip]) => {
    const part = { name, kip, share: kip / whole, before }
    before += part.share
    return part
  })
}
