import { LOCK_USES } from '#features/leave/server/index.ts'
import { type RequestTable, StoredRequest } from '#features/schedules/server/index.ts'
import { OVERTIME_USE } from './overtime-use-kind.ts'

/** The stored uses of a company, for HR's cancellations. */
export const USE_TABLE: RequestTable = {
  kind: OVERTIME_USE,
  lock: (tx, ids) => tx.query(StoredRequest, LOCK_USES, [tx.companyId, ids]),
}
