import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listLeave } from '../contract.ts'
import { enterLeaveForEmployee } from './enter-leave.ts'
import { leaveList, listLeaveTypeRows } from './list-leave.ts'
import { vacationEndpoints } from './vacation/index.ts'

export type { BadLeaveValue, LeaveRow } from '../domain/leave-rows.ts'
export { leaveNames } from './named-records.ts'
export { readApprovedLeave } from './read-approved-leave.ts'
export { readLeaveFile } from './read-leave-file.ts'
export { type ApprovedLeave, recordApprovedLeave } from './record-approved-leave.ts'

export { seedLeaveTypes } from './vacation/seed-leave-types.ts'

export const leaveEndpoints: Endpoint[] = [
  ...listEndpoints(listLeave, leaveList),
  listLeaveTypeRows,
  enterLeaveForEmployee,
  ...vacationEndpoints,
]
