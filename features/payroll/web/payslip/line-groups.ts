import type { LineCode } from '#engines/payroll/explanation.ts'
import type { PayslipLine } from '../../contract.ts'

export type GroupName = 'earnings' | 'before' | 'after' | 'company'

/** A line with its index in the payslip. */
export interface PlacedLine {
  index: number
  line: PayslipLine
}

export interface LineGroupData {
  name: GroupName
  lines: PlacedLine[]
  /** The lines that are sums of the preceding lines: gross, net, cost. */
  sum?: PlacedLine
}

const GROUP_OF: Record<LineCode, GroupName> = {
  base: 'earnings',
  seniority: 'earnings',
  benefit: 'earnings',
  overtime: 'earnings',
  night: 'earnings',
  income: 'earnings',
  absence: 'before',
  absence_rule: 'before',
  late: 'before',
  early: 'before',
  deduction_before: 'before',
  gross: 'before',
  sso: 'after',
  tax: 'after',
  deduction_after: 'after',
  net: 'after',
  company_sso: 'company',
  company_tax: 'company',
  employer_paid: 'company',
  cost: 'company',
}
const ORDER: readonly GroupName[] = ['earnings', 'before', 'after', 'company']
const SUMS: readonly LineCode[] = ['gross', 'net', 'cost']

/**
 * A payslip's lines in reading order: earnings, deductions before gross, deductions from gross, the company's
 * contributions. Each group but the first ends with its sum; one without lines contains only its sum.
 */
export function groupsOf(lines: readonly PayslipLine[]): LineGroupData[] {
  const groups = ORDER.map((name): LineGroupData => ({ name, lines: [] }))
  lines.forEach((line, index) => {
    const group = groups[ORDER.indexOf(GROUP_OF[line.code])]
    if (!group) return
    if (SUMS.includes(line.code)) group.sum = { line, index }
    else group.lines.push({ line, index })
  })
  return groups.filter((group) => group.lines.length > 0 || group.sum)
}
