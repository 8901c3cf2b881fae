import type { MasterData } from '#kit/contract/master-data.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { masterDataEndpoints } from '#kit/server/master-data/endpoints.ts'
import type { EntryChange, ListContext } from '#kit/server/master-data/list-context.ts'
import { vacation } from '../../contract/vacation.ts'
import { listEntitlements } from '../../contract.ts'
import { closeYear, listYears, previewYear } from '../closing/close-year.ts'
import { adjustLate, listLate } from '../closing/late-changes.ts'
import { takeBackCash } from '../ledger/encash-leave.ts'
import { enterLeaveEntry } from '../ledger/enter-leave-entry.ts'
import { entitlementList, listTypes } from '../ledger/list-entitlements.ts'
import { showLeaveLeft } from './list-leave-left.ts'
import { markLeaveOfKind } from './mark-leave-of-kind.ts'
import { renameAgreements } from './rename-agreements.ts'
import { showBalance } from './show-balance.ts'
import { showStatement } from './show-statement.ts'

const TABLE_NAMES = { leave_request: { la: 'ການລາພັກ', en: 'Leave' } }

/** What a change of leave types means for leave and agreements. */
async function followTypes(context: ListContext, changes: readonly EntryChange[]): Promise<void> {
  await markLeaveOfKind(context, changes)
  await renameAgreements(context, changes)
}

export const vacationEndpoints: Endpoint[] = [
  ...masterDataEndpoints(vacation as unknown as MasterData, TABLE_NAMES, followTypes),
  ...listEndpoints(listEntitlements, entitlementList),
  listTypes,
  enterLeaveEntry,
  takeBackCash,
  listYears,
  previewYear,
  closeYear,
  listLate,
  adjustLate,
  showBalance,
  showStatement,
  showLeaveLeft,
]
