import { restDay } from '#features/master-data/contract/rest-days/rest-day.ts'
import type { ReadLockedRuns } from '#features/requests/server/index.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { masterDataEndpoints } from '#kit/server/master-data/endpoints.ts'
import { listRestDayExceptions } from '../../contract/rest-day-exceptions.ts'
import { exceptionEndpoints } from '../exceptions/edit-exceptions.ts'
import { exceptionList } from '../exceptions/list-exceptions.ts'
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
  ...listEndpoints(listRestDayExceptions, exceptionList),
  ...exceptionEndpoints(readLockedRuns),
  ...masterDataEndpoints(restDay as unknown as MasterData, {}, markRestDays),
]
