import '../errors.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listPayItemEntries, listPayItems } from '../contract.ts'
import { payItemEntryList } from './list-entries.ts'
import { payItemList } from './list-items.ts'
import { variablePayEndpoints } from './list-variable-pay.ts'
import type { ReadLockedRuns } from './locked-months.ts'
import { addEntries, deleteOneEntry, updateOneEntry } from './save-entries.ts'
import {
  createOnePayItem,
  deleteOnePayItem,
  endOnePayItem,
  showOnePayItem,
  updateOnePayItem,
} from './save-item.ts'
import { saveVariablePayWith } from './save-variable-pay.ts'
import { variableFileEndpoints } from './variable-file.ts'

export { dueInstalment } from '../domain/instalments.ts'
export type { Frequency } from '../domain/pay-item.ts'
export { payItemNames } from './named-records.ts'
export { type PaidItem, recordPayments, takeBackPayments } from './record-payments.ts'
export * from './relations.ts'
export { saveImportedItems } from './save-imported-items.ts'

export const payItemEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  ...variablePayEndpoints(readLockedRuns),
  saveVariablePayWith(readLockedRuns),
  ...variableFileEndpoints(readLockedRuns),
  ...listEndpoints(listPayItems, payItemList),
  ...listEndpoints(listPayItemEntries, payItemEntryList),
  showOnePayItem,
  createOnePayItem,
  updateOnePayItem,
  endOnePayItem,
  deleteOnePayItem,
  addEntries,
  updateOneEntry,
  deleteOneEntry,
]
