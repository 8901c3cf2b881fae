import type { ReadLockedRuns } from '#features/schedules/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listOvertime } from '../contract.ts'
import { cancelOvertimeWith } from './cancel-overtime.ts'
import { manyOvertimesWith } from './enter-many-overtimes.ts'
import { enterOvertimeWith } from './enter-overtime.ts'
import { overtimeList } from './list-overtime.ts'
import { proposeOvertimes } from './propose-overtimes.ts'
import { showOneOvertime } from './show-overtime.ts'
import { updateOvertimeWith } from './update-overtime.ts'

export type { BadOvertimeValue, OvertimeRow } from '../domain/overtime-rows.ts'
export { readApprovedOvertime } from './read-approved-overtime.ts'
export { readOvertimeFile } from './read-overtime-file.ts'
export {
  type ApprovedOvertime,
  recordApprovedOvertime,
} from './record-approved-overtime.ts'
export { recordRequestedOvertime } from './record-requested-overtime.ts'
export { OVERTIME_REQUESTS } from './relations.ts'

/** The calls of overtime; `readLockedRuns` returns the runs whose payslips a change does not affect. */
export const overtimeEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  ...listEndpoints(listOvertime, overtimeList),
  enterOvertimeWith(readLockedRuns),
  ...manyOvertimesWith(readLockedRuns),
  ...proposeOvertimes,
  showOneOvertime,
  updateOvertimeWith(readLockedRuns),
  ...cancelOvertimeWith(readLockedRuns),
]
