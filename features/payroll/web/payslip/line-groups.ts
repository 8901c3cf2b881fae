import type { PayslipLine } from '../../contract.ts'
import { isSum, LINE_KINDS, type LineGroup } from '../../domain/line-kinds.ts'

export type GroupName = LineGroup

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

const ORDER: readonly GroupName[] = ['earnings', 'before', 'after', 'company']

/**
 * A payslip's lines in reading order: earnings, deductions before gross, deductions from gross, the company's
 * contributions. Each group but the first ends with its sum; one without lines contains only its sum.
 */
export function groupsOf(lines: readonly PayslipLine[]): LineGroupData[] {
  const groups = ORDER.map((name): LineGroupData => ({ name, lines: [] }))
  lines.forEach((line, index) => {
    const group = groups[ORDER.indexOf(LINE_KINDS[line.code].group)]
    if (!group) return
    if (isSum(line.code)) group.sum = { line, index }
    else group.lines.push({ line, index })
  })
  return groups.filter((group) => group.lines.length > 0 || group.sum)
}
