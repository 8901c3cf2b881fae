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
import { listOwnOvertime, OwnOvertime } from '../../contract.ts'
import { ASKED_TIMES } from '../list-overtime.ts'
import { FROM_TIME, SPAN_MINUTES, TO_TIME } from '../span-sql.ts'

const StoredRow = OwnOvertime.omit({ can: true })
type StoredRow = z.infer<typeof StoredRow>

/** The own overtime of the reader; rows of others are never in it. */
export const ownOvertimeList = (
  engine: RequestEngine,
): ListDeclaration<typeof listOwnOvertime, StoredRow> => ({
  from: `overtime_request r
    ${joinRequest('overtime')}`,
  joins: joinLastDecision('overtime_request'),
  key: ['r.id'],
  where: [...OWN_ROWS],
  row: StoredRow,
  columns: {
    id: 'r.id',
    request_id: 'q.id',
    work_date: 'r.work_date',
    from_time: clock(FROM_TIME),
    to_time: clock(TO_TIME),
    ...ASKED_TIMES,
    minutes: SPAN_MINUTES,
    remark: 'r.remark',
    ...OWN_REQUEST_COLUMNS,
  },
  filters: {
    from: fromDay('r.work_date'),
    to: toDay('r.work_date'),
    status: equals('r.status'),
  },
  search: foldedText('r.remark'),
  sorts: { work_date: 'r.work_date', status: 'r.status' },
  order: '-work_date',
  finishAll: addOwnActions(engine),
})

export const ownOvertimeLists = (engine: RequestEngine): Endpoint[] => [
  ...listEndpoints(listOwnOvertime, ownOvertimeList(engine)),
]
