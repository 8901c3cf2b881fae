import { z } from 'zod'
import {
  PERSON_REPORT_COLUMNS,
  PERSON_REPORT_FILTERS,
  PERSON_REPORT_KEYS,
} from '#features/employees/contract/person-report.ts'
import { WEEKDAYS } from '#features/master-data/contract/rest-days/rest-day.ts'
import { severalOf } from '#kit/contract/lists.ts'
import { column, defineReport } from '#kit/contract/report.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import { HOLIDAY_FOR, HOLIDAY_OUTCOMES, HOLIDAY_REPORT_TEXTS as text } from '../locales/public-holidays.ts'
import { reportTexts } from '../locales/reports.ts'
import { periodFilters, periodMeta } from './derivation.ts'

const HolidayOutcome = z.enum(['worked', 'planned', 'leave', 'off'])

/** A date with its public holidays and how many employees did what, in the whole company. */
export const HolidayDate = z.object({
  date: IsoDate,
  name_la: z.string(),
  /** ''. */
  name_en: z.string(),
  for_whom: z.enum(['all', 'women']),
  people: z.int(),
  worked: z.int(),
  planned: z.int(),
  leave: z.int(),
})
export type HolidayDate = z.infer<typeof HolidayDate>

/** The public holidays of a period with the employees whom they are for; by default of this year. */
export default defineReport({
  ...reportTexts['e-leave.public.index'],
  path: '/report/public-holiday',
  summary:
    'List the public holidays of a period with each employee whom they are for: who worked, for how long, and who was on leave.',
  access: { anyOf: ['view-public-holiday'], side: 'company' },
  empty: { title: text.none, text: text.noneHint },
  numbered: true,
  groups: ['holiday', 'outcome', 'department'],
  keys: { ...PERSON_REPORT_KEYS, holiday_en: z.string() },
  filters: {
    ...periodFilters,
    /** Only the rows of this date; the dates in `meta` stay. */
    date: IsoDate.optional(),
    ...PERSON_REPORT_FILTERS,
    outcome: severalOf(HolidayOutcome).optional(),
  },
  meta: { ...periodMeta, holidays: z.array(HolidayDate) },
  errors: ['days_not_ready', 'invalid_input'],
  columns: {
    work_date: column.day(text.date, { sortable: true }),
    weekday: column.number(text.weekday, WEEKDAYS),
    holiday: column.text(text.holiday, { sortable: true, english: 'holiday_en' }),
    for_whom: column.code(text.forWhom, HOLIDAY_FOR, { hidden: true }),
    ...PERSON_REPORT_COLUMNS,
    outcome: column.code(text.outcome, HOLIDAY_OUTCOMES, { sortable: true, strong: true }),
    in_at: column.instant(text.in, { nullable: true, hidden: true }),
    out_at: column.instant(text.out, { nullable: true, hidden: true }),
    minutes: column.count(text.minutes, { total: 'sum', sortable: true }),
    overtime_minutes: column.count(text.overtime, { total: 'sum', sortable: true }),
  },
})
