import { z } from 'zod'
import { ClockTime } from '#kit/contract/scalars.ts'

/** The colours of shifts; their looks in light and dark are in `web/shift-chip.module.css`. */
export const ShiftColour = z.enum(['blue', 'green', 'yellow', 'orange', 'red', 'pink', 'violet', 'gray'])
export type ShiftColour = z.infer<typeof ShiftColour>

/** The shift of a day, as people see it. */
export const DayShift = z.object({
  name: z.string(),
  /** '' if it has none. */
  code: z.string(),
  colour: ShiftColour,
  check_in: ClockTime,
  check_out: ClockTime,
  /** In the order of the shift. */
  breaks: z.array(
    z.object({ name: z.string(), from_time: ClockTime, to_time: ClockTime, is_paid: z.boolean() }),
  ),
})
export type DayShift = z.infer<typeof DayShift>
