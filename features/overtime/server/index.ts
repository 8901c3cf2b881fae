import type { Endpoint } from '#kit/server/handler.ts'
import { enterOvertimeForEmployee } from './enter-overtime.ts'
import { listOvertimeRows } from './list-overtime.ts'

export type { BadOvertimeValue, OvertimeRow } from '../domain/overtime-rows.ts'
export { readApprovedOvertime } from './read-approved-overtime.ts'
export { readOvertimeFile } from './read-overtime-file.ts'
export {
  type ApprovedOvertime,
  recordApprovedOvertime,
} from './record-approved-overtime.ts'

export const overtimeEndpoints: Endpoint[] = [listOvertimeRows, enterOvertimeForEmployee]
