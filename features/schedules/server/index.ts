import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listSchedules } from '../contract.ts'
import { scheduleList } from './list-schedules.ts'

export type { ShiftCalendar } from '../domain/shift-calendar.ts'
export { DECISIONS, storeDecisions } from './decisions.ts'
export { DaysOfEmployee, markDaysAround } from './mark-days-around.ts'
export { scheduleNames } from './named-records.ts'
export { readShifts } from './read-shifts.ts'
export {
  ApprovedDays,
  approveDays,
  type RecordedRequests,
  recordApproved,
} from './record-approved.ts'
export { requestOfPerson } from './request-of-person.ts'
export { restDayEndpoints } from './rest-days/index.ts'
export { type DatesOff, type DaysOff, readDaysOff } from './rest-days/read-days-off.ts'
export type { ReadLockedRuns } from './rest-days/show-effect.ts'
export { type SavedSchedules, saveSchedules } from './save-schedules.ts'
export { scheduleImportColumn } from './schedule-import-column.ts'

export const scheduleEndpoints: Endpoint[] = [...listEndpoints(listSchedules, scheduleList)]
