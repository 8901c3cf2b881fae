import type { CompanyDashboard } from '../../contract.ts'

type Departments = CompanyDashboard['departments']

/** The largest of the departments (they come so) and the people of the `count` others together; no group of one is made. */
export function largest(departments: Departments, most: number) {
  if (departments.length <= most + 1) return { shown: departments, others: 0, count: 0 }
  const rest = departments.slice(most)
  return {
    shown: departments.slice(0, most),
    others: rest.reduce((sum, { employees }) => sum + employees, 0),
    count: rest.length,
  }
}
