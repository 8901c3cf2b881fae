import { restDay } from '#features/master-data/contract/rest-days/rest-day.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { masterDataEndpoints } from '#kit/server/master-data/endpoints.ts'
import type { ReadLockedRuns } from '../locked-runs.ts'
import { markRestDays } from './mark-rest-days.ts'
import { addCountryPublicHolidays, listCountryPublicHolidays } from './public-holidays.ts'
import { showCalendar } from './show-calendar.ts'
import { showEffectWith } from './show-effect.ts'

/** The calls of the list of rest days; `readLockedRuns` returns the runs that a change does not affect. */
export const restDayEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  showCalendar,
  listCountryPublicHolidays,
  addCountryPublicHolidays,
  showEffectWith(readLockedRuns),
  ...masterDataEndpoints(restDay as unknown as MasterData, {}, markRestDays),
]
