import { z } from 'zod'
import { ownText } from '#kit/contract/own-text.ts'
import { ClockTime, Id } from '#kit/contract/scalars.ts'
import { lineText, requiredLineText } from '#kit/contract/texts.ts'
import { ShiftColour } from './day-shift.ts'
import { ShiftTimes } from './shift-times.ts'

export { ShiftColour } from './day-shift.ts'

export const MAX_CODE = 4

/** What people call a shift. */
export const ShiftName = z.object({
  name: requiredLineText(50),
  /** For grids of days; unique among the shifts of the company, in any letter case. '' if it has none. */
  code: lineText(MAX_CODE).refine((code) => !/\s/.test(code), {
    params: ownText('ລະຫັດມີຍະຫວ່າງບໍ່ໄດ້', 'A code has no spaces'),
  }),
  colour: ShiftColour,
})
export type ShiftName = z.infer<typeof ShiftName>

/** A break within a shift. Neither attendance nor pay takes it off. */
export const BreakValues = z.object({
  name: requiredLineText(50),
  from_time: ClockTime,
  /** At or before `from_time`: on the next day. */
  to_time: ClockTime,
  is_paid: z.boolean(),
})
export type BreakValues = z.infer<typeof BreakValues>

export const ShiftBreak = BreakValues.extend({ id: Id, name: z.string(), version: z.int() })
export type ShiftBreak = z.infer<typeof ShiftBreak>

/** A shift of a schedule. */
export const Shift = ShiftTimes.extend({
  id: Id,
  name: z.string(),
  code: z.string(),
  colour: ShiftColour,
  /** In a week that is in force today or later. */
  is_in_week: z.boolean(),
  /** In the order of the shift. */
  breaks: z.array(ShiftBreak),
  version: z.int(),
})
export type Shift = z.infer<typeof Shift>
