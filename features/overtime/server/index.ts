import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listOvertime } from '../contract.ts'
import { enterOvertimeForEmployee } from './enter-overtime.ts'
import { overtimeList } from './list-overtime.ts'

export type { BadOvertimeValue, OvertimeRow } from '../domain/overtime-rows.ts'
export { readApprovedOvertime } from './read-approved-overtime.ts'
export { readOvertimeFile } from './read-overtime-file.ts'
export {
  type ApprovedOvertime,
  recordApprovedOvertime,
} from './record-approved-overtime.ts'

export const overtimeEndpoints: Endpoint[] = [
  ...listEndpoints(listOvertime, overtimeList),
  enterOvertimeForEmployee,
]
