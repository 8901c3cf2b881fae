import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listOpeningBalances } from '../contract.ts'
import { deleteOneOpeningBalance } from './delete-opening-balance.ts'
import { openingBalanceList } from './list-opening-balances.ts'
import { openingFileEndpoints } from './opening-file.ts'
import type { ReadPaidMonths } from './read-paid-months.ts'
import { saveOpeningBalancesWith } from './save-opening-balances.ts'

export type { PaidMonth, ReadPaidMonths } from './read-paid-months.ts'
export { OPENING_BALANCES } from './relations.ts'

export const openingBalancesEndpoints = (readPaidMonths: ReadPaidMonths): readonly Endpoint[] => [
  ...openingFileEndpoints(readPaidMonths),
  ...listEndpoints(listOpeningBalances, openingBalanceList),
  saveOpeningBalancesWith(readPaidMonths),
  deleteOneOpeningBalance,
]
