import { z } from 'zod'
import { IsoDate } from '#kit/contract/scalars.ts'

/** `running`: the days of some employees are still being calculated; ask again. `left`: how many employees. */
export const Derivation = z.object({ state: z.enum(['current', 'running']), left: z.int() })
export type Derivation = z.infer<typeof Derivation>

/** The days of a report, inclusive; at most 366 days. Default: the current month up to today. */
export const periodFilters = { from: IsoDate.optional(), to: IsoDate.optional() }
/** The `meta` of a report of days. */
export const periodMeta = { from: IsoDate, to: IsoDate, derivation: Derivation }
