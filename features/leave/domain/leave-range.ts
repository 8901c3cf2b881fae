import { countDays, isDay } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { LeavePart } from '../contract.ts'

export type LeaveRangeFault = 'ends_before_start' | 'too_long' | 'half_of_several_days' | 'hours_missing'

/** A leap year: longer than any leave that is entered at once. */
const LONGEST_DAYS = 366

/** The fault in the days of a leave; null if there is none or a value is not a date. A half day, or hours, cover only one day. */
export function leaveRangeFault(leave: {
  start_date: string
  end_date: string
  part: LeavePart
  from_time?: string | null
  to_time?: string | null
}): LeaveRangeFault | null {
  if (!isDay(leave.start_date) || !isDay(leave.end_date)) return null
  const days = countDays(leave.start_date, leave.end_date)
  if (days < 1) return 'ends_before_start'
  if (days > LONGEST_DAYS) return 'too_long'
  if (leave.part !== 'full' && days > 1) return 'half_of_several_days'
  if (leave.part !== 'hours') return null
  const { from_time: from = null, to_time: to = null } = leave
  return from === null || to === null || from === to ? 'hours_missing' : null
}

/** The times of a leave: those of other parts than hours do not count. */
export const hoursOnly = <L extends { part: LeavePart; from_time?: string | null; to_time?: string | null }>(
  leave: L,
): L & { from_time: string | null; to_time: string | null } => {
  const { from_time = null, to_time = null } = leave.part === 'hours' ? leave : {}
  return { ...leave, from_time, to_time }
}

/** The field that a fault belongs to. */
export const fieldOfRangeFault = (fault: LeaveRangeFault): 'end_date' | 'from_time' =>
  fault === 'hours_missing' ? 'from_time' : 'end_date'

export const LEAVE_RANGE_TEXTS: Record<LeaveRangeFault, Record<Language, string>> = {
  ends_before_start: { la: 'ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ', en: 'The last day is before the first' },
  too_long: { la: 'ລາພັກຄັ້ງໜຶ່ງໄດ້ບໍ່ເກີນ 366 ວັນ', en: 'At most 366 days at once' },
  half_of_several_days: {
    la: 'ລາເຄິ່ງມື້ ຫຼື ເປັນຊົ່ວໂມງ ໄດ້ພຽງມື້ດຽວຕໍ່ຄັ້ງ',
    en: 'Half-day leave and hours cover one day only',
  },
  hours_missing: { la: 'ລະບຸເວລາເລີ່ມ ແລະ ເວລາສິ້ນສຸດຂອງການລາ', en: 'State from when to when the leave lasts' },
}
