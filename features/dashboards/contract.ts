import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IsoDate, Kip } from '#kit/contract/scalars.ts'

export * from './contract/first-steps.ts'

/** A run in the chart of net pay. */
export const DashboardRun = z.object({
  id: Id,
  title: z.string(),
  to_date: IsoDate,
  status: z.enum(['calculated', 'approved', 'paid']),
  days_per_month: z.number(),
  hours_per_day: z.number(),
  employees: z.int(),
  net: Kip,
  cost: Kip,
})
export type DashboardRun = z.infer<typeof DashboardRun>

export const CompanyDashboard = z.object({
  /** Number of employees today; starts and ends within this month. */
  employees: z.object({ total: z.int(), joined: z.int(), leaving: z.int() }),
  /** The latest month in which anybody was present, up to the last such day `to`: days by result. Null if there is none. */
  attendance: z
    .object({
      from: IsoDate,
      to: IsoDate,
      days: z.int(),
      late: z.int(),
      absent: z.int(),
      leave: z.int(),
      forgotten: z.int(),
    })
    .nullable(),
  /** Number of employees today by department, largest first; `name` null: without a department. */
  departments: z.array(z.object({ name: z.string().nullable(), employees: z.int() })),
  /** The last runs with payslips, oldest first; null for users who cannot see payroll. */
  runs: z.array(DashboardRun).nullable(),
})
export type CompanyDashboard = z.infer<typeof CompanyDashboard>

export const companyDashboard = defineRoute({
  method: 'GET',
  path: '/company-dashboard',
  summary:
    'Show the key figures of the company: employees, attendance of the latest month, departments, net pay of the last runs.',
  access: { anyOf: ['view-dashboard'], side: 'company' },
  answer: dataAnswer(CompanyDashboard),
})
