import { EMPLOYEES, PERSON_REPORT } from '#features/employees/server/index.ts'
import { type PublicHoliday, readPublicHolidays } from '#features/schedules/server/index.ts'
import { formatDate, monthsOfRange, todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { companyOf } from '#kit/server/handler.ts'
import { equals, instant } from '#kit/server/list/list-sql.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import { REPORT_WORDS } from '#kit/server/report/report-words.ts'
import publicHolidayReport, { HolidayDate } from '../../contract/public-holidays.report.ts'
import type { Derivation } from '../../contract.ts'
import { HOLIDAY_REPORT_TEXTS as text } from '../../locales/public-holidays.ts'
import { ensureDerived } from '../derivation/ensure-derived.ts'
import { holidayRows } from './holiday-rows.ts'
import { type ReportRange, reportRangeOf } from './list-days.ts'

interface Holidays {
  from: string
  to: string
  derivation: Derivation
  holidays: PublicHoliday[]
  today: string
}

/** The requested days; default: the year of the given day, or this year. Throws `invalid_input`. */
function rangeOf(query: Partial<ReportRange>, today: string, language: Language) {
  const year = (query.from ?? query.to ?? today).slice(0, 4)
  const asked = { from: query.from ?? `${year}-01-01`, to: query.to ?? `${year}-12-31` }
  return reportRangeOf(asked, language)
}

/** Derives the months of holidays that have begun; months without a holiday are not read. */
async function deriveHolidays(
  db: Database,
  companyId: number,
  holidays: readonly PublicHoliday[],
  today: string,
): Promise<Derivation> {
  const past = holidays.filter(({ date }) => date <= today)
  const months = new Set(past.flatMap(({ date }) => monthsOfRange(date, date)))
  for (const month of months) {
    const [day] = past.filter(({ date }) => date.startsWith(month)).map(({ date }) => date)
    const derivation = await ensureDerived(db, companyId, day as string, day as string)
    if (derivation.state === 'running') return derivation
  }
  return { state: 'current', left: 0 }
}

async function countDates(tx: Tx, holidays: readonly PublicHoliday[], today: string): Promise<HolidayDate[]> {
  const values: unknown[] = [tx.companyId]
  const param = (value: unknown) => `$${values.push(value)}`
  const count = (outcome: string) => `(count(*) filter (where outcome = '${outcome}'))::int as ${outcome}`
  const rows = await tx.query(
    HolidayDate.pick({ date: true, people: true, worked: true, planned: true, leave: true }),
    `select work_date as date, count(*)::int as people, ${count('worked')}, ${count('planned')}, ${count('leave')}
     from ${holidayRows(param, holidays, today)} as r where r.company_id = $1 group by work_date`,
    values,
  )
  const countOf = new Map(rows.map((row) => [row.date, row]))
  return [...Map.groupBy(holidays, ({ date }) => date)].map(([date, ones]) => ({
    date,
    name_la: ones.map(({ name_la }) => name_la).join(', '),
    name_en: ones.flatMap(({ name_en }) => name_en || []).join(', '),
    for_whom: ones.every(({ for_whom }) => for_whom === 'women') ? 'women' : 'all',
    ...(countOf.get(date) ?? { people: 0, worked: 0, planned: 0, leave: 0 }),
  }))
}

export default reportEndpoints<typeof publicHolidayReport.route, Holidays & { counted: HolidayDate[] }>(
  publicHolidayReport,
  {
    with: PERSON_REPORT,
    beforehand: async (context, isWhole) => {
      const today = todayInLaos()
      const range = rangeOf(context.query as Partial<ReportRange>, today, context.language)
      const companyId = companyOf(context)
      const { from, to } = range
      const holidays = await context.db.inCompany(companyId, (tx) => readPublicHolidays(tx, from, to))
      const derivation = await deriveHolidays(context.db, companyId, holidays, today)
      if (isWhole && derivation.state === 'running') throw new AppError('days_not_ready')
      const counted = await context.db.inCompany(companyId, (tx) => countDates(tx, holidays, today))
      return { ...range, derivation, holidays, today, counted }
    },
    from: (param, { extra: { holidays, today } }) => `${holidayRows(param, holidays, today)} as r
      join ${EMPLOYEES} e on e.company_id = $1 and e.id = r.employee_id ${PERSON_REPORT.joinDepartment}`,
    key: ['e.id', 'r.work_date'],
    where: ['r.company_id = $1'],
    columns: {
      work_date: 'r.work_date',
      weekday: 'extract(isodow from r.work_date)::int',
      holiday: 'r.name_la',
      holiday_en: `coalesce(r.name_en, '')`,
      for_whom: `case when r.is_for_women then 'women' else 'all' end`,
      outcome: 'r.outcome',
      in_at: instant('r.in_at'),
      out_at: instant('r.out_at'),
      minutes: 'r.minutes',
      overtime_minutes: 'r.overtime_minutes',
    },
    filters: { from: null, to: null, date: equals('r.work_date'), outcome: equals('r.outcome') },
    filterLines: { date: { label: text.date } },
    order: 'work_date',
    meta: ({ extra: { from, to, derivation, counted } }) => ({ from, to, derivation, holidays: counted }),
    about: ({ extra: { from, to } }) => [[REPORT_WORDS.period, `${formatDate(from)} – ${formatDate(to)}`]],
    fileName: ({ extra: { from, to } }) => `${from} ${to}`,
  },
)
