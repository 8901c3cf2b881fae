import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { ClockTime, IdParam, IsoDate, Minutes } from '#kit/contract/scalars.ts'
import { DayResultCode } from '../contract.ts'

const TIME = '([01]\\d|2[0-3]):[0-5]\\d(\\+1)?'
export const MAX_SCANS = 6
/** Up to six clock times, divided by commas; '+1' is the next day: '07:58,17:02' or '21:50,06:04+1'. */
const ScanTimes = z.string().regex(new RegExp(`^(${TIME}(,${TIME}){0,${MAX_SCANS - 1}})?$`))

/** The times of a shift as half a day of leave moves them, and when scans no longer count. Minutes count from midnight of the date. */
export const DayWindow = z.object({
  earliest_in: z.int(),
  check_in: z.int(),
  earliest_out: z.int(),
  check_out: z.int(),
  end: z.int(),
  allowed_late: Minutes,
  absence_minutes: Minutes,
})
export type DayWindow = z.infer<typeof DayWindow>

/** What the engine makes of some scans. Minutes count from midnight of the date and are below 0 on the day before. */
export const ScanCheck = z.object({
  /** Null: no shift on this date. */
  shift: z.object({ name: z.string(), check_in: ClockTime, check_out: ClockTime }).nullable(),
  /** Null without a shift. */
  result: DayResultCode.nullable(),
  /** The scans that count as in and out. */
  in_at: z.int().nullable(),
  out_at: z.int().nullable(),
  late_minutes: Minutes,
  early_minutes: Minutes,
  night_minutes: Minutes,
  /** Half days. */
  present_halves: z.int(),
  absent_halves: z.int(),
  window: DayWindow.nullable(),
  /** In order. */
  scans: z.array(z.int()),
})
export type ScanCheck = z.infer<typeof ScanCheck>

export const checkScans = defineRoute({
  method: 'GET',
  path: '/schedule_detail/:schedule_id/check-scan',
  summary: 'Judge some scans by a shift of a schedule as the derivation of days would. Nothing is stored.',
  access: { anyOf: ['view-schedule'], side: 'company' },
  params: z.object({ schedule_id: IdParam }),
  query: z.object({
    date: IsoDate,
    /** The shift; absent: that of the date's week. */
    shift_id: IdParam.optional(),
    scans: ScanTimes.default(''),
    leave: z.enum(['morning', 'afternoon']).optional(),
  }),
  answer: dataAnswer(ScanCheck),
})
