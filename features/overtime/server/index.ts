import { cancelEndpoints, entryEndpoints, type ReadLockedRuns } from '#features/schedules/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import {
  cancelOvertime,
  cancelOvertimeEntry,
  cancelOvertimes,
  enterOvertimes,
  listOvertime,
  listOvertimeEntries,
} from '../contract.ts'
import { MANY_OVERTIMES } from './enter-many-overtimes.ts'
import { enterOvertimeWith } from './enter-overtime.ts'
import { overtimeList } from './list-overtime.ts'
import { proposeOvertimes } from './propose-overtimes.ts'
import { showOneOvertime } from './show-overtime.ts'
import { OVERTIME } from './stored-overtime.ts'

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
  ...enterOvertimeWith(readLockedRuns),
  ...entryEndpoints(
    { enter: enterOvertimes, list: listOvertimeEntries, cancel: cancelOvertimeEntry },
    MANY_OVERTIMES,
    readLockedRuns,
  ),
  ...proposeOvertimes,
  showOneOvertime,
  ...cancelEndpoints({ one: cancelOvertime, many: cancelOvertimes }, OVERTIME, readLockedRuns),
]
