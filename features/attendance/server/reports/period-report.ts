import { firstOfMonth, formatDate } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { type Context, companyOf } from '#kit/server/handler.ts'
import type { AboutLine } from '#kit/server/report/report-source.ts'
import { REPORT_WORDS } from '#kit/server/report/report-words.ts'
import type { DayQuery, Derivation } from '../../contract.ts'
import { ensureDerived } from '../derivation/ensure-derived.ts'
import { type ReportRange, reportRangeOf } from './list-days.ts'

export interface DerivedPeriod extends ReportRange {
  derivation: Derivation
}
interface OfPeriod {
  extra: DerivedPeriod
}

/** What reports over the results of days have in common: the period is derived first, from the first of its month; a file is written of derived days only. */
export const OF_PERIOD = {
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
