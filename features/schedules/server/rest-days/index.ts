import { restDay } from '#features/master-data/contract/rest-days/rest-day.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { masterDataEndpoints } from '#kit/server/master-data/endpoints.ts'
import { markRestDays } from './mark-rest-days.ts'
import { listCountrysHolidays, takeCountrysHolidays } from './public-holidays.ts'
import { showCalendar } from './show-calendar.ts'
import { type ReadLockedRuns, showEffectWith } from './show-effect.ts'

/** The calls of the list of rest days; `readLockedRuns` returns the runs that a change does not affect. */
export const restDayEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  showCalendar,
  listCountrysHolidays,
  takeCountrysHolidays,
  showEffectWith(readLockedRuns),
  ...masterDataEndpoints(restDay as unknown as MasterData, {}, markRestDays),
]
