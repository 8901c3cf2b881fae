import { z } from 'zod'
import { coverClockOnce } from '#engines/attendance/overtime-bands.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { ClockTime } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'

/** How an hour of overtime is paid: with money, or with time off. */
export const PAY_TYPES = ['cash', 'holiday'] as const
export type PayType = (typeof PAY_TYPES)[number]

/** A part of the day; a `to_time` at or before `from_time` is on the next day. The multiplier applies to the hourly pay. */
export const OvertimeBand = z.object({
  from_time: ClockTime,
  to_time: ClockTime,
  multiplier: z.number().min(0.01).max(100).multipleOf(0.01),
  /** Paid with money, or with time off: the minutes times the multiplier are leave. */
  pay_type: z.enum(PAY_TYPES),
})
export type OvertimeBand = z.infer<typeof OvertimeBand>

/** Working days, and rest days: weekly rest days and holidays. */
export const DAY_KINDS = ['working', 'rest'] as const
export type DayKind = (typeof DAY_KINDS)[number]

const RateFields = z.object({ working: z.array(OvertimeBand).max(24), rest: z.array(OvertimeBand).max(24) })
export const OvertimeRates = RateFields.extend({
  /** Changes with the rates: a write with an older version is refused. */
  version: lineText(100),
})
export type OvertimeRates = z.infer<typeof OvertimeRates>

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Whether every minute of the day has exactly one rate. */
export const isWholeDay = (bands: readonly OvertimeBand[]) =>
  coverClockOnce(
    bands.map(({ from_time, to_time, multiplier }) => ({
      from: minuteOf(from_time),
      to: minuteOf(to_time),
      multiplier,
    })),
  )

const UNCOVERED: Record<DayKind, { text: { la: string; en: string } }> = {
  working: ownText(
    'ວັນເຮັດວຽກ: ຊ່ວງເວລາຕ້ອງຄົບ 24 ຊົ່ວໂມງ ແລະ ບໍ່ຊ້ອນກັນ',
    'Working days: the times must cover the 24 hours once, without gaps or overlaps',
  ),
  rest: ownText(
    'ວັນພັກ: ຊ່ວງເວລາຕ້ອງຄົບ 24 ຊົ່ວໂມງ ແລະ ບໍ່ຊ້ອນກັນ',
    'Days of rest: the times must cover the 24 hours once, without gaps or overlaps',
  ),
}

const RatesToSave = OvertimeRates.superRefine((rates, context) => {
  for (const kind of DAY_KINDS)
    if (!isWholeDay(rates[kind])) context.addIssue({ code: 'custom', params: UNCOVERED[kind] })
})

const access = { anyOf: ['view-setting-ot'], side: 'company' } as const

export const showOvertimeRates = defineRoute({
  method: 'GET',
  path: '/setting/ot',
  summary: 'Show the multipliers of an hour of overtime, by kind of day and time of day.',
  access,
  answer: dataAnswer(OvertimeRates),
})

export const saveOvertimeRates = defineRoute({
  method: 'PUT',
  path: '/setting/ot',
  summary: 'Save all overtime rates together; they must cover every minute of the day once.',
  access: changing(access, 'edit-pay-rule'),
  body: RatesToSave,
  answer: dataAnswer(OvertimeRates),
  errors: ['stale_version'],
})
