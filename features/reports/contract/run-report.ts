import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { column } from '#kit/contract/report.ts'
import { Id, IdParam, IsoDate, Kip } from '#kit/contract/scalars.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'

/** The runs that have a report: calculated, approved or paid. */
export const ReportRun = z.object({
  id: Id,
  title: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
  status: z.enum(['calculated', 'approved', 'paid']),
})
export type ReportRun = z.infer<typeof ReportRun>

/** How many names are listed at most. */
export const MAX_NAMES = 20

/** What an authority's form needs and the company has not entered: its own code, and the numbers of employees. */
export const MissingCodes = z.object({
  company: z.enum(['sso_enterprise_code', 'tax_number']).nullable(),
  /** Number of employees of the report without a number. */
  employees: z.int(),
  /** The first of them by employee number. */
  people: z.array(
    z.object({ employee_id: Id, emp_number: z.string(), name: z.string(), en_name: z.string() }),
  ),
})
export type MissingCodes = z.infer<typeof MissingCodes>

/** The employees of the runs whom the report does not list, and their pay, by which its totals are lower than those of the runs. */
export const NotListed = z.object({ employees: z.int(), gross: Kip, net: Kip })
export type NotListed = z.infer<typeof NotListed>

/** The employees of a tax report without tax, and the taxable income of a month in kip up to which none is due; null if the law has none. */
export const Untaxed = z.object({ employees: z.int(), exempt_amount: Kip.nullable() })
export type Untaxed = z.infer<typeof Untaxed>

const { column: person, file, ...text } = RUN_REPORT_TEXTS

/** What names the employee of a row besides the columns `PERSON`. */
export const PERSON_KEYS = {
  employee_id: Id,
  en_name: z.string(),
  employee_picture: PERSON_FIELDS.employee_picture,
}

/**
 * The parts that reports on the payslips of a run share, for `defineReport`. Without `run_id`: the latest run with
 * payslips. `run` is null and the list empty if there is none; `runs` are the runs to choose from, latest first.
 */
export const RUN_REPORT = {
  numbered: true,
  groups: ['branch', 'department', 'position'],
  keys: PERSON_KEYS,
  filters: {
    run_id: IdParam.optional(),
    /** True: the sums of this run and the other approved runs of its month, as they are declared and paid. */
    whole_month: z.stringbool().optional(),
  },
  meta: { run: ReportRun.nullable(), runs: z.array(ReportRun) },
  totals: text.totals,
  empty: { title: text.none, text: text.noneText },
} as const

/** `RUN_REPORT` for a report to an authority; `missing` and `not_listed` are null if there is no run. */
export const AUTHORITY_REPORT = {
  ...RUN_REPORT,
  meta: { ...RUN_REPORT.meta, missing: MissingCodes.nullable(), not_listed: NotListed.nullable() },
} as const

/** The columns that identify the employee of a payslip. */
export const PERSON = {
  emp_number: column.text(person.number, { heading: file.empNumber, sortable: true }),
  name: column.text(person.name, { heading: file.name, sortable: true, primary: true, english: 'en_name' }),
  branch: column.text(person.branch, { only: 'screen', hidden: true }),
  department: column.text(person.department, { only: 'screen', hidden: true }),
  position: column.text(person.position, { hidden: true }),
}
export const sum = { total: 'sum', sortable: true, isSalary: true } as const
