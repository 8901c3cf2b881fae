import '../errors.ts'
import type { RequestEngine } from '#features/requests/server/index.ts'
import { cancelEndpoints, entryEndpoints } from '#features/schedules/server/index.ts'
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
import { blockEndpoints } from './blocks/edit-blocks.ts'
import { enterLeaveWith } from './enter-leave.ts'
import { MANY_LEAVES } from './enter-many-leaves.ts'
import { leaveFileEndpoints } from './files/leave-files.ts'
import { calendarEndpoints } from './leave-calendar.ts'
import { leaveList, listLeaveTypeRows } from './list-leave.ts'
import { ownLeaveEndpoints } from './own/index.ts'
import { proposeLeaves } from './propose-leaves.ts'
import { showOneLeave } from './show-leave.ts'
import { LEAVE } from './stored-leave.ts'
import { vacationEndpoints } from './vacation/index.ts'

export type { BadLeaveValue, LeaveRow } from '../domain/leave-rows.ts'
export type { EntryKind, LotDays } from '../domain/ledger/entries.ts'
export { DAY_UNITS } from '../domain/ledger/entries.ts'
export { readColleaguesAway } from './colleagues-away.ts'
export { tellMissingFiles, tellMissingFilesDaily } from './files/tell-missing-files.ts'
export { readLeaveAfter } from './leave-after.ts'
export { LEAVE_REQUEST, readAwayOn } from './leave-request-kind.ts'
export { checkLeaves, type OwnWarning as OwnLeaveWarning } from './leave-warnings.ts'
export { addLeaveEntries, counterLeaveEntries, type NewLeaveEntry } from './ledger/add-entries.ts'
export { findCompType, type PostedComp, readPostedComp, requireCompType } from './ledger/comp-account.ts'
export {
  type EndingCredit,
  type PaidCredit,
  readCompType,
  readEndingCredit,
  takePaidCredit,
} from './ledger/ending-credit.ts'
export { grantLeave, grantLeaveDaily } from './ledger/grant-leave.ts'
export {
  type LeaveToPay,
  readLeaveToPay,
  recordLeavePayments,
  takeBackLeavePayments,
} from './ledger/leave-payments.ts'
export { type LeaveAccounts, readLeaveAccounts } from './ledger/read-leave-accounts.ts'
export type { AccountEntry } from './ledger/stored-entries.ts'
export { tellExpiry, tellExpiryDaily } from './ledger/tell-expiry.ts'
export { leaveNames } from './named-records.ts'
export {
  CHANGE_USE,
  INSERT_USE,
  INSERT_USE_DRAFT,
  LOCK_USES,
  OVERTIME_USES,
  setStatusOfUses,
  UPDATE_USE,
} from './overtime-uses.ts'
export { readApprovedLeave } from './read-approved-leave.ts'
export { readLeaveFile } from './read-leave-file.ts'
export { type ApprovedLeave, recordApprovedLeave } from './record-approved-leave.ts'
export { recordRequestedLeave } from './record-requested-leave.ts'

export { LEAVE_REQUESTS, LEAVE_WITHOUT_FILE } from './relations.ts'
export { leaveImportColumn } from './vacation/leave-import-column.ts'
export { readLeaveAtEnd, readLeaveLeft } from './vacation/read-leave-left.ts'
export { seedLeaveTypes } from './vacation/seed-leave-types.ts'

/** The calls of leave. */
export const leaveEndpoints = (engine: RequestEngine): Endpoint[] => [
  ...listEndpoints(listLeave, leaveList),
  listLeaveTypeRows,
  ...enterLeaveWith(engine),
  ...entryEndpoints(
    { enter: enterLeaves, list: listLeaveEntries, cancel: cancelLeaveEntry },
    MANY_LEAVES,
    engine,
  ),
  ...proposeLeaves,
  ...calendarEndpoints,
  ...vacationEndpoints,
  ...blockEndpoints,
  showOneLeave,
  ...cancelEndpoints({ one: cancelLeave, many: cancelLeaves }, LEAVE, engine),
  ...ownLeaveEndpoints(engine),
  ...leaveFileEndpoints(engine),
]
