import type { z } from 'zod'
import {
  addOwnActions,
  joinLastDecision,
  joinRequest,
  OWN_REQUEST_COLUMNS,
  OWN_ROWS,
  type RequestEngine,
} from '#features/requests/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { clock, equals, foldedText, fromDay, toDay } from '#kit/server/list/list-sql.ts'
import { listOwnLeave, OwnLeave } from '../../contract.ts'
import { LEAVE_FILES, LEAVE_PROOF } from '../files/proof-sql.ts'

const StoredRow = OwnLeave.omit({ can: true })
type StoredRow = z.infer<typeof StoredRow>

/** The own leave of the reader; rows of others are never in it. */
export const ownLeaveList = (engine: RequestEngine): ListDeclaration<typeof listOwnLeave, StoredRow> => ({
  from: `leave_request r join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id
    ${joinRequest('leave')}`,
  joins: joinLastDecision('leave_request'),
  key: ['r.id'],
  where: [...OWN_ROWS],
  row: StoredRow,
  columns: {
    id: 'r.id',
    request_id: 'q.id',
    leave_type_id: 'r.leave_type_id',
    leave_type: 't.name',
    is_paid: 't.is_paid',
    start_date: 'r.start_date',
    end_date: 'r.end_date',
    part: 'r.part',
    from_time: clock('r.from_time'),
    to_time: clock('r.to_time'),
    days: `(q.facts ->> 'days')::float8`,
    detail: 'r.detail',
    files: LEAVE_FILES,
    proof: LEAVE_PROOF,
    ...OWN_REQUEST_COLUMNS,
  },
  filters: {
    from: fromDay('r.end_date'),
    to: toDay('r.start_date'),
    status: equals('r.status'),
    leave_type_id: equals('r.leave_type_id'),
  },
  search: foldedText('t.name', 'r.detail'),
  sorts: { start_date: 'r.start_date', status: 'r.status' },
  order: '-start_date',
  finishAll: addOwnActions(engine),
})

export const ownLeaveLists = (engine: RequestEngine): Endpoint[] => [
  ...listEndpoints(listOwnLeave, ownLeaveList(engine)),
]
