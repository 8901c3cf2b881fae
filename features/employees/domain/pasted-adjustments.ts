import { KIP } from '#kit/contract/currency.ts'
import { CellFault } from './cell-fault.ts'
import { readDate } from './read-date.ts'
import { readSalary } from './read-salary.ts'

export interface PastedAdjustment {
  emp_number: string
  effective_date: string
  /** In the smallest unit of the currency. */
  target_salary: number
  /** Missing: kip. */
  currency?: string
  remark: string
}

/** The value, or why it cannot be read. */
function read<T>(reader: () => T): T | CellFault {
  try {
    return reader()
  } catch (error) {
    if (error instanceof CellFault) return error
    throw error
  }
}

/** A line that cannot be read, from 1. */
export interface UnreadableLine {
  line: number
  /** Set if both ways to read the amount can be meant. */
  unclear?: { whole: string; decimal: string }
}

/**
 * Salary adjustments copied from Excel: employee number, date, salary and reason, divided by tabs. Dates and amounts are read as in
 * the employee sheet. A first line without any digit after its first cell is the heading; `unreadable`: other lines.
 */
export function readPastedAdjustments(
  pasted: string,
  today: string,
): { rows: PastedAdjustment[]; unreadable: UnreadableLine[] } {
  const rows: PastedAdjustment[] = []
  const unreadable: UnreadableLine[] = []
  pasted.split(/\r\n|\r|\n/).forEach((line, at) => {
    if (line.trim() === '') return
    const [emp_number = '', date = '', salary = '', remark = ''] = line.split('\t').map((cell) => cell.trim())
    const effective_date = read(() => readDate(date, { today, meaning: 'other' }))
    const target = read(() => readSalary(salary))
    if (emp_number && !(effective_date instanceof CellFault) && !(target instanceof CellFault))
      rows.push({
        ...{ emp_number, effective_date, target_salary: target.amount, remark },
        ...(target.currency !== KIP && { currency: target.currency }),
      })
    else if (at > 0 || /\d/.test(date + salary)) unreadable.push({ line: at + 1, ...unclearOf(target) })
  })
  return { rows, unreadable }
}

const unclearOf = (target: unknown) =>
  target instanceof CellFault && target.code === 'unclear_amount'
    ? { unclear: { whole: target.params.whole ?? '', decimal: target.params.decimal ?? '' } }
    : {}
