import { z } from 'zod'
import { IsoDate } from '#kit/contract/scalars.ts'

/** `running`: some employees' days are still being worked out; ask again. `left`: how many. */
export const Derivation = z.object({ state: z.enum(['current', 'running']), left: z.int() })
export type Derivation = z.infer<typeof Derivation>

/** The days of a report, both in; together at most 366 days. Without them the current month up to today. */
export const periodFilters = { from: IsoDate.optional(), to: IsoDate.optional() }
/** What a report of days says of them in its `meta`. */
export const periodMeta = { from: IsoDate, to: IsoDate, derivation: Derivation }
