import type { RequestEngine } from '#features/requests/server/index.ts'
import { cancelEndpoints, entryEndpoints } from '#features/schedules/server/index.ts'
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
import { ownOvertimeEndpoints } from './own/index.ts'
import { proposeOvertimes } from './propose-overtimes.ts'
import { showOneOvertime } from './show-overtime.ts'
import { OVERTIME } from './stored-overtime.ts'

export type { BadOvertimeValue, OvertimeRow } from '../domain/overtime-rows.ts'
export { readOvertimeAfter } from './overtime-after.ts'
export { OVERTIME_REQUEST } from './overtime-request-kind.ts'
export { readOvertimeRules } from './overtime-rules.ts'
export { readApprovedOvertime } from './read-approved-overtime.ts'
export { readOvertimeFile } from './read-overtime-file.ts'
export {
  type ApprovedOvertime,
  recordApprovedOvertime,
} from './record-approved-overtime.ts'
export { recordRequestedOvertime } from './record-requested-overtime.ts'
export { OVERTIME_REQUESTS } from './relations.ts'

/** The calls of overtime. */
export const overtimeEndpoints = (engine: RequestEngine): Endpoint[] => [
  ...listEndpoints(listOvertime, overtimeList),
  ...enterOvertimeWith(engine),
  ...entryEndpoints(
    { enter: enterOvertimes, list: listOvertimeEntries, cancel: cancelOvertimeEntry },
    MANY_OVERTIMES,
    engine,
  ),
  ...proposeOvertimes,
  showOneOvertime,
  ...cancelEndpoints({ one: cancelOvertime, many: cancelOvertimes }, OVERTIME, engine),
  ...ownOvertimeEndpoints(engine),
]
