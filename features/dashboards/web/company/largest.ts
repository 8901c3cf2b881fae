import type { CompanyDashboard } from '../../contract.ts'

type Departments = CompanyDashboard['departments']

/** The largest departments (already sorted) and the total of the `count` others; a single other one is not combined. */
export function largest(departments: Departments, most: number) {
  if (departments.length <= most + 1) return { shown: departments, others: 0, count: 0 }
  const rest = departments.slice(most)
  return {
    shown: departments.slice(0, most),
    others: rest.reduce((sum, { employees }) => sum + employees, 0),
    count: rest.length,
  }
}
