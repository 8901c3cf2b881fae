import { z } from 'zod'
import { ClockTime, Id } from '#kit/contract/scalars.ts'
import { lineText, requiredLineText } from '#kit/contract/texts.ts'
import { ShiftTimes } from './shift-times.ts'

/** The colours of shifts; their looks in light and dark are in `web/shift-chip.module.css`. */
export const ShiftColour = z.enum(['blue', 'green', 'yellow', 'orange', 'red', 'pink', 'violet', 'gray'])
export type ShiftColour = z.infer<typeof ShiftColour>

export const MAX_CODE = 4

/** What people call a shift. */
export const ShiftName = z.object({
  name: requiredLineText(50),
  /** For grids of days; unique in the company, whatever its letter case. '' if it has none. */
  code: lineText(MAX_CODE),
  colour: ShiftColour,
})

/** A pause within a shift. Pay and attendance do not take it off. */
export const ShiftBreak = z.object({
  id: Id,
  name: z.string(),
  from_time: ClockTime,
  to_time: ClockTime,
  is_paid: z.boolean(),
  version: z.int(),
})
export type ShiftBreak = z.infer<typeof ShiftBreak>

/** A shift of a schedule: its name and its times. */
export const Shift = ShiftTimes.extend({
  id: Id,
  name: z.string(),
  code: z.string(),
  colour: ShiftColour,
  /** In a week that is in force today or later. */
  is_in_week: z.boolean(),
  version: z.int(),
})
export type Shift = z.infer<typeof Shift>
