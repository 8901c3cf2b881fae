import {
  EMPLOYEES,
  JOIN_BRANCH,
  JOIN_DEPARTMENT,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { dayInLaos, firstOfMonth, laterDay } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { companyOf } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, instant } from '#kit/server/list/list-sql.ts'
import {
  type DayQuery,
  DayResultCode,
  type DayRow,
  type DayTotals,
  type Derivation,
  type reportDays,
} from '../../contract.ts'
import { reportRangeFault } from '../../domain/report-range.ts'
import { DAY_RESULT_TEXTS } from '../../locales/day-results.ts'
import { REPORT_COLUMN_TEXTS, REPORT_NAME, REPORT_RANGE_TEXTS } from '../../locales/report.ts'
import { ensureDerived } from '../derivation/ensure-derived.ts'

export interface ReportRange {
  from: string
  to: string
}

/** The requested days; default: the current month up to today. Throws `invalid_input`. */
export function reportRangeOf(
  query: Pick<DayQuery, 'from' | 'to'>,
  language: Language,
  now = new Date(),
): ReportRange {
  const today = dayInLaos(now)
  const from = query.from ?? firstOfMonth(query.to ?? today)
  const to = query.to ?? laterDay(from, today)
  const fault = reportRangeFault(from, to)
  if (fault) throw new AppError('invalid_input', { fields: { to: [REPORT_RANGE_TEXTS[fault][language]] } })
  return { from, to }
}

const RESULTS = DayResultCode.options

export const emptyTotals = (): DayTotals => Object.fromEntries(RESULTS.map((code) => [code, 0])) as DayTotals

type Column = keyof typeof REPORT_COLUMN_TEXTS
const field = (key: Column, type?: 'date' | 'number' | 'instant') => ({
  key,
  heading: REPORT_COLUMN_TEXTS[key],
  ...(type ? { type } : {}),
})

/** The days are derived before they are read; a file contains derived days only. */
export const dayList: ListDeclaration<typeof reportDays, DayRow, ReportRange & { derivation: Derivation }> = {
  beforehand: async (context, isWhole) => {
    const range = reportRangeOf(context.query, context.language)
    const derivation = await ensureDerived(context.db, companyOf(context), range.from, range.to)
    if (isWhole && derivation.state === 'running') throw new AppError('days_not_ready')
    return { ...range, derivation }
  },
  // By employee, then by date: in the order of the primary key, regardless of planner statistics.
  from: (param, { extra }) => `${EMPLOYEES} e
    cross join lateral (select * from day_result where company_id = $1 and employee_id = e.id
      and work_date between ${param(extra.from)} and ${param(extra.to)} offset 0) as r
    ${JOIN_DEPARTMENT}`,
  joins: JOIN_BRANCH,
  key: ['e.id', 'r.work_date'],
  where: ['e.company_id = $1', PERSON_IS_VISIBLE],
  columns: {
    employee_id: 'e.id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    branch: 'b.name',
    work_date: 'r.work_date',
    result: 'r.result',
    in_at: instant('r.in_at'),
    out_at: instant('r.out_at'),
    late_minutes: 'r.late_minutes',
    early_minutes: 'r.early_minutes',
    night_minutes: 'r.night_minutes',
  },
  filters: {
    from: null,
    to: null,
    result: equals('r.result'),
    employee_id: equals('e.id'),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
  },
  search: SEARCH_PERSON,
  sorts: {
    ...PERSON_SORTS,
    work_date: 'r.work_date',
    department: 'd.name collate lao',
    result: 'r.result',
    in_at: 'r.in_at',
    out_at: 'r.out_at',
    late_minutes: 'r.late_minutes',
    early_minutes: 'r.early_minutes',
    night_minutes: 'r.night_minutes',
  },
  order: ['r.work_date desc'],
  sums: {
    of: Object.fromEntries(RESULTS.map((code) => [code, `count(*) filter (where r.result = '${code}')`])),
    beside: ['result'],
  },
  answer: ({ data, meta, sums }, { extra: { derivation, from, to } }) => ({
    data,
    meta,
    totals: { ...emptyTotals(), ...sums },
    from,
    to,
    derivation,
  }),
  sheet: {
    title: ({ language, extra }) => `${REPORT_NAME[language]} ${extra.from} ${extra.to}`,
    columns: [
      field('emp_number'),
      field('employee_name'),
      field('department'),
      field('branch'),
      field('work_date', 'date'),
      { ...field('result'), words: DAY_RESULT_TEXTS },
      field('in_at', 'instant'),
      field('out_at', 'instant'),
      field('late_minutes', 'number'),
      field('early_minutes', 'number'),
      field('night_minutes', 'number'),
    ],
  },
}
