import { PERSON_REPORT } from '#features/employees/server/index.ts'
import { firstOfMonth, formatDate } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { ListRoute } from '#kit/contract/lists.ts'
import { type Context, companyOf, type Endpoint } from '#kit/server/handler.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import type { AboutLine, DefinedReport, ReportSource } from '#kit/server/report/report-source.ts'
import { REPORT_WORDS } from '#kit/server/report/report-words.ts'
import type { DayQuery, Derivation } from '../../contract.ts'
import { ensureDerived } from '../derivation/ensure-derived.ts'
import { type ReportRange, reportRangeOf } from './list-days.ts'

interface DerivedPeriod extends ReportRange {
  derivation: Derivation
}
interface OfPeriod {
  extra: DerivedPeriod
}

/** The period is derived before it is read, from the first of its month; a file contains derived days only. */
const OF_PERIOD = {
  beforehand: async (context: Context, isWhole: boolean): Promise<DerivedPeriod> => {
    const range = reportRangeOf(context.query as unknown as DayQuery, context.language)
    const derivation = await ensureDerived(context.db, companyOf(context), firstOfMonth(range.from), range.to)
    if (isWhole && derivation.state === 'running') throw new AppError('days_not_ready')
    return { ...range, derivation }
  },
  filters: { from: null, to: null },
  meta: ({ extra: { from, to, derivation } }: OfPeriod) => ({ from, to, derivation }),
  about: ({ extra: { from, to } }: OfPeriod): AboutLine[] => [
    [REPORT_WORDS.period, `${formatDate(from)} – ${formatDate(to)}`],
  ],
  fileName: ({ extra: { from, to } }: OfPeriod) => `${from} ${to}`,
}

type Source<R extends ListRoute> = ReportSource<R, DerivedPeriod>
/** What a report on days in a period adds to the shared parts. */
type PeriodSource<R extends ListRoute> = Pick<
  Source<R>,
  'from' | 'key' | 'order' | 'where' | 'filterLines'
> & {
  columns: Omit<Source<R>['columns'], keyof typeof PERSON_REPORT.columns>
  filters?: Partial<Source<R>['filters']>
}

/** The calls of a report on days in a period. `from` contains the employee as `e` and `PERSON_REPORT.joinDepartment`. */
export function periodReportEndpoints<R extends ListRoute>(
  report: DefinedReport<R>,
  { filters, ...source }: PeriodSource<R>,
): Endpoint[] {
  return reportEndpoints<R, DerivedPeriod>(report, {
    with: PERSON_REPORT,
    ...OF_PERIOD,
    ...source,
    filters: { ...OF_PERIOD.filters, ...filters },
  } as unknown as Source<R>)
}
