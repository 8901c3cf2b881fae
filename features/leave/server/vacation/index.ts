import type { MasterData } from '#kit/contract/master-data.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { masterDataEndpoints } from '#kit/server/master-data/endpoints.ts'
import { vacation } from '../../contract/vacation.ts'
import { listEntitlements } from '../../contract.ts'
import { enterLeaveEntry } from '../ledger/enter-leave-entry.ts'
import { entitlementList, listTypes } from '../ledger/list-entitlements.ts'
import { showLeaveLeft } from './list-leave-left.ts'
import { markLeaveOfKind } from './mark-leave-of-kind.ts'
import { showBalance } from './show-balance.ts'
import { showStatement } from './show-statement.ts'

const TABLE_NAMES = { leave_request: { la: 'ການລາພັກ', en: 'Leave' } }

export const vacationEndpoints: Endpoint[] = [
  ...masterDataEndpoints(vacation as unknown as MasterData, TABLE_NAMES, markLeaveOfKind),
  ...listEndpoints(listEntitlements, entitlementList),
  listTypes,
  enterLeaveEntry,
  showBalance,
  showStatement,
  showLeaveLeft,
]
