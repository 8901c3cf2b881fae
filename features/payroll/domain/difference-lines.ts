import type { LineCode, PayslipLine } from '#engines/payroll/explanation.ts'
import type { DifferenceCause } from '#engines/payroll/types.ts'
import { isInGroup } from './line-kinds.ts'

/** One line of a payslip that is worth more or less today. Kip, signed as on the payslip: deductions are negative. */
export interface DifferenceLine {
  /** `gross`: what the rule that gross is never below 0 adds or takes. */
  code: LineCode
  /** The company's name of a benefit or an item. */
  name: string | null
  /** The multiplier of overtime in hundredths, or the kind of an absence rule; otherwise ''. */
  detail: string
  /** The kind of a benefit; missing in differences of earlier versions. */
  benefit?: number
  was: number
  now: number
  /** What earlier differences of the same payslip have settled. */
  settled: number
  /** now − was − settled: above 0 it is paid, below 0 deducted. */
  amount: number
  taxable: boolean
  in_sso_base: boolean
  causes: DifferenceCause[]
}

export interface PricedLine {
  code: LineCode
  name: string | null
  detail: string
  amount: number
  taxable: boolean
  in_sso_base: boolean
}

export const keyOf = ({ code, name, detail }: Pick<PricedLine, 'code' | 'name' | 'detail'>) =>
  JSON.stringify([code, name, detail])

function detailOf({ how }: PayslipLine): string {
  if (how.kind === 'absence_rule') return how.type
  return how.kind === 'minutes' ? String(how.rate[0]) : ''
}

/** The lines before the gross; what follows is computed from it in the month that pays. Differences that the payslip itself settles belong to other months. */
const isCompared = ({ code, how }: PayslipLine) =>
  isInGroup(code, 'earnings', 'before') && how.kind !== 'difference'

const isExempt = (lines: readonly PayslipLine[]) =>
  lines.some(({ how }) => 'without' in how && (how.without.exemptOvertime ?? 0) > 0)

/** The lines of a payslip before its gross, equal ones added; the last one is what raised a negative gross to 0. */
export function pricedLines(lines: readonly PayslipLine[]): Map<string, PricedLine> {
  const priced = new Map<string, PricedLine>()
  const add = (line: PricedLine) => {
    const known = priced.get(keyOf(line))
    if (known) known.amount += line.amount
    else priced.set(keyOf(line), line)
  }
  const exempt = isExempt(lines)
  for (const line of lines) {
    const { code, how, amount, name = null } = line
    if (how.kind === 'gross' && how.floored !== undefined)
      add({ code, name, detail: '', amount: 0 - how.floored, taxable: true, in_sso_base: true })
    if (!isCompared(line)) continue
    const { taxable = true, inSsoBase = true } = 'taxable' in how ? how : { taxable: true, inSsoBase: true }
    add({
      ...{ code, name, detail: detailOf(line), amount },
      taxable: taxable && !(code === 'overtime' && exempt),
      in_sso_base: inSsoBase,
    })
  }
  return priced
}

/** The parts of a difference that are paid or deducted as one line: by direction, tax and social security. */
export interface DifferencePart {
  amount: number
  taxable: boolean
  in_sso_base: boolean
  lines: DifferenceLine[]
}

/** Whether a line is part of this one: same direction, tax and social security. */
export const isPartOf = (
  part: Pick<DifferencePart, 'amount' | 'taxable' | 'in_sso_base'>,
  line: Pick<DifferenceLine, 'amount' | 'taxable' | 'in_sso_base'>,
) =>
  part.amount < 0 === line.amount < 0 &&
  part.taxable === line.taxable &&
  part.in_sso_base === line.in_sso_base

/** The parts of a difference, what is paid first. */
export function partsOf(lines: readonly DifferenceLine[]): DifferencePart[] {
  const parts: DifferencePart[] = []
  for (const line of lines) {
    const part = parts.find((one) => isPartOf(one, line))
    if (part) {
      part.amount += line.amount
      part.lines.push(line)
    } else {
      const { amount, taxable, in_sso_base } = line
      parts.push({ amount, taxable, in_sso_base, lines: [line] })
    }
  }
  return parts.sort((a, b) => Number(a.amount < 0) - Number(b.amount < 0))
}

/** False if the lines balance, such as below a gross of 0. */
export function changesPay(lines: readonly DifferenceLine[]): boolean {
  const sums = new Map<string, number>()
  for (const { taxable, in_sso_base, amount } of lines) {
    const key = `${taxable} ${in_sso_base}`
    sums.set(key, (sums.get(key) ?? 0) + amount)
  }
  return [...sums.values()].some((sum) => sum !== 0)
}
