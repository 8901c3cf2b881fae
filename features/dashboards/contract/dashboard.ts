import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IsoDate, IsoMonth, Kip } from '#kit/contract/scalars.ts'

/** How many months the trends have, the present one included. */
export const TREND_MONTHS = 12

/** What the address of a run consists of. */
export const RunOfMonth = z.object({ id: Id, days_per_month: z.number(), hours_per_day: z.number() })

/** A run with payslips. */
export const DashboardRun = RunOfMonth.extend({
  title: z.string(),
  to_date: IsoDate,
  status: z.enum(['calculated', 'approved', 'paid']),
  employees: z.int(),
  net: Kip,
  cost: Kip,
})
export type DashboardRun = z.infer<typeof DashboardRun>

/** One calendar month of the trends. Headcount on its last day; in the present month, today. */
export const PeopleOfMonth = z.object({
  month: IsoMonth,
  headcount: z.int(),
  joined: z.int(),
  /** Employees whose last day is in the month. */
  left: z.int(),
})
export type PeopleOfMonth = z.infer<typeof PeopleOfMonth>

/** The pay of all runs, also extra and final ones, whose last day is in the month. A month without runs is missing. */
export const PayOfMonth = z.object({
  month: IsoMonth,
  net: Kip,
  cost: Kip,
  /** Some of its runs are not approved yet. */
  is_open: z.boolean(),
  /** Its regular run. */
  run: RunOfMonth.nullable(),
})
export type PayOfMonth = z.infer<typeof PayOfMonth>

/** The overtime pay of the latest regular run by department, largest first, and in the regular run before it. */
export const OvertimeCost = z.object({
  month: IsoMonth,
  is_open: z.boolean(),
  /** The month of the run before; null without one. */
  month_before: IsoMonth.nullable(),
  departments: z.array(z.object({ name: z.string().nullable(), amount: Kip, before: Kip })),
})
export type OvertimeCost = z.infer<typeof OvertimeCost>

export const CompanyDashboard = z.object({
  /** 'YYYY-MM' of today. */
  month: IsoMonth,
  /** Number of employees today; starts and ends within this month. */
  employees: z.object({ total: z.int(), joined: z.int(), leaving: z.int() }),
  /** Employees on leave today, and the next public holiday of the company within a year, today included. */
  holidays: z.object({
    on_leave: z.int(),
    next: z
      .object({ date: IsoDate, days_left: z.int(), name_la: z.string(), name_en: z.string() })
      .nullable(),
  }),
  /** Number of employees today by department, largest first; `name` null: without a department. */
  departments: z.array(z.object({ name: z.string().nullable(), employees: z.int() })),
  /** The last twelve months, oldest first. */
  people: z.array(PeopleOfMonth),
  /** The latest regular run with payslips; null without one, and for users who cannot see payroll. */
  run: DashboardRun.nullable(),
  /** Of the same months, oldest first; null for users who cannot see payroll. */
  pay: z.array(PayOfMonth).nullable(),
  /** Null without overtime or a run, and for users who cannot see payroll. */
  overtime: OvertimeCost.nullable(),
})
export type CompanyDashboard = z.infer<typeof CompanyDashboard>

export const companyDashboard = defineRoute({
  method: 'GET',
  path: '/company-dashboard',
  summary:
    'Show the key figures of the company: employees, holidays, the latest run, and the trends of twelve months. Amounts only for users who can see payroll.',
  access: { anyOf: ['view-dashboard'], side: 'company' },
  answer: dataAnswer(CompanyDashboard),
})
