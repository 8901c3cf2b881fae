import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IsoDate, Kip } from '#kit/contract/scalars.ts'

/** A run as the chart of net pay shows it. */
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
  /** People employed today; who began and who ends within this month. */
  employees: z.object({ total: z.int(), joined: z.int(), leaving: z.int() }),
  /** The latest month in which somebody came, up to the last such day `to`: days by what they turned out to be. Null while there are none. */
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
  /** People employed today by department, the largest first; `name` null: without a department. */
  departments: z.array(z.object({ name: z.string().nullable(), employees: z.int() })),
  /** The last runs with payslips, oldest first; null for those who may not see payroll. */
  runs: z.array(DashboardRun).nullable(),
})
export type CompanyDashboard = z.infer<typeof CompanyDashboard>

export const companyDashboard = defineRoute({
  method: 'GET',
  path: '/company-dashboard',
  summary:
    'The company in figures: employees, attendance of the latest month, departments, net pay of the last runs.',
  access: { anyOf: ['view-dashboard'], side: 'company' },
  answer: dataAnswer(CompanyDashboard),
})
