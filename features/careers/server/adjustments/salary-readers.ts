import type { SalaryReaders } from '#features/employees/server/index.ts'
import type { ReadLockedRuns } from '#features/requests/server/index.ts'

interface Readers extends Pick<SalaryReaders, 'readMinimumWage'> {
  readLockedRuns: ReadLockedRuns
}

let provided: Readers = { readLockedRuns: async () => [], readMinimumWage: async () => null }

/** From payroll and statutory values, later features; without them no run is locked and nothing is below the minimum wage. */
export function provideSalaryReaders(readers: Readers): void {
  provided = readers
}

/** What salary adjustments need of later features. */
export const salaryReaders = (): Readers => provided
