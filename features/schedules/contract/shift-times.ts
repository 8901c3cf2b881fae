import type { z } from 'zod'
import { ownText } from '#kit/contract/own-text.ts'
import { ScheduleDay } from '../contract.ts'
import { type ShiftFault, shiftFault } from '../domain/schedule-week.ts'

/** The times of a shift, without a weekday. */
export const ShiftTimes = ScheduleDay.omit({ weekday: true })
export type ShiftTimes = z.infer<typeof ShiftTimes>

const FAULTS: Record<ShiftFault, { text: { la: string; en: string } }> = {
  half_from: ownText(
    'ເວລາເລີ່ມລາພັກຕອນບ່າຍຕ້ອງຢູ່ກ່ອນ ຫຼື ພ້ອມກັບເວລາສິ້ນສຸດລາພັກຕອນເຊົ້າ',
    'An afternoon leave must begin no later than a morning leave ends',
  ),
  half_to: ownText('ເວລາຕ້ອງຢູ່ພາຍໃນກະ', 'The time must be within the shift'),
  earliest_out: ownText('ເວລາຕ້ອງຢູ່ພາຍໃນກະ', 'The time must be within the shift'),
}

/** A check of a body that contains the times of a shift: they must agree with each other. */
export function refuseFaultyTimes(given: object, context: z.RefinementCtx): void {
  // The times that are no clock times have their own error.
  const times = ShiftTimes.safeParse(given)
  if (!times.success) return
  const { check_in, check_out, ...rest } = times.data
  const fault = shiftFault({ in: check_in, out: check_out, ...rest })
  if (fault) context.addIssue({ code: 'custom', path: [fault], params: FAULTS[fault] })
}
