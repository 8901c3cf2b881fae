import type { LineCode } from '#engines/payroll/explanation.ts'

/** The sum of the lines of payslips with one code and name, in kip; deductions are negative. */
export interface LineSum {
  code: LineCode
  name: string
  amount: number
}

interface Line {
  code: LineCode
  name?: string | undefined
  amount: number
}

/** Lines with the same key are the same item in different runs. */
export const lineKey = ({ code, name = '' }: Pick<Line, 'code' | 'name'>) => `${code} ${name}`

/** The sums by code and name, in the order of their first line. */
export function sumLines(lines: readonly Line[]): LineSum[] {
  const sums = new Map<string, LineSum>()
  for (const line of lines) {
    const key = lineKey(line)
    const sum = sums.get(key) ?? { code: line.code, name: line.name ?? '', amount: 0 }
    sums.set(key, { ...sum, amount: sum.amount + line.amount })
  }
  return [...sums.values()]
}
