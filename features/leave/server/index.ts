import { cancelEndpoints, entryEndpoints, type ReadLockedRuns } from '#features/schedules/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import {
  cancelLeave,
  cancelLeaveEntry,
  cancelLeaves,
  enterLeaves,
  listLeave,
  listLeaveEntries,
} from '../contract.ts'
import { enterLeaveWith } from './enter-leave.ts'
import { MANY_LEAVES } from './enter-many-leaves.ts'
import { leaveList, listLeaveTypeRows } from './list-leave.ts'
import { proposeLeaves } from './propose-leaves.ts'
import { showOneLeave } from './show-leave.ts'
import { LEAVE } from './stored-leave.ts'
import { vacationEndpoints } from './vacation/index.ts'

export type { BadLeaveValue, LeaveRow } from '../domain/leave-rows.ts'
export { leaveNames } from './named-records.ts'
export { readApprovedLeave } from './read-approved-leave.ts'
export { readLeaveFile } from './read-leave-file.ts'
export { type ApprovedLeave, recordApprovedLeave } from './record-approved-leave.ts'
export { recordRequestedLeave } from './record-requested-leave.ts'

export { LEAVE_REQUESTS } from './relations.ts'
export { leaveImportColumn } from './vacation/leave-import-column.ts'
export { readLeaveAtEnd, readLeaveLeft } from './vacation/read-leave-left.ts'
export { seedLeaveTypes } from './vacation/seed-leave-types.ts'

/** The calls of leave; `readLockedRuns` returns the runs whose payslips a change does not affect. */
export const leaveEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  ...listEndpoints(listLeave, leaveList),
  listLeaveTypeRows,
  ...enterLeaveWith(readLockedRuns),
  ...entryEndpoints(
    { enter: enterLeaves, list: listLeaveEntries, cancel: cancelLeaveEntry },
    MANY_LEAVES,
    readLockedRuns,
  ),
  ...proposeLeaves,
  ...vacationEndpoints,
  showOneLeave,
  ...cancelEndpoints({ one: cancelLeave, many: cancelLeaves }, LEAVE, readLockedRuns),
]
