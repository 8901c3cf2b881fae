import { sumOf } from './compare-pay.ts'
import { type DifferenceLine, isPartOf, keyOf, partsOf } from './difference-lines.ts'

/** What a payslip has paid or deducted of a difference: a part of it. Kip, signed. */
export interface TakenPart {
  amount: number
  taxable: boolean
  in_sso_base: boolean
}

export interface Settlement {
  settled: DifferenceLine[]
  /** What waits for a later run, with what is settled now. */
  rest: DifferenceLine[]
}

/** Divides a difference into what a payslip has taken of it and the rest; first lines are taken first. */
export function settleDifference(lines: readonly DifferenceLine[], taken: readonly TakenPart[]): Settlement {
  const settled: DifferenceLine[] = []
  const rest: DifferenceLine[] = []
  for (const part of partsOf(lines)) {
    // What was limited to 0 has no direction: its amount is 0 anyway.
    let left = sumOf(taken.filter((one) => one.amount !== 0 && isPartOf(part, one)))
    for (const line of part.lines) {
      const own = part.amount < 0 ? Math.max(line.amount, left) : Math.min(line.amount, left)
      left -= own
      if (own !== 0) settled.push({ ...line, amount: own })
      if (own !== line.amount) rest.push({ ...line, settled: line.settled + own, amount: line.amount - own })
    }
  }
  return { settled, rest }
}

/** A difference with what was found of the same payslip since; the opposite of `settleDifference`. Lines that balance are left out. */
export function joinLines(
  lines: readonly DifferenceLine[],
  since: readonly DifferenceLine[],
): DifferenceLine[] {
  const earlier = new Map(lines.map((line) => [keyOf(line), line]))
  const later = new Map(since.map((line) => [keyOf(line), line]))
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key): DifferenceLine[] => {
    const [first, second] = [earlier.get(key), later.get(key)]
    const line = second ?? first
    if (!line) return []
    const amount = (first?.amount ?? 0) + (second?.amount ?? 0)
    return amount === 0 ? [] : [{ ...line, settled: (first ?? line).settled, amount }]
  })
}
