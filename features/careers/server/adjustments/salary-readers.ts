import type { SalaryReaders } from '#features/employees/server/index.ts'

let provided: SalaryReaders = { readLockedRuns: async () => [], readMinimumWage: async () => null }

/** From payroll and statutory values, later features; without them no run is locked and nothing is below the minimum wage. */
export function provideSalaryReaders(readers: SalaryReaders): void {
  provided = readers
}

/** What salary adjustments need of later features. */
export const salaryReaders = (): SalaryReaders => provided
