import type { MasterData } from '#kit/contract/master-data.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { masterDataEndpoints } from '#kit/server/master-data/endpoints.ts'
import { vacation } from '../../contract/vacation.ts'
import { showLeaveLeft } from './list-leave-left.ts'
import { markLeaveOfKind } from './mark-leave-of-kind.ts'
import { showBalance } from './show-balance.ts'
import { showStatement } from './show-statement.ts'

const TABLE_NAMES = { leave_request: { la: 'ການລາພັກ', en: 'Leave' } }

export const vacationEndpoints: Endpoint[] = [
  ...masterDataEndpoints(vacation as unknown as MasterData, TABLE_NAMES, markLeaveOfKind),
  showBalance,
  showStatement,
  showLeaveLeft,
]
