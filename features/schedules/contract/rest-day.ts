import { z } from 'zod'
import { restDay } from '#features/master-data/contract/rest-days/rest-day.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { type Access, defineRoute } from '#kit/contract/route.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'

const access: Access = { anyOf: ['view-rest-day'], side: 'company' }
const Year = z.coerce.number().int().min(2000).max(2100)

/** A date off for the company, or for its women only. */
export const DayOff = z.object({
  rest_day_id: Id,
  date: IsoDate,
  name_la: z.string(),
  name_en: z.string(),
  counts_as: z.enum(['holiday', 'rest']),
  for_whom: z.enum(['all', 'women']),
})
export type DayOff = z.infer<typeof DayOff>

export const showDaysOff = defineRoute({
  method: 'GET',
  path: '/restDay/calendar',
  summary: 'List every date off of the company in a year with its reason, earliest first.',
  access,
  query: z.object({ year: Year }),
  answer: dataAnswer(z.array(DayOff)),
})

export const PublicHoliday = z.object({
  date: IsoDate,
  name_la: z.string(),
  name_en: z.string(),
  for_whom: z.enum(['all', 'women']),
  /** The company already has a holiday on this date. */
  is_there: z.boolean(),
})
export type PublicHoliday = z.infer<typeof PublicHoliday>

export const listPublicHolidays = defineRoute({
  method: 'GET',
  path: '/restDay/public-holidays',
  summary: 'List the public holidays of the country in a year, and whether the company has them.',
  access,
  query: z.object({ year: Year }),
  answer: dataAnswer(z.array(PublicHoliday)),
})

export const addPublicHolidays = defineRoute({
  method: 'POST',
  path: '/restDay/public-holidays',
  summary: "Add the public holidays on these dates to the company's days off; existing ones do not change.",
  access: restDay.routes.create.access,
  body: z.object({ dates: z.array(IsoDate).min(1).max(100) }),
  answer: dataAnswer(z.object({ added: z.int() })),
})

/** A rest day without its name: determines its dates. */
const Rule = restDay.body.omit({ name_la: true, name_en: true })

export const LockedRun = z.object({
  id: Id,
  title: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
  status: z.string(),
  /** How many of its dates change. */
  days: z.int(),
})
export type LockedRun = z.infer<typeof LockedRun>

export const showRestDayEffect = defineRoute({
  method: 'POST',
  path: '/restDay/effect',
  summary:
    'List the approved or paid payroll runs that a change of a rest day would affect; they do not change. Without `rule` it is deleted, without `rest_day_id` added.',
  access: restDay.routes.create.access,
  body: z.object({ rest_day_id: Id.nullable().default(null), rule: Rule.nullable().default(null) }),
  answer: dataAnswer(z.object({ runs: z.array(LockedRun) })),
})
