import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { EmployeeChange, RequestAfterEnd, RequestsAfterEndFacts } from '../../contract.ts'

/** The approved leave and overtime of an employee with days after a day; implemented by later features. */
export type ReadRequestsAfter = (tx: Tx, employeeId: number, day: string) => Promise<RequestAfterEnd[]>

type Ending = Pick<EmployeeChange, 'end_date' | 'requests_confirmed'>

/**
 * Throws `requests_after_end` with the approved leave and overtime after an end date that is new or earlier, unless the user has
 * confirmed: they stay as they are, and days after the end date cost nothing.
 */
export async function requireConfirmedEnd(
  tx: Tx,
  before: { id: number; end_date: string | null },
  { end_date, requests_confirmed }: Ending,
  readRequestsAfter: ReadRequestsAfter,
): Promise<void> {
  const isEarlier = end_date && (before.end_date === null || end_date < before.end_date)
  if (!isEarlier || requests_confirmed) return
  const requests = await readRequestsAfter(tx, before.id, end_date)
  if (requests.length === 0) return
  const byDay = (a: RequestAfterEnd, b: RequestAfterEnd) => a.from_date.localeCompare(b.from_date)
  const details: RequestsAfterEndFacts = { requests: requests.toSorted(byDay) }
  throw new AppError('requests_after_end', { details })
}
