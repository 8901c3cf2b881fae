import { DAY_UNITS } from '#features/leave/domain/ledger/entries.ts'

const MINUTES = 60
const HUNDREDTHS = 100

/**
 * The units of leave (1/480 day) for overtime that is paid with time: `weighted` is the sum of minutes times multiplier in hundredths, so
 * three hours at ×1.5 are four and a half hours. A day has the company's hours. Rounded half up, once for a date.
 */
export const compUnits = (weighted: number, hoursPerDay: number): number =>
  Math.floor(
    (2 * weighted * DAY_UNITS + hoursPerDay * MINUTES * HUNDREDTHS) /
      (2 * hoursPerDay * MINUTES * HUNDREDTHS),
  )

/** Minutes of time off for overtime, rounded half up. */
export const compMinutes = (weighted: number): number => Math.round(weighted / HUNDREDTHS)
