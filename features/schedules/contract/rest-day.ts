import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineMasterData } from '#kit/contract/master-data.ts'
import { choice, day, line, name, number, optionalChoice } from '#kit/contract/master-data-fields.ts'
import { type Access, defineRoute } from '#kit/contract/route.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'

export const WEEKDAYS = {
  1: { la: 'ວັນຈັນ', en: 'Monday' },
  2: { la: 'ວັນອັງຄານ', en: 'Tuesday' },
  3: { la: 'ວັນພຸດ', en: 'Wednesday' },
  4: { la: 'ວັນພະຫັດ', en: 'Thursday' },
  5: { la: 'ວັນສຸກ', en: 'Friday' },
  6: { la: 'ວັນເສົາ', en: 'Saturday' },
  7: { la: 'ວັນອາທິດ', en: 'Sunday' },
} as const

export const MONTHS = {
  1: { la: 'ມັງກອນ', en: 'January' },
  2: { la: 'ກຸມພາ', en: 'February' },
  3: { la: 'ມີນາ', en: 'March' },
  4: { la: 'ເມສາ', en: 'April' },
  5: { la: 'ພຶດສະພາ', en: 'May' },
  6: { la: 'ມິຖຸນາ', en: 'June' },
  7: { la: 'ກໍລະກົດ', en: 'July' },
  8: { la: 'ສິງຫາ', en: 'August' },
  9: { la: 'ກັນຍາ', en: 'September' },
  10: { la: 'ຕຸລາ', en: 'October' },
  11: { la: 'ພະຈິກ', en: 'November' },
  12: { la: 'ທັນວາ', en: 'December' },
} as const

const WHOM = {
  all: { la: 'ທຸກຄົນ', en: 'Everybody' },
  women: { la: 'ແມ່ຍິງ', en: 'Women' },
} as const

const on = (...is: string[]) => ({
  when: { field: 'kind', is },
  needed: { field: 'kind', is },
  key: true,
  hidden: true,
})

/** The days off of the company: what they are called, when they are, for whom, and what they count as. */
export const restDay = defineMasterData({
  name: 'rest_day',
  owner: 'company',
  route: 'restDay.index',
  path: '/restDay',
  permission: 'view-rest-day',
  edit: 'edit-schedule',
  la: 'ວັນພັກຂອງບໍລິສັດ',
  en: 'Rest days',
  one: 'rest day',
  fields: {
    name_la: name('ຊື່ (ລາວ)', 'Name (Lao)', { key: false }),
    name_en: line('ຊື່ (ອັງກິດ)', 'Name (English)'),
    kind: choice(
      'ປະເພດ',
      'Kind',
      {
        weekly: { la: 'ທຸກອາທິດ', en: 'Weekly' },
        monthly: { la: 'ທຸກເດືອນ', en: 'Monthly' },
        annual: { la: 'ທຸກປີ', en: 'Annual' },
        regular: { la: 'ສະເພາະວັນທີ', en: 'Regular' },
      },
      { key: true },
    ),
    counts_as: choice(
      'ນັບເປັນ',
      'Counts as',
      {
        holiday: { la: 'ວັນພັກລັດຖະການ (ໄດ້ເງິນ)', en: 'Public holiday (paid)' },
        rest: { la: 'ວັນພັກຜ່ອນ (ບໍ່ມີກະ)', en: 'Rest day (no shift)' },
      },
      { key: true },
    ),
    for_whom: {
      ...choice('ສຳລັບໃຜ', 'For whom', WHOM),
      type: z.enum(['all', 'women']).default('all'),
      required: false,
    },
    weekday: optionalChoice('ວັນໃນອາທິດ', 'Day of the week', WEEKDAYS, on('weekly')),
    month: optionalChoice('ເດືອນ', 'Month', MONTHS, on('annual')),
    month_day: {
      ...number('ວັນທີຂອງເດືອນ', 'Day of the month', {
        ...on('monthly', 'annual'),
        hint: { la: '31 ແມ່ນວັນສຸດທ້າຍຂອງທຸກເດືອນ', en: '31 is the last day of every month' },
      }),
      type: z.int().min(1).max(31).nullable().default(null),
      required: false,
    },
    from_date: day('ແຕ່ວັນທີ', 'From', {
      needed: { field: 'kind', is: ['regular'] },
      key: true,
      hidden: true,
      hint: {
        la: 'ປະເພດທີ່ຊ້ຳກັນ: ເລີ່ມນຳໃຊ້; ປະວ່າງໄວ້ຖ້າໃຊ້ຕະຫຼອດ',
        en: 'Of a repeated day: in force from; empty if always',
      },
    }),
    to_date: day('ຫາວັນທີ', 'To', {
      hidden: true,
      hint: {
        la: 'ສະເພາະວັນທີ: ປະວ່າງໄວ້ຖ້າພັກມື້ດຽວ',
        en: 'Of a regular one: empty for a single day',
      },
    }),
  },
  list: { label: ['name_la'], sort: 'from_date', ordered: ['from_date', 'to_date'] },
})

const access: Access = { anyOf: ['view-rest-day'], side: 'company' }
const Year = z.coerce.number().int().min(2000).max(2100)

/** One date on which the company, or the women of it, is off. */
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
  summary: 'Every date of a year on which the company is off, with what it is off for; the earliest first.',
  access,
  query: z.object({ year: Year }),
  answer: dataAnswer(z.array(DayOff)),
})

export const PublicHoliday = z.object({
  date: IsoDate,
  name_la: z.string(),
  name_en: z.string(),
  for_whom: z.enum(['all', 'women']),
  /** The company has a holiday on this date already. */
  is_there: z.boolean(),
})
export type PublicHoliday = z.infer<typeof PublicHoliday>

export const listPublicHolidays = defineRoute({
  method: 'GET',
  path: '/restDay/public-holidays',
  summary: 'The public holidays of the country in a year, and which of them the company has.',
  access,
  query: z.object({ year: Year }),
  answer: dataAnswer(z.array(PublicHoliday)),
})

export const takePublicHolidays = defineRoute({
  method: 'POST',
  path: '/restDay/public-holidays',
  summary:
    'Add public holidays of these dates to the days off of the company; those it has already stay as they are.',
  access: restDay.routes.create.access,
  body: z.object({ dates: z.array(IsoDate).min(1).max(100) }),
  answer: dataAnswer(z.object({ added: z.int() })),
})

/** What a rest day is, without its name: from this alone follow its dates. */
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
    'Which approved or paid payroll runs a change of a rest day would touch; they keep what they have. Without `rule` it is deleted, without `rest_day_id` added.',
  access: restDay.routes.create.access,
  body: z.object({ rest_day_id: Id.nullable().default(null), rule: Rule.nullable().default(null) }),
  answer: dataAnswer(z.object({ runs: z.array(LockedRun) })),
})
