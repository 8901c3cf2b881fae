import { readFileSync } from 'node:fs'
import path from 'node:path'
import { APRIL } from './company.ts'

/** An expected payslip of the model month: every amount in kip by its name. */
export type ExpectedPayslip = Record<string, number>

/** The expected payslips of employees 1001 to 1060 in April, by number. Their data is that of the stories' company. */
export function expectedPayslips(): Map<string, ExpectedPayslip> {
  const [head = '', ...lines] = readFileSync(path.join(APRIL, 'expected-payslips.csv'), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',').slice(1)
  const rows = lines.map((line) => line.split(','))
  return new Map(
    rows
      .filter(([number]) => Number(number) <= 1060)
      .map(([number = '', ...values]) => [
        number,
        Object.fromEntries(names.map((name, at) => [name, Number(values[at])])),
      ]),
  )
}

export function sumOf(payslips: Iterable<ExpectedPayslip>, name: string): number {
  let sum = 0
  for (const payslip of payslips) sum += payslip[name] ?? 0
  return sum
}

/** Kip as displayed. */
export const kip = (amount: number) => amount.toLocaleString('en-US').replace('-', '−')
