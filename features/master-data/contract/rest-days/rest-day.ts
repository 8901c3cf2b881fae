import { z } from 'zod'
import { defineMasterData } from '#kit/contract/master-data.ts'
import { choice, day, line, name, number, optionalChoice } from '#kit/contract/master-data-fields.ts'

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

/** The company's days off: names, dates, for whom, and how they count. */
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
    from_date: day('ຈາກວັນທີ', 'From', {
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
