import { z } from 'zod'
import { Instant } from '#kit/contract/scalars.ts'

export const ScanSource = z.enum(['terminal', 'camera', 'phone', 'person'])
export type ScanSource = z.infer<typeof ScanSource>

export const DayScan = z.object({
  scanned_at: Instant,
  source: ScanSource,
  /** False: outside all zones; stored but not counted. */
  counts: z.boolean(),
  /** The terminal's own kind: 0 in, 1 out, 2 break out, 3 break in, 4 overtime in, 5 overtime out. */
  device_kind: z.int().nullable(),
  /** A correction leaves it out. */
  is_void: z.boolean(),
  /** The line as received from the terminal. */
  raw_line: z.string(),
})
export type DayScan = z.infer<typeof DayScan>
