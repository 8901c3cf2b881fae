import '../errors.ts'
import type { ReadLockedRuns } from '#features/requests/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listAssignments, listSchedulesOfEmployees } from '../contract/assignments.ts'
import { listPositionLinks } from '../contract/positions.ts'
import { listSchedules } from '../contract.ts'
import { editAssignmentEndpoints } from './assignments/edit-assignments.ts'
import { assignmentList, scheduleOfEmployeeList } from './assignments/list-assignments.ts'
import { showSchedulesOfEmployee } from './assignments/list-schedules-of-employee.ts'
import { scheduleList } from './list-schedules.ts'
import { positionEndpoints } from './positions/edit-positions.ts'
import { positionLinkList } from './positions/list-position-links.ts'
import { editScheduleEndpoints } from './schedules/edit-schedules.ts'
import { changeTimesWith } from './shifts/change-shift-times.ts'
import { breakEndpoints } from './shifts/edit-breaks.ts'
import { editShiftEndpoints } from './shifts/edit-shifts.ts'

export type { DaysOff } from '../domain/days-off-of-people.ts'
export type { ShiftCalendar } from '../domain/shift-calendar.ts'
export { assignNewEmployee } from './assignments/assign-new-employee.ts'
export { cancelOne, type RequestTable, StoredRequest } from './cancel-requests.ts'
export { lockRequest } from './change-request.ts'
export type { EnteredRequests, RowCheck } from './entries/enter-many.ts'
export { entryEndpoints } from './entries/entry-endpoints.ts'
export { peopleOfRows } from './entries/people-of-rows.ts'
export {
  type Cells,
  dayOf,
  type EntryField,
  RowFault,
  readEntryFile,
  rowError,
  textOf,
  withErrorFile,
} from './entries/read-entry-file.ts'
export { DaysOfEmployee, markDaysAround } from './mark-days-around.ts'
export { MARKS_DAYS } from './marks-decided-days.ts'
export { scheduleNames } from './named-records.ts'
export { followPositions } from './positions/follow-positions.ts'
export { readEngineShifts, readShiftIdsOfSchedule, readShifts } from './read-shifts.ts'
export {
  ApprovedDays,
  approveDays,
  type RecordedRequests,
  recordApproved,
} from './record-approved.ts'
export { REST_DAY_EXCEPTIONS, ROSTER_DAYS, SCHEDULE_ASSIGNMENTS, SCHEDULES } from './relations.ts'
export { cancelEndpoints } from './request-endpoints.ts'
export { changeRequest, enterRequest, type HrEntryKind } from './request-kind.ts'
export { requestOfPerson } from './request-of-person.ts'
export { restDayEndpoints } from './rest-days/index.ts'
export { type NextHoliday, readNextHoliday } from './rest-days/next-holiday.ts'
export { readDaysOff } from './rest-days/read-days-off.ts'
export { type PublicHoliday, readPublicHolidays } from './rest-days/read-public-holidays.ts'
export { rosterEndpoints } from './roster/index.ts'
export { readHolidayShifts } from './roster/read-holiday-shifts.ts'
export { readNamedDaysOff } from './roster/read-named-days-off.ts'
export { type SavedSchedules, saveSchedules } from './save-schedules.ts'
export { scheduleImportColumn, scheduleImportColumnWith } from './schedule-import-column.ts'
export { readDayShifts } from './shifts/read-day-shifts.ts'
export { requireShiftsOf } from './shifts/require-shifts-of.ts'

/** The calls of schedules and assignments; `readLockedRuns` returns the runs whose payslips a change does not affect. */
export const scheduleEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  ...listEndpoints(listSchedules, scheduleList),
  ...editScheduleEndpoints(readLockedRuns),
  ...editShiftEndpoints,
  changeTimesWith(readLockedRuns),
  ...breakEndpoints,
  ...listEndpoints(listAssignments, assignmentList),
  ...listEndpoints(listSchedulesOfEmployees, scheduleOfEmployeeList),
  showSchedulesOfEmployee,
  ...editAssignmentEndpoints(readLockedRuns),
  ...listEndpoints(listPositionLinks, positionLinkList),
  ...positionEndpoints(readLockedRuns),
]
