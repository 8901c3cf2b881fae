import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Payslip } from '#engines/payroll/payslip-result.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import { Count } from '#kit/database/row-types.ts'
import { Sums } from '../../contract.ts'
import { SUM_COLUMNS, type SumRow } from '../../domain/payslip-sums.ts'
import { joinRanges } from './read-facts.ts'
import type { Range } from './salary-segments.ts'

/** The totals of a calculation; stored with it as `totals`. */
export const RunTotals = z.object({
  sums: Sums,
  employees: Count,
  reviews: Count,
  problems: Count,
  /** Number of payslips with negative net pay. */
  unpayable: Count,
  /** The days from the calculation on that were not over, of all employees; missing in totals of earlier versions. */
  ahead: z.object({ from: IsoDate, to: IsoDate }).nullish(),
  /** Of the content of all payslips: equal for two calculations with the same results. See `startTotals`. */
  digest: z.string(),
})
export type RunTotals = z.infer<typeof RunTotals>

/** An employee who cannot be paid. */
export interface ProblemRow {
  employee_id: number
  emp_number: string
  name: string
  code: string
  params: Record<string, string | number>
}

/** Digests of earlier versions have no mark; nothing is added to them. */
const DIGEST_MARK = 'sum:'
const DIGEST_SIZE = 1n << 256n

const numberOf = (digest: string) => BigInt(`0x${digest.slice(DIGEST_MARK.length)}`)
const digestOf = (number: bigint) =>
  DIGEST_MARK + (((number % DIGEST_SIZE) + DIGEST_SIZE) % DIGEST_SIZE).toString(16).padStart(64, '0')

/** What the totals need of a payslip. */
export type Counted = Pick<Payslip, 'sums' | 'lines'>

/**
 * Adds up payslips as they are computed. The digest is the sum of the SHA-256 of each payslip, so that the part of one person can be
 * replaced; nothing is protected by it.
 */
export function startTotals() {
  const sums = Object.fromEntries(SUM_COLUMNS.map(([column]) => [column, 0])) as SumRow
  let digest = 0n
  const addToDigest = (text: string) => {
    digest += BigInt(`0x${hash('sha256', text)}`)
  }
  let employees = 0
  let reviewed = 0
  let unpayable = 0
  let ahead: Range | null = null
  return {
    add(employeeId: number, payslip: Counted, reviews: readonly string[], ownAhead: Range | null) {
      let text = `${employeeId}|${reviews.join()}`
      for (const [column, key] of SUM_COLUMNS) {
        sums[column] += payslip.sums[key]
        text += `|${payslip.sums[key]}`
      }
      for (const line of payslip.lines) text += `|${line.code}|${line.name ?? ''}|${line.amount}`
      addToDigest(text)
      employees += 1
      if (reviews.length > 0) reviewed += 1
      if (payslip.sums.net < 0) unpayable += 1
      ahead = joinRanges(ahead, ownAhead)
    },
    result(problems: readonly ProblemRow[]): RunTotals {
      for (const problem of problems) addToDigest(`${problem.employee_id}|${problem.code}`)
      return {
        sums,
        employees,
        reviews: reviewed,
        problems: problems.length,
        unpayable,
        ahead: ahead && { from: ahead.from, to: ahead.to },
        digest: digestOf(digest),
      }
    },
  }
}

/** The totals of a run after the part of one person was replaced. */
export function replacePart(all: RunTotals, before: RunTotals, after: RunTotals): RunTotals {
  const replaced = (of: (totals: RunTotals) => number) => of(all) - of(before) + of(after)
  const isAddable = all.digest.startsWith(DIGEST_MARK)
  return {
    sums: Object.fromEntries(
      SUM_COLUMNS.map(([column]) => [column, replaced(({ sums }) => sums[column])]),
    ) as SumRow,
    employees: replaced(({ employees }) => employees),
    reviews: replaced(({ reviews }) => reviews),
    problems: replaced(({ problems }) => problems),
    unpayable: replaced(({ unpayable }) => unpayable),
    // Those of the others stay.
    ahead: joinRanges(all.ahead, after.ahead),
    digest: isAddable
      ? digestOf(numberOf(all.digest) - numberOf(before.digest) + numberOf(after.digest))
      : all.digest,
  }
}
