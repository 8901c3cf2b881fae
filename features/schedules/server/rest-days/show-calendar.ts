import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { showDaysOff } from '../../contract/rest-day.ts'
import { datesOff } from '../../domain/days-off.ts'
import { readRestDays } from './read-days-off.ts'

export const showCalendar = handle(showDaysOff, (context) =>
  inCompany(context, async (tx) => {
    const [from, to] = [`${context.query.year}-01-01`, `${context.query.year}-12-31`]
    const days = (await readRestDays(tx, from, to)).flatMap(({ id, ...one }) =>
      datesOff(one, dayNumber(from), dayNumber(to)).map((day) => ({
        rest_day_id: id,
        date: dayOfNumber(day),
        name_la: one.name_la,
        name_en: one.name_en,
        counts_as: one.counts_as,
        for_whom: one.for_whom,
      })),
    )
    return { data: days.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))) }
  }),
)
