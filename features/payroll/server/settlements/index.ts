import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listSettlements } from '../../contract.ts'
import { downloadEmploymentCertificate } from './download-employment-certificate.ts'
import { settlementList } from './list-settlements.ts'
import { reopenSettlement } from './reopen-settlement.ts'
import {
  calculateSettlement,
  createSettlement,
  deleteSettlement,
  updateSettlement,
} from './save-settlement.ts'
import { proposeSettlement, showSettlement } from './show-settlement.ts'

/** A settlement is a final run with what a person has entered for it; it is approved and paid with the calls of runs. */
export const settlementEndpoints: readonly Endpoint[] = [
  ...listEndpoints(listSettlements, settlementList),
  proposeSettlement,
  createSettlement,
  showSettlement,
  updateSettlement,
  calculateSettlement,
  deleteSettlement,
  reopenSettlement,
  downloadEmploymentCertificate,
]
