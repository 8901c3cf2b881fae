import type { z } from 'zod'
import { restDay } from '#features/master-data/contract/rest-days/rest-day.ts'
import { REST_DAYS } from '#features/master-data/server/index.ts'
import type { ReadLockedRuns } from '#features/requests/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { resetUnusedFields } from '#kit/contract/master-data-fields.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { showRestDayEffect } from '../../contract/rest-day.ts'
import { changedDates } from '../../domain/days-off.ts'
import { StoredRestDay } from './read-days-off.ts'

const Rule = StoredRestDay.omit({ id: true, name_la: true, name_en: true })
type Rule = z.infer<typeof Rule>

const PRESENT = `
  select kind, counts_as, for_whom, weekday::int as weekday, month::int as month, month_day, from_date, to_date
  from ${REST_DAYS} rest_day where company_id = $1 and id = $2 and deleted_at is null`

/** `readLockedRuns` is implemented by a later feature. */
export function showEffectWith(readLockedRuns: ReadLockedRuns): Endpoint {
  return handle(showRestDayEffect, (context) =>
    inCompany(context, async (tx) => {
      const { rest_day_id: id, rule } = context.body
      const before = id === null ? null : await tx.maybeOne(Rule, PRESENT, [tx.companyId, id])
      if (id !== null && !before) throw new AppError('not_found')
      const after = rule && ruleOf(resetUnusedFields(restDay.fields, rule))
      const runs = (await readLockedRuns(tx))
        .map((run) => ({ ...run, days: datesTouched(before, after, run).length }))
        .filter(({ days }) => days > 0)
      return { data: { runs } }
    }),
  )
}

/** A regular rest day without its date is incomplete. */
function ruleOf(values: Record<string, unknown>): Rule | null {
  const { weekday, month, ...rest } = values as unknown as Rule
  if (rest.kind === 'regular' && rest.from_date === null) return null
  const number = (value: unknown) => (value === null ? null : Number(value))
  return { ...rest, weekday: number(weekday), month: number(month) }
}

/** If the kind changes, all old and new dates are affected. */
function datesTouched(
  before: Rule | null,
  after: Rule | null,
  { from_date, to_date }: { from_date: string; to_date: string },
) {
  const [from, to] = [dayNumber(from_date), dayNumber(to_date)]
  const means = (rule: Rule | null) => `${rule?.counts_as} ${rule?.for_whom}`
  if (!before || !after || means(before) === means(after)) return changedDates(before, after, from, to)
  return [...new Set([...changedDates(before, null, from, to), ...changedDates(null, after, from, to)])]
}
